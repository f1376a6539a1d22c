// Games that are over: bots play them to their end.

/** A game of mine that a bot has finished for me; gives the table's id. */
export async function finished(who, game, bots, options = {}) {
  const seats = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'greedy' }))];
  const id = await who.table(game, seats, options);
  await who.request('POST', `/api/tables/${id}/resign`, { seat: 0 });
  while ((await who.request('GET', `/api/tables/${id}`)).state !== 'over')
    await new Promise((resolve) => setTimeout(resolve, 50));
  return id;
}
