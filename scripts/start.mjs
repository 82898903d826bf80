import { exitWith, prepare, runPinned } from './prepare.mjs';

await exitWith(async () => {
  await prepare();
  return runPinned(['--env-file-if-exists=.env', 'adapters/http/main.ts', ...process.argv.slice(2)], {
    linked: true,
  });
});
