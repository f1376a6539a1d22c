// A client in another language, written from docs/protocol.md and docs/views alone, against the real
// server: node tests/node/run.mjs build/roundhouse
let passed = 0, failed = 0;

async function test(name, body) {
  let timer;
  const late = new Promise((_, reject) => (timer = setTimeout(() => reject(new Error("takes too long")), 120_000)));
  try {
    await Promise.race([body(), late]);
    passed++;
  } catch (error) {
    failed++;
    console.log(`FAILED ${name}: ${error.stack ?? JSON.stringify(error)}`);
  }
  clearTimeout(timer);
}

for (const file of ["people", "tables", "hosts", "friends", "play", "live", "sealed", "limits"]) {
  const { default: tests } = await import(`./${file}.mjs`);
  for (const [name, body] of Object.entries(tests)) await test(`${file}: ${name}`, body);
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
