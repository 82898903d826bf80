import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { copyFile, mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { MediaAnswer, MediaRequest } from '#adapters/ports/files/media-serving.ts';
import type { MediaStore } from '#core/platform/media/ports.ts';
import { contentTypeOf } from './content-types.ts';
import { piecesOf, type Span } from './file-pieces.ts';
import {
  privateFileHeaders,
  requireSigned,
  signedAddress,
  type AddressReading,
  type AddressSigning,
} from './signed-address.ts';

type Folder = Readonly<{
  /** Outside of every web root: nothing here is served but through `serveLocalMedia`. */
  folder: string;
}>;

/** Made by the core: years, months and random names. Anything else is no key of ours. */
const keyPattern = /^(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/;

const pathOf = (folder: string, key: string): string => {
  if (key.length > 300 || !keyPattern.test(key)) throw new DomainError('media.not_found');
  return join(folder, ...key.split('/'));
};

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';

const storing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw Object.assign(new DomainError(isMissing(error) ? 'media.not_found' : 'media.store_unavailable'), {
      cause: error,
    });
  }
};

const batchSize = 200;

async function* filesUnder(
  folder: string,
  prefix = '',
): AsyncGenerator<Readonly<{ key: string; path: string }>> {
  const entries = await opendir(join(folder, prefix)).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!entries) return;
  for await (const entry of entries) {
    const key = prefix ? `${prefix}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* filesUnder(folder, key);
    else if (entry.isFile()) yield { key, path: join(folder, key) };
  }
}

/** Files in a folder of this machine. */
export const localMediaStore = ({ folder, ...signing }: Folder & AddressSigning): MediaStore => {
  /** A file appears whole or not at all, whatever happens while it is written. */
  const place = (key: string, write: (path: string) => Promise<void>): Promise<void> =>
    storing(async () => {
      const path = pathOf(folder, key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomUUID()}`;
      try {
        await write(draft);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    });

  return {
    source: 'LOCAL',
    put: (key, path) => place(key, (draft) => copyFile(path, draft)),
    async write(key, content) {
      const bytes = Buffer.from(content);
      await place(key, (draft) => writeFile(draft, bytes, { mode: 0o600 }));
      return bytes.length;
    },
    delete: (key) => storing(() => rm(pathOf(folder, key), { force: true })),
    read: (key) => storing(() => readFile(pathOf(folder, key))),
    signedUrl: (key, address) => signedAddress(signing, key, address),
    async *keysBefore(before) {
      let batch: string[] = [];
      for await (const { key, path } of filesUnder(folder)) {
        const found = await stat(path).catch(() => null);
        if (!found || found.mtimeMs >= before.getTime()) continue;
        batch.push(key);
        if (batch.length === batchSize) {
          yield batch;
          batch = [];
        }
      }
      if (batch.length > 0) yield batch;
    },
  };
};

/** One range, as players ask for it; null: the whole file. */
const spanOf = (range: string | undefined, size: number): Span | null | 'unsatisfiable' => {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, from = '', to = ''] = match;
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start >= size || start > end ? 'unsatisfiable' : { start, end };
};

/**
 * Answers a signed address, whatever framework carries the request. Fails with media.link_expired for an address that is
 * not ours or too old, and with media.not_found for a file that is gone.
 */
export const serveLocalMedia =
  ({ folder, ...reading }: Folder & AddressReading) =>
  async ({ method, key, query, range }: MediaRequest): Promise<MediaAnswer> => {
    const { name, secondsLeft } = requireSigned(reading, { key, query });

    const path = pathOf(folder, key);
    const found: Stats = await storing(() => stat(path));
    if (!found.isFile()) throw new DomainError('media.not_found');
    const headers = {
      ...privateFileHeaders({ contentType: contentTypeOf(key), name, secondsLeft }),
      'Accept-Ranges': 'bytes',
    };

    const span = spanOf(range, found.size);
    if (span === 'unsatisfiable') {
      return { status: 416, headers: { ...headers, 'Content-Range': `bytes */${found.size}` }, pieces: null };
    }
    const { start, end } = span ?? { start: 0, end: found.size - 1 };
    const length = found.size === 0 ? 0 : end - start + 1;
    const pieces = method === 'HEAD' || length === 0 ? null : piecesOf(path, { start, end });
    return {
      status: span ? 206 : 200,
      headers: {
        ...headers,
        'Content-Length': String(length),
        ...(span && { 'Content-Range': `bytes ${start}-${end}/${found.size}` }),
      },
      pieces,
    };
  };
