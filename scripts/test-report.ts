import { readFile } from 'node:fs/promises';
import { z } from 'zod';

type Timed = Readonly<{ name: string; seconds: number }>;
export type Tally = {
  passed: number;
  failed: number;
  remarks: readonly string[];
  /** How long each test file or scenario took. */
  durations: readonly Timed[];
  /** What failed, each by file or scenario and by its own name. */
  failures: readonly string[];
};

/** Nothing to say of it but its count. */
export const plain = { remarks: [], durations: [], failures: [] } as const;

/** What Vitest's JSON reporter writes, as far as it is counted. */
const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number().optional(),
      endTime: z.number().optional(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string().optional() })),
    }),
  ),
});

/** A file that could not be loaded has no test that failed, and a skipped test has proven nothing: both count as failures. */
export const tallyOfVitest = async (file: string): Promise<Tally> => {
  const report = vitestReport.parse(JSON.parse(await readFile(file, 'utf8')));
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length + skipped,
    remarks: [
      ...broken.map(({ name }) => `${name} could not be run`),
      ...(skipped ? [`${skipped} skipped`] : []),
    ],
    durations: report.testResults.map(({ name, startTime = 0, endTime = startTime }) => ({
      name,
      seconds: (endTime - startTime) / 1_000,
    })),
    failures: [
      ...broken.map(({ name }) => name),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName = '' }) => `${name}  ${fullName}`),
      ),
    ],
  };
};

/** A scenario's name stands at the beginning of a line, what is said of it indented below. */
const underNames = (output: string): readonly Readonly<{ name: string; line: string }>[] => {
  let name = '';
  return output.split('\n').map((line) => {
    if (/^\S/.test(line)) name = line;
    return { name, line };
  });
};

const durationsIn = (output: string): readonly Timed[] =>
  underNames(output).flatMap(({ name, line }) => {
    const seconds = /^ {2}took +([\d.]+) s$/.exec(line)?.[1];
    return seconds === undefined ? [] : [{ name, seconds: Number(seconds) }];
  });

const failedSteps = (output: string): readonly string[] =>
  underNames(output).flatMap(({ name, line }) => {
    const step = /^ {2}FAILED +(.*)$/.exec(line)?.[1];
    return step === undefined ? [] : [`${name}  ${step}`];
  });

/** Programs of ours close with `N passed, N failed`. */
export const tallyOfLastLine = (output: string): Tally | undefined => {
  const found = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return found
    ? {
        passed: Number(found[1]),
        failed: Number(found[2]),
        remarks: [],
        durations: durationsIn(output),
        failures: failedSteps(output),
      }
    : undefined;
};

type Judgement = Readonly<{
  /** Where nothing has changed, nothing has to run. */
  mayBeEmpty?: boolean;
}>;

/** Never silent: a part that ended badly, or that ran nothing, failed once at least. */
export const judged = (
  tally: Tally | undefined,
  code: number,
  { mayBeEmpty = false }: Judgement = {},
): Tally => {
  if (!tally && code === 0 && mayBeEmpty)
    return { ...plain, passed: 0, failed: 0, remarks: ['nothing to run'] };
  const counted = tally ?? { ...plain, passed: 0, failed: 0, remarks: ['it left no report'] };
  const { passed, failed, remarks } = counted;
  if (failed > 0) return counted;
  if (code !== 0) return { ...counted, failed: 1, remarks: [...remarks, `it ended with exit code ${code}`] };
  if (passed > 0) return counted;
  return mayBeEmpty
    ? { ...counted, remarks: [...remarks, 'nothing to run'] }
    : { ...counted, failed: 1, remarks: [...remarks, 'nothing ran'] };
};

/** The ones to make quicker first. */
export const slowest = (tallies: readonly Tally[], count: number): readonly string[] =>
  tallies
    .flatMap(({ durations }) => durations)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);

/** Of what a program of named steps printed: what failed, each under the name it belongs to. All of it where nothing says so. */
export const failuresIn = (output: string): readonly string[] => {
  const lines = output.trimEnd().split('\n');
  const kept: string[] = [];
  let title = '';
  let isFailure = false;
  for (const line of lines) {
    if (/^\S/.test(line)) title = line;
    if (!/^ {4}/.test(line)) isFailure = /^ {2}FAILED/.test(line);
    if (!isFailure) continue;
    if (title !== '') kept.push(title);
    title = '';
    kept.push(line);
  }
  return kept.length > 0 ? kept : lines;
};

/** Of what Vitest printed: from the first failure on. All of it where it came to none. */
export const failuresOfVitest = (output: string): readonly string[] => {
  const lines = output.trimEnd().split('\n');
  const first = lines.findIndex((line) => /^⎯+ (Failed|Unhandled) /.test(line));
  return first < 0 ? lines : lines.slice(first);
};
