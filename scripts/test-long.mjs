import { exitWith, prepare, runPinned } from './prepare.mjs';

await exitWith(async () => {
  await prepare();
  return runPinned('scripts/run-long-tests.ts', process.argv.slice(2), { linked: true, withEnvFile: false });
});
