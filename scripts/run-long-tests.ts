import { runParts, vitest, type Part } from './test-runner.ts';

/** Too long for every change, and not to be missed before a release. */
const parts: readonly Part[] = [
  vitest('db', { name: 'fuzz', files: ['adapters/http/fuzz.db.test.ts'], env: { FUZZ_REQUESTS: '20000' } }),
  vitest('db', {
    name: 'files',
    files: ['adapters/http/staff-files/staff-files.db.test.ts'],
    env: { LEDGER_ROWS: '1000000' },
  }),
  {
    name: 'rolling restart and memory',
    program: process.execPath,
    args: ['e2e/long.ts'],
    count: 'last line',
    alone: true,
  },
];

await runParts(parts);
