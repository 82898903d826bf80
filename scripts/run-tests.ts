import { bin, check, runParts, vitest, type Part } from './test-runner.ts';

/** Long ones first, so that the short ones fill the gaps. */
const parts: readonly Part[] = [
  vitest('db'),
  vitest('storybook', { inBrowser: true }),
  vitest('unit'),
  check('unused', bin('knip')),
  check('lint', bin('oxlint'), '--quiet'),
  check('layers', process.execPath, 'scripts/layers.mjs'),
  check('types', bin('tsc'), '--noEmit', '--checkers', '1', '-p', 'tsconfig.json'),
  check('types of core', bin('tsc'), '--noEmit', '--checkers', '1', '-p', 'core/tsconfig.json'),
  check('types of ui', bin('tsc'), '--noEmit', '--checkers', '1', '-p', 'ui/tsconfig.json'),
  check('messages', process.execPath, 'scripts/messages.mjs'),
  check('format', bin('oxfmt'), '--check'),
  {
    name: 'e2e',
    program: process.execPath,
    args: ['e2e/run.ts'],
    count: 'last line',
    inBrowser: true,
    alone: true,
  },
];

await runParts(parts);
