import { execFileSync } from 'node:child_process';
import { bin, check, runParts, types, vitest, type Part } from './test-runner.ts';

const lint = check('lint', bin('oxlint'), '--quiet');
const format = check('format', bin('oxfmt'), '--check');
const allTypes = [
  types('types', 'tsconfig.json'),
  types('types of core', 'core/tsconfig.json'),
  types('types of ui', 'ui/tsconfig.json'),
];

/** Long ones first, so that the short ones fill the gaps. */
const parts: readonly Part[] = [
  // Each story costs a second or more of a browser: the others are played before a release, and when they change.
  vitest('storybook', { inBrowser: true, files: ['--shard=1/6'] }),
  vitest('db'),
  vitest('unit'),
  ...allTypes.toReversed(),
  check('unused', bin('knip')),
  lint,
  check('layers', process.execPath, 'scripts/layers.mjs'),
  check('words', process.execPath, 'scripts/words.mjs'),
  check('order of core', process.execPath, 'scripts/core-order.mjs'),
  check('messages', process.execPath, 'scripts/messages.mjs'),
  check('terms of messages', process.execPath, 'scripts/message-terms.mjs'),
  format,
  {
    name: 'e2e',
    program: process.execPath,
    args: ['e2e/run.ts'],
    count: 'last line',
    inBrowser: true,
    alone: true,
  },
];

/** Where this branch left `main`; on `main` itself, or without one, the last commit. */
const beginningOfWork = (): string => {
  const git = (...words: string[]) =>
    execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('merge-base', 'main', 'HEAD');
  } catch {
    return git('rev-parse', 'HEAD');
  }
};

/** `npm test -- --changed`: tests that depend on what was changed, and the checks that speak of every file. */
const partsOfChange = (): readonly Part[] => {
  const changed = { files: [`--changed=${beginningOfWork()}`], mayBeEmpty: true };
  return [
    vitest('unit', changed),
    vitest('db', changed),
    vitest('storybook', { ...changed, inBrowser: true }),
    ...allTypes,
    lint,
    format,
  ];
};

const asked = process.argv.slice(2);
const names = asked.filter((word) => word !== '--changed');
await runParts(names.length < asked.length ? partsOfChange() : parts, names);
