import { PassThrough, Readable } from 'node:stream';
import yazl from 'yazl';
import type { PersonalData } from '#core/member-lifecycle/account/use-cases/export-my-data.ts';
import { byteOrderMark, csvLine, type Cell } from '#core/kernel/csv.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { archiveViewer } from './archive-viewer.ts';
import { flatTable, type FlatTable } from './flat-table.ts';

type Stored = Readonly<{ file: string; name: string; type: string }>;

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'file' in value && 'name' in value && 'type' in value;

const tablesOf = (data: PersonalData['data']): readonly FlatTable[] =>
  Object.entries(data).flatMap(([name, value]) => {
    if (Array.isArray(value)) return [flatTable(name, value)];
    return name === 'account' ? [flatTable(name, [value])] : [];
  });

/** Instants as ISO text: what every program reads alike. */
const asCells = (row: FlatTable['rows'][number]): readonly Cell[] =>
  row.map((value) => (value instanceof Date ? value.toISOString() : value));

const zoneOf = (account: object): string =>
  'timeZone' in account && typeof account.timeZone === 'string' ? account.timeZone : defaultTimeZone;

async function* bytesOf(read: () => Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield await read();
}

/**
 * Everything one person owns as one zip, made while it is sent: the same data as JSON, as CSV and as a page that opens
 * offline, and their files one after the other, so that only one of them is in memory at a time.
 */
export const archive = ({ data, language, files }: PersonalData): Readable => {
  const zip = new yazl.ZipFile();
  const mtime = data.exportedAt;
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path, { mtime });
  const tables = tablesOf(data);
  const stored = [data['media'], data['givenMedia']].flat().filter(isStored);
  const output = new PassThrough();
  zip.outputStream.pipe(output);

  const breakOff = (error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error('The archive failed'));

  const write = () => {
    const viewer = archiveViewer({
      language,
      exportedAt: data.exportedAt,
      timeZone: zoneOf(data.account),
      tables,
      files: stored.map(({ file, name, type }) => ({ file, name, isImage: type === 'IMAGE' })),
    });
    add('index.html', viewer);
    add('data.json', JSON.stringify(data, null, 2));
    for (const { name, columns, rows } of tables)
      add(`csv/${name}.csv`, byteOrderMark + [columns, ...rows.map(asCells)].map(csvLine).join(''));
    for (const { path, read } of files) {
      // Asked for when its turn comes: yazl opens one entry at a time.
      zip.addReadStreamLazy(path, { mtime, compress: false }, (done) => {
        const content = Readable.from(bytesOf(read), { objectMode: false });
        // The answer then breaks off instead of looking complete.
        content.once('error', breakOff);
        done(null, content);
      });
    }
    zip.end();
  };
  zip.on('error', breakOff);
  write();
  return output;
};
