// Dams lava up until a route has to be erased for it. Runs inside a page, as a player over the protocol: the dice are
// the server's own, so a fixed script is not possible, but whoever walls the lakes in gets stuck in most games.
export async function damUp(id) {
  const steps = [
    [-1, 0],
    [0, 1],
    [1, 0],
    [0, -1],
  ];
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/ws`, 'roundhouse.1');
  await new Promise((resolve, reject) => Object.assign(socket, { onopen: resolve, onerror: reject }));
  const waiting = new Map();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(data);
    waiting.get(answer.n)?.(answer);
  };
  let n = 0;
  const ask = (message) =>
    new Promise((resolve) => {
      waiting.set(++n, resolve);
      socket.send(JSON.stringify({ ...message, n, table: id, seat: 0 }));
    });

  /** Lava sides that face an empty space, each a way out of the lake; the fewer the better. A route beside lava is wanted. */
  function openness(spaces, text) {
    const [, cell, sides] = /^draw (\d\d)(....)/.exec(text);
    const held = { ...spaces, [cell]: { sides } };
    let ways = 0;
    for (const [at, space] of Object.entries(held)) {
      steps.forEach(([down, right], side) => {
        if (space.sides?.[side] !== 'L') return;
        const row = Number(at[0]) + down;
        const col = Number(at[1]) + right;
        if (row < 0 || col < 0 || row > 6 || col > 6) return;
        const beside = held[`${row}${col}`];
        if (!beside) ways += 1;
        else if (beside.sides && !beside.sides.includes('L')) ways -= 0.1;
      });
    }
    return ways;
  }

  try {
    for (let guard = 0; guard < 300; guard++) {
      const { view, v, legal = [] } = await ask({ t: 'watch' });
      if (view.phase === 'over') return false;
      if (legal.some((move) => move.startsWith('erase'))) return true;
      if (!legal.length) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        continue;
      }
      const { spaces } = view.seats[0];
      const best = (list) => list.map((move) => [openness(spaces, move), move]).sort(([a], [b]) => a - b)[0];
      const draws = legal.filter((move) => move.startsWith('draw'));
      // Routes first: being stuck counts only before the round's first lava.
      const wanted = best(draws.filter((move) => !move.includes('L'))) ?? (legal.includes('done') ? null : best(draws));
      const move = wanted?.[1] ?? legal.find((one) => one === 'done') ?? legal[0];
      const answer = await ask({ t: 'move', v, id: crypto.randomUUID().slice(0, 30), move });
      if (answer.t !== 'ok' && answer.t !== 'stale') throw new Error(JSON.stringify(answer));
    }
    return false;
  } finally {
    socket.close();
  }
}
