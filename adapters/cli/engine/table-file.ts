import { parse } from 'csv-parse';
import { open as openFile, type FileHandle } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { OperatorError, codeOf } from '#adapters/ports/operator-error.ts';

/** One row of a CSV or JSON Lines file with the line it starts on; a broken one carries its problem. */
export type FileRow = Readonly<{ line: number } & ({ row: Record<string, unknown> } | { problem: string })>;

const textOf = (file: FileHandle) => file.createReadStream({ encoding: 'utf8', highWaterMark: 1 << 16 });

async function* jsonLines(file: FileHandle): AsyncGenerator<FileRow> {
  let line = 0;
  for await (const text of createInterface({ input: textOf(file), crlfDelay: Infinity })) {
    line += 1;
    const content = line === 1 ? text.replace(/^\uFEFF/, '') : text;
    if (content.trim() === '') continue;
    try {
      const row: unknown = JSON.parse(content);
      if (typeof row !== 'object' || row === null || Array.isArray(row))
        yield { line, problem: 'not a JSON object' };
      else yield { line, row: row as Record<string, unknown> }; // just seen to be an object
    } catch {
      yield { line, problem: 'not valid JSON' };
    }
  }
}

async function* csv(file: FileHandle): AsyncGenerator<FileRow> {
  const parser = textOf(file).pipe(
    parse({
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      relax_quotes: true,
      trim: true,
    }),
  );
  let header: string[] | null = null;
  // Each record is the parser's own shape when `info` is asked for.
  for await (const record of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    const { record: cells, info } = record;
    if (header === null) {
      header = cells.map((name) => name.trim());
      continue;
    }
    const line = info.lines;
    if (cells.length !== header.length) {
      yield { line, problem: `${cells.length} cells where the header has ${header.length}` };
      continue;
    }
    yield { line, row: Object.fromEntries(header.map((name, index) => [name, cells[index]])) };
  }
}

/** Reads row by row, so that a file of any length needs the memory of one row. */
export async function* readTable(path: string): AsyncGenerator<FileRow> {
  let file: FileHandle | undefined;
  try {
    file = await openFile(path);
    if (!(await file.stat()).isFile()) throw new OperatorError(`${path} is not a file.`);
    yield* /\.(jsonl|ndjson)$/i.test(path) ? jsonLines(file) : csv(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT')
      throw new OperatorError(`There is no file ${path}.`, { kind: 'not_found' });
    if (codeOf(error) === 'EACCES') throw new OperatorError(`${path} can't be read: permission denied.`);
    if (codeOf(error)?.startsWith('CSV_'))
      throw new OperatorError(`${path} is not a CSV file: ${String(error)}`);
    throw error;
  } finally {
    await file?.close();
  }
}
