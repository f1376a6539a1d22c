// Runs vitest once and ends with the house's line: N passed, N failed.
import { startVitest } from 'vitest/node';

const vitest = await startVitest('test', process.argv.slice(2), { watch: false, reporters: ['default'] });
const tests = vitest.state.getFiles().flatMap(function walk(task) {
  return task.tasks ? task.tasks.flatMap(walk) : [task];
});
const failedFiles = vitest.state
  .getFiles()
  .filter((file) => file.result?.state === 'fail' && !file.tasks.length).length;
const failed = tests.filter((test) => test.result?.state === 'fail').length + failedFiles;
const passed = tests.filter((test) => test.result?.state === 'pass').length;
await vitest.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
