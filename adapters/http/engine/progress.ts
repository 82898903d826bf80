type Output = { write(text: string): unknown };

const seconds = (ms: number) => `${(ms / 1_000).toFixed(ms < 10_000 ? 2 : 1)} s`;

const hintAfterMs = 1_500;

/** The lines an operator sees while the server starts: each step with its time, long ones announced before they are done. */
export const createProgress = (output: Output = process.stdout) => {
  const began = performance.now();
  return {
    async step<Result>(
      label: string,
      work: () => Promise<Result> | Result,
      detail?: (result: Result) => string,
    ): Promise<Result> {
      const started = performance.now();
      const hint = setTimeout(() => output.write(`  … ${label}\n`), hintAfterMs);
      try {
        const result = await work();
        const said = detail?.(result);
        output.write(`  ✓ ${label}${said ? `: ${said}` : ''} (${seconds(performance.now() - started)})\n`);
        return result;
      } catch (error) {
        output.write(`  ✗ ${label}\n`);
        throw error;
      } finally {
        clearTimeout(hint);
      }
    },
    say(line: string): void {
      output.write(`  · ${line}\n`);
    },
    elapsed: () => seconds(performance.now() - began),
  };
};

export type Progress = ReturnType<typeof createProgress>;

type Line = string | readonly [label: string, ...values: string[]];

const widthOf = (text: string) => [...new Intl.Segmenter().segment(text)].length;
const padded = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** A frame around lines; those with several parts stand in columns. */
export const box = (lines: readonly Line[]): string => {
  const columns: number[] = [];
  for (const line of lines) {
    if (typeof line === 'string') continue;
    line.forEach((part, index) => {
      columns[index] = Math.max(columns[index] ?? 0, widthOf(part));
    });
  }
  const texts = lines.map((line) =>
    typeof line === 'string'
      ? line
      : line
          .map((part, index) => padded(part, columns[index] ?? 0))
          .join('   ')
          .trimEnd(),
  );
  const width = Math.max(...texts.map(widthOf));
  return [
    `┌${'─'.repeat(width + 4)}┐`,
    ...texts.map((text) => `│  ${padded(text, width)}  │`),
    `└${'─'.repeat(width + 4)}┘`,
  ].join('\n');
};
