import { readFile } from 'node:fs/promises';
import { z } from 'zod';

export type Tally = { passed: number; failed: number; remarks: readonly string[] };

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
      assertionResults: z.array(z.object({ status: z.string() })),
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
  };
};

/** Programs of ours close with `N passed, N failed`. */
export const tallyOfLastLine = (output: string): Tally | undefined => {
  const found = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return found ? { passed: Number(found[1]), failed: Number(found[2]), remarks: [] } : undefined;
};

/** Never silent: a part that ended badly, or that ran nothing, failed once at least. */
export const judged = (tally: Tally | undefined, code: number): Tally => {
  const { passed, failed, remarks } = tally ?? { passed: 0, failed: 0, remarks: ['it left no report'] };
  if (failed > 0) return { passed, failed, remarks };
  if (code !== 0) return { passed, failed: 1, remarks: [...remarks, `it ended with exit code ${code}`] };
  if (passed === 0) return { passed, failed: 1, remarks: [...remarks, 'nothing ran'] };
  return { passed, failed, remarks };
};

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
