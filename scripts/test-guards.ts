import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Guard } from './guards/guard.ts';
import { learningGuards } from './guards/learning.ts';

/**
 * Takes away what stops an abuse, one guard after the other, in a copy of the code, and sees that the test of the abuse
 * fails: a test that passes without its guard proves nothing. Words limit it to the guards that have one of them.
 */

const repository = fileURLToPath(new URL('..', import.meta.url));
const report = z.object({
  numFailedTests: z.number(),
  numPassedTests: z.number(),
});

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

/** What the one test says: how many cases of it passed and failed. */
const outcomeOf = async (copy: string, { file, title }: Guard['test']): Promise<z.infer<typeof report>> => {
  const answer = join(copy, 'guard-report.json');
  await rm(answer, { force: true });
  const vitest = join(copy, 'node_modules', '.bin', 'vitest');
  const words = ['run', '--project', 'unit', '--reporter=json', `--outputFile.json=${answer}`];
  const child = spawn(vitest, [...words, file, '-t', escaped(title)], { cwd: copy, stdio: 'ignore' });
  await new Promise((resolve) => child.on('close', resolve));
  const written = await readFile(answer, 'utf8').catch(() => '{"numFailedTests":0,"numPassedTests":0}');
  return report.parse(JSON.parse(written));
};

/** Takes the guard away, looks at the test, and puts it back. Answers what is wrong; nothing when the test failed. */
const problemOf = async (copy: string, { changes, test }: Guard): Promise<string | null> => {
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
  for (const [file, text] of after) await writeFile(join(copy, file), text);
  try {
    const { numFailedTests, numPassedTests } = await outcomeOf(copy, test);
    if (numFailedTests > 0) return null;
    return numPassedTests > 0
      ? `“${test.title}” passes without it`
      : `“${test.title}” in ${test.file} was not run`;
  } finally {
    for (const [file, text] of before) await writeFile(join(copy, file), text);
  }
};

const guards: readonly Guard[] = [...learningGuards];
const asked = process.argv.slice(2);
const chosen = guards.filter(({ without }) => asked.every((word) => without.includes(word)));
const copy = await copied();
let failed = 0;
console.log('Guards');
try {
  for (const guard of chosen) {
    const problem = await problemOf(copy, guard);
    if (problem !== null) failed += 1;
    console.log(`  ${problem === null ? 'ok    ' : 'FAILED'} without its guard, ${guard.without}`);
    if (problem !== null) console.log(`    ${problem}`);
  }
} finally {
  await rm(copy, { recursive: true, force: true });
}
console.log(`\n${chosen.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 || chosen.length === 0 ? 1 : 0);
