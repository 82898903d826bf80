import { effortVariable } from '#fixtures/engine/test-effort.ts';
import { runParts, vitest, type Part } from './test-runner.ts';

const env = { [effortVariable]: 'long' };

const scenarios = (name: string, ...args: string[]): Part => ({
  name,
  program: process.execPath,
  args,
  count: 'last line',
  inBrowser: true,
  alone: true,
  patienceMinutes: 75,
  env,
});

/** Too long for every change, and not to be missed before a release. */
const parts: readonly Part[] = [
  vitest('db', { name: 'fuzz', files: ['adapters/http/fuzz.db.test.ts'], env }),
  vitest('db', { name: 'files', files: ['adapters/http/staff-files/staff-files.db.test.ts'], env }),
  vitest('db', { name: 'ledger', files: ['adapters/persistence/ports.db.test.ts'], env }),
  vitest('db', {
    name: 'AI answers',
    files: ['adapters/persistence/assistant/ai-sequences.db.test.ts'],
    env,
  }),
  vitest('unit', {
    name: 'sequences',
    files: [
      'core/money/coin/money-sequences',
      'core/coaching/review/review-sequences',
      'core/content/bug-report/report-sequences',
      'core/sites/domain-name/domain-life',
      'core/sites/domain-name/article-and-name-sequences',
    ],
    env,
  }),
  {
    name: 'guards',
    program: process.execPath,
    args: ['scripts/test-guards.ts'],
    count: 'last line',
    patienceMinutes: 30,
    env,
  },
  {
    name: 'installation',
    program: process.execPath,
    args: ['scripts/test-install.ts'],
    count: 'last line',
    patienceMinutes: 15,
    env,
  },
  vitest('storybook', { name: 'stories', inBrowser: true, patienceMinutes: 75, env }),
  scenarios('journeys', 'e2e/run.ts'),
  scenarios('rolling restart, versions and memory', 'e2e/long.ts'),
  // Programs that are not installed here are said, and not counted as passed.
  vitest('faults', { alone: true, patienceMinutes: 45, env }),
];

await runParts(parts);
