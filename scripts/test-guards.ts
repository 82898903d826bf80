import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';
import { assistantGuards } from './guards/assistant.ts';
import { contentGuards } from './guards/content.ts';
import type { Guard } from './guards/guard.ts';
import { learningGuards } from './guards/learning.ts';

/**
 * Takes away what stops an abuse, one guard after the other, in a copy of the code, and sees that the test of the abuse
 * fails: a test that passes without its guard proves nothing. Words limit it to the guards that have all of them, in what
 * would happen or in the name of their area.
 */

const repository = fileURLToPath(new URL('..', import.meta.url));
type Outcome = Readonly<{ passed: number; failed: number }>;

const copied = async (): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'fitboard-guards-'));
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: repository, encoding: 'utf8' });
  const wanted = tracked
    .split('\0')
    .filter((file) => /^((adapters|core|fixtures|scripts|ui)\/|[^/]+$)/.test(file));
  for (const file of wanted) if (file) await cp(join(repository, file), join(copy, file));
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'));
  return copy;
};

const escaped = (title: string) => title.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** One runner for all guards: what no guard touches is read and translated once. */
const openRunner = async (copy: string) => {
  const vitest = await createVitest({
    root: copy,
    project: ['unit'],
    watch: false,
    // Modules of the guard before are not those of the next.
    isolate: true,
    reporters: [{}],
  });
  /** What the one test says: how many cases of it passed and failed. */
  const outcomeOf = async ({ file, title }: Guard['test']): Promise<Outcome> => {
    vitest.setGlobalTestNamePattern(new RegExp(escaped(title), 'u'));
    const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications([file]));
    const states = testModules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    return {
      failed: states.filter((state) => state === 'failed').length,
      passed: states.filter((state) => state === 'passed').length,
    };
  };
  return {
    outcomeOf,
    /** A file is not what it was. */
    forget: (file: string) => vitest.invalidateFile(join(copy, file)),
    close: () => vitest.close(),
  };
};
type Runner = Awaited<ReturnType<typeof openRunner>>;

/** Takes the guard away, looks at the test, and puts it back. Answers what is wrong; nothing when the test failed. */
const problemOf = async (
  { copy, runner }: Readonly<{ copy: string; runner: Runner }>,
  { changes, test }: Guard,
): Promise<string | null> => {
  const write = async (texts: ReadonlyMap<string, string>) => {
    for (const [file, text] of texts) {
      await writeFile(join(copy, file), text);
      runner.forget(file);
    }
  };
  const files = [...new Set(changes.map(({ file }) => file))];
  const before = new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => [file, await readFile(join(copy, file), 'utf8')]),
    ),
  );
  const after = new Map(before);
  for (const { file, from, to } of changes) {
    const text = after.get(file)!; // read above
    if (text.split(from).length !== 2) return `${file} does not have it exactly once: ${from}`;
    after.set(
      file,
      text.replace(from, () => to),
    );
  }
  await write(after);
  try {
    const { failed: failures, passed } = await runner.outcomeOf(test);
    if (failures > 0) return null;
    return passed > 0 ? `“${test.title}” passes without it` : `“${test.title}” in ${test.file} was not run`;
  } finally {
    await write(before);
  }
};

const areas: Readonly<Record<string, readonly Guard[]>> = {
  assistant: assistantGuards,
  content: contentGuards,
  learning: learningGuards,
};
const asked = process.argv.slice(2);
const chosen = Object.entries(areas).flatMap(([area, guards]) =>
  guards.filter(({ without }) => asked.every((word) => `${area}: ${without}`.includes(word))),
);
const copy = await copied();
const runner = await openRunner(copy);
let failed = 0;
console.log('Guards');
try {
  for (const guard of chosen) {
    const problem = await problemOf({ copy, runner }, guard);
    if (problem !== null) failed += 1;
    console.log(`  ${problem === null ? 'ok    ' : 'FAILED'} without its guard, ${guard.without}`);
    if (problem !== null) console.log(`    ${problem}`);
  }
} finally {
  await runner.close();
  await rm(copy, { recursive: true, force: true });
}
console.log(`\n${chosen.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 || chosen.length === 0 ? 1 : 0);
