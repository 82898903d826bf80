import { exitWith, prepare, runPinned } from './prepare.mjs';

await exitWith(async () => {
  await prepare();
  return runPinned('scripts/build.ts', process.argv.slice(2));
});
