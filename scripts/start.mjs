import { exitWith, prepare, runPinned } from './prepare.mjs';

await exitWith(async () => {
  await prepare();
  return runPinned('adapters/http/main.ts', process.argv.slice(2), { linked: true });
});
