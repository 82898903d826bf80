// On top of `send`, as fast as by hand: it knows no files that a build compressed, and sirv serves stale ones too.
import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { finished } from 'node:stream';
import { contentType } from 'mime-types';
import send from 'send';

/** Vite puts a hash of the content into these names: another content is another name. */
const isHashed = (path: string): boolean => /(?:^|\/)assets\/[^/]+-[\w-]{8,}\.\w+$/.test(path);

const encodings = [
  { name: 'br', suffix: '.br', accepted: /\bbr\b(?! *; *q=0(?:\.0+)?(?:,|$))/i },
  { name: 'gzip', suffix: '.gz', accepted: /\bgzip\b(?! *; *q=0(?:\.0+)?(?:,|$))/i },
] as const;

const preconditionFailed = 412;

const fileAt = async (path: string): Promise<Stats | null> => {
  try {
    return await stat(path);
  } catch {
    return null;
  }
};

/** Null when the name is not readable; `send` decides whether it is one that may be read at all. */
const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/** The way a file was compressed beforehand that the reader takes best. */
const packedFor = async (file: string, accepted = '') => {
  const plain = await fileAt(file);
  if (!plain) return null;
  for (const encoding of encodings) {
    if (!encoding.accepted.test(accepted)) continue;
    const packed = await fileAt(file + encoding.suffix);
    // Older than the file itself: left over from another build.
    if (packed && packed.mtimeMs >= plain.mtimeMs) return encoding;
  }
  return null;
};

const cacheControlOf = (path: string, maxAgeSeconds: number): string => {
  if (isHashed(path)) return 'public, max-age=31536000, immutable';
  return maxAgeSeconds > 0 ? `public, max-age=${maxAgeSeconds}` : 'no-cache';
};

export type StaticOptions = Readonly<{
  /** For a folder's own address. */
  index?: string;
  /** How long what is not hashed may be used without asking. */
  maxAgeSeconds?: number;
  headers?: Readonly<Record<string, string>>;
  /** Beside these, for a file of this name. */
  headersOf?: (name: string) => Readonly<Record<string, string>>;
}>;

/**
 * Files of one folder that a build made. Answers false when there is none of that name. What was compressed beforehand
 * is sent so; nothing is compressed here.
 */
export const staticFiles = (
  root: string,
  { index = '', maxAgeSeconds = 0, headers = {}, headersOf = () => ({}) }: StaticOptions = {},
) => {
  const options = { root, index: false, acceptRanges: false, cacheControl: false, lastModified: false };

  return async (request: IncomingMessage, response: ServerResponse, address: string): Promise<boolean> => {
    const path = address.endsWith('/') ? address + index : address;
    const name = decoded(path);
    // The compressed twins are ways of sending a file, not files of their own.
    if (name === null || /\.(?:br|gz)$/.test(name)) return false;
    const packed = await packedFor(join(root, name), request.headers['accept-encoding']);

    return new Promise((resolve, reject) => {
      send(request, path + (packed?.suffix ?? ''), options)
        .on('headers', () => {
          for (const [header, value] of Object.entries({ ...headers, ...headersOf(name) }))
            response.setHeader(header, value);
          response.setHeader('Cache-Control', cacheControlOf(path, maxAgeSeconds));
          response.setHeader('Vary', 'Accept-Encoding');
          response.setHeader('Content-Type', contentType(extname(name)) || 'application/octet-stream');
          if (packed) response.setHeader('Content-Encoding', packed.name);
          // A reader who left before the last byte wants no more of it: nothing failed here.
          finished(response, () => resolve(true));
        })
        .on('directory', () => resolve(false))
        .on('error', (error: Error & { status: number }) => {
          if (error.status >= 500) return reject(error);
          if (error.status !== preconditionFailed) return resolve(false);
          // The file was found, and its headers are set.
          response.removeHeader('Content-Encoding');
          response.statusCode = preconditionFailed;
          response.end();
        })
        .pipe(response);
    });
  };
};
