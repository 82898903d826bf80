import type { ReadingOptions } from './readers/collector.ts';
import { FileProblem, type ProblemOfFile } from './readers/file-problem.ts';
import { readFile, type ReadFile } from './readers/read-file.ts';

export type ReadingOrder = Readonly<{ file: Blob; options: ReadingOptions }>;
export type ReadingReport =
  | Readonly<{ kind: 'PROGRESS'; share: number }>
  | Readonly<{ kind: 'READ'; read: ReadFile }>
  | Readonly<{ kind: 'PROBLEM'; problem: ProblemOfFile }>;

const report = (said: ReadingReport): void => postMessage(said);

/** A message a hundredth is enough for a bar that moves. */
const inHundredths = () => {
  let last = 0;
  return (share: number): void => {
    const now = Math.floor(share * 100);
    if (now !== last) report({ kind: 'PROGRESS', share });
    last = now;
  };
};

addEventListener('message', ({ data: { file, options } }: MessageEvent<ReadingOrder>) => {
  readFile(file, options, inHundredths()).then(
    (read) => report({ kind: 'READ', read }),
    // Streams and archives fail in many ways; to the member it is a file that can't be read.
    (error: unknown) =>
      report({ kind: 'PROBLEM', problem: error instanceof FileProblem ? error.problem : 'BROKEN' }),
  );
});
