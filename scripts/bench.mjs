import { exitWith, prepare, runPinned } from './prepare.mjs';

await exitWith(async () => {
  await prepare();
  return runPinned('bench/run.ts', process.argv.slice(2));
});
