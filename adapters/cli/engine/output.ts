/** What the terminal shows of data people typed: no control characters, so that a name can't move the cursor. */
export const printable = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '');

/** Where commands write. A command never touches the process itself, so that tests can read what it said. */
export type Console = Readonly<{
  out(text: string): void;
  error(text: string): void;
  /** Lines on standard input; secrets come this way or from a file, never from arguments. */
  input: AsyncIterable<string>;
  isTerminal: boolean;
  /** What is printed is read by a person, not by a program behind a pipe. */
  showsTables: boolean;
}>;

/** Rows in columns, as wide as their widest cell. */
export const table = (
  rows: readonly Readonly<Record<string, unknown>>[],
  columns: readonly string[],
): string => {
  const cells = rows.map((row) => columns.map((column) => printable(String(row[column] ?? '–'))));
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...cells.map((row) => row[index]!.length)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) => cell.padEnd(widths[index]!))
      .join('  ')
      .trimEnd();
  return [line(columns), line(widths.map((width) => '─'.repeat(width))), ...cells.map(line)].join('\n');
};
