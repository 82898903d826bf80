import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { variableNames } from '../adapters/composition/config/variables.ts';
import { noChromium, provideChromium } from './chromium.ts';
import {
  failuresIn,
  failuresOfVitest,
  judged,
  plain,
  slowest,
  tallyOfLastLine,
  tallyOfVitest,
  type Tally,
} from './test-report.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'fitboard-reports-'));
export const bin = (name: string) => join(repository, 'node_modules', '.bin', name);
const usualPatienceMinutes = 45;

/** One part of a test run: a program, and how its outcome is counted. */
export type Part = {
  name: string;
  program: string;
  args: readonly string[];
  count: 'once' | 'vitest' | 'last line';
  inBrowser?: boolean;
  /** Timing matters to it: nothing else runs beside it. */
  alone?: boolean;
  /** Nothing to run is no failure. */
  mayBeEmpty?: boolean;
  /** It is ended after so long. */
  patienceMinutes?: number;
  env?: Readonly<Record<string, string>>;
};

/** What was checked before and has not changed is not checked again. */
export const types = (name: string, project: string): Part => {
  const known = join(repository, 'node_modules', '.cache', 'tsc', `${name.replaceAll(' ', '-')}.tsbuildinfo`);
  const flags = ['--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', known];
  return check(name, bin('tsc'), ...flags, '-p', project);
};

export const check = (name: string, program: string, ...args: string[]): Part => ({
  name,
  program,
  args,
  count: 'once',
});

/** A project of vitest, or some of its files under a name of their own. */
export const vitest = (
  project: string,
  { name = project, files = [], ...options }: Partial<Part> & Readonly<{ files?: readonly string[] }> = {},
): Part => ({
  name,
  program: bin('vitest'),
  args: [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
    ...files,
  ],
  count: 'vitest',
  ...options,
});

const reportOf = (name: string) => join(reports, `${name.replaceAll(' ', '-')}.json`);

const running = new Set<ChildProcess>();

/** Tests must not reach the operator's own database, mail or money, whatever his shell has set. */
const environment = (chromium: string | undefined): NodeJS.ProcessEnv => {
  const env = { ...process.env };
  for (const name of variableNames) delete env[name];
  return { ...env, ...(chromium && { CHROMIUM_PATH: chromium }), NO_COLOR: '1' };
};

const execute = (
  { program, args, patienceMinutes = usualPatienceMinutes }: Part,
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(program, args, { cwd: repository, env, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (output += text.toString()));
    const impatient = setTimeout(() => {
      output += `\nIt took longer than ${patienceMinutes} minutes and was ended.\n`;
      child.kill('SIGTERM');
    }, patienceMinutes * 60_000);
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      clearTimeout(impatient);
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });

const tallyOf = async (part: Part, code: number, output: string): Promise<Tally> => {
  if (part.count === 'once')
    return code === 0
      ? { ...plain, passed: 1, failed: 0 }
      : { ...plain, passed: 0, failed: 1, failures: [part.name] };
  const tally =
    part.count === 'vitest'
      ? await tallyOfVitest(reportOf(part.name)).catch(() => undefined)
      : tallyOfLastLine(output);
  return judged(tally, code, part);
};

const allLines = (output: string) => output.trimEnd().split('\n');

const show = (part: Part, { passed, failed, remarks }: Tally, seconds: number, output: string): void => {
  const mark = failed ? 'FAILED' : 'ok    ';
  const said = remarks.length ? ` (${remarks.join('; ')})` : '';
  console.log(`${mark} ${part.name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s${said}`);
  if (!failed) return;
  const linesOf = { 'last line': failuresIn, vitest: failuresOfVitest, once: allLines }[part.count];
  for (const line of linesOf(output)) console.log(`  ${part.name} | ${line}`);
};

const perform = async (part: Part, chromium: string | undefined): Promise<Tally> => {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1_000;
  if (part.inBrowser && !chromium) {
    const tally: Tally = { ...plain, passed: 0, failed: 1, failures: [part.name] };
    show(part, tally, seconds(), noChromium());
    return tally;
  }
  const { code, output } = await execute(part, { ...environment(chromium), ...part.env });
  const tally = await tallyOf(part, code, output);
  show(part, tally, seconds(), output);
  return tally;
};

const fromRepository = (line: string): string => line.replace(repository, '');

const side = async (queue: Part[], chromium: string | undefined, tallies: Tally[]): Promise<void> => {
  for (let part = queue.shift(); part; part = queue.shift()) tallies.push(await perform(part, chromium));
};

const stop = (signal: NodeJS.Signals): void => {
  for (const child of running) child.kill(signal);
  rmSync(reports, { recursive: true, force: true });
  process.exit(signal === 'SIGINT' ? 130 : 143);
};
process.on('SIGINT', () => stop('SIGINT'));
process.on('SIGTERM', () => stop('SIGTERM'));
process.on('disconnect', () => stop('SIGTERM'));

/** Runs the parts named, or all; the closing line is `N passed, N failed`, and the process ends. */
export const runParts = async (
  parts: readonly Part[],
  asked: readonly string[] = process.argv.slice(2),
): Promise<never> => {
  const unknown = asked.filter((name) => parts.every((part) => part.name !== name));
  if (unknown.length > 0) {
    console.error(
      `Unknown: ${unknown.join(', ')}. There are ${parts.map(({ name }) => `"${name}"`).join(', ')}.`,
    );
    process.exit(2);
  }

  const chosen = asked.length > 0 ? parts.filter(({ name }) => asked.includes(name)) : parts;
  const chromium = chosen.some(({ inBrowser }) => inBrowser) ? provideChromium() : undefined;
  const tallies: Tally[] = [];
  const together = chosen.filter(({ alone }) => !alone);
  const lanes = Math.max(2, Math.floor(availableParallelism() / 2));
  await Promise.all(Array.from({ length: lanes }, () => side(together, chromium, tallies)));
  await side(
    chosen.filter(({ alone }) => alone),
    chromium,
    tallies,
  );
  rmSync(reports, { recursive: true, force: true });

  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  const slow = slowest(tallies, 10);
  if (slow.length > 0) console.log(['', 'The slowest:', ...slow.map(fromRepository)].join('\n'));
  // Once more where a long output ends: its beginning may be out of sight.
  const failures = tallies.flatMap((tally) => tally.failures);
  if (failures.length > 0) console.log(['', 'Failed:', ...failures.map(fromRepository)].join('\n'));
  console.log(`\n${passed} passed, ${failed} failed`);
  const isEmpty = passed === 0 && chosen.some(({ mayBeEmpty }) => !mayBeEmpty);
  return process.exit(failed > 0 || isEmpty ? 1 : 0);
};
