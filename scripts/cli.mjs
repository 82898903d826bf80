import { exitWith, prepare, runPinned } from './prepare.mjs';

await exitWith(async () => {
  await prepare();
  return runPinned('adapters/cli/main.ts', process.argv.slice(2));
});
