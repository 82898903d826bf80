import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A client that closed the connection before the last byte wants no more of it: nothing failed here. */
const unlessGone = (error: unknown): void => {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
};

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
};

/** Vite puts a hash of the content into these names: another content is another name. */
const isHashed = (path: string): boolean => /(?:^|\/)assets\/[^/]+-[\w-]{8,}\.\w+$/.test(path);

const encodings = [
  { name: 'br', suffix: '.br', accepted: /\bbr\b(?! *; *q=0(?:\.0+)?(?:,|$))/i },
  { name: 'gzip', suffix: '.gz', accepted: /\bgzip\b(?! *; *q=0(?:\.0+)?(?:,|$))/i },
] as const;

const fileAt = async (path: string): Promise<Stats | null> => {
  try {
    const found = await stat(path);
    return found.isFile() ? found : null;
  } catch {
    return null;
  }
};

export type StaticOptions = Readonly<{
  /** For a folder's own address. */
  index?: string;
  /** How long what is not hashed may be used without asking. */
  maxAgeSeconds?: number;
  headers?: Readonly<Record<string, string>>;
}>;

/**
 * Files of one folder that a build made. Answers false when there is none of that name. What was compressed beforehand
 * is sent so; nothing is compressed here.
 */
export const staticFiles = (
  folder: string,
  { index, maxAgeSeconds = 0, headers = {} }: StaticOptions = {},
) => {
  const root = join(folder, sep);

  const locate = (path: string): string | null => {
    let name: string;
    try {
      name = decodeURIComponent(path);
    } catch {
      return null;
    }
    // Hidden files and ways out of the folder; `join` would tidy a `..` away and find something else.
    if (name.includes('\0') || name.includes('\\') || /(?:^|\/)\./.test(name)) return null;
    const file = join(root, name.endsWith('/') ? `${name}${index ?? ''}` : name);
    return file.startsWith(root) && file !== root ? file : null;
  };

  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    const file = locate(path);
    // The compressed twins are ways of sending a file, not files of their own.
    if (!file || /\.(?:br|gz)$/.test(file)) return false;
    const plain = await fileAt(file);
    if (!plain) return false;

    const accepted = request.headers['accept-encoding'] ?? '';
    let sent = { path: file, size: plain.size, encoding: '' };
    for (const { name, suffix, accepted: pattern } of encodings) {
      if (!pattern.test(accepted)) continue;
      const packed = await fileAt(file + suffix);
      // Older than the file itself: left over from another build.
      if (!packed || packed.mtimeMs < plain.mtimeMs) continue;
      sent = { path: file + suffix, size: packed.size, encoding: name };
      break;
    }

    const tag = `W/"${plain.size.toString(36)}-${Math.trunc(plain.mtimeMs).toString(36)}"`;
    const cache = isHashed(path)
      ? 'public, max-age=31536000, immutable'
      : maxAgeSeconds > 0
        ? `public, max-age=${maxAgeSeconds}`
        : 'no-cache';
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', cache);
    response.setHeader('ETag', tag);
    response.setHeader('Vary', 'Accept-Encoding');
    if (request.headers['if-none-match'] === tag) {
      response.statusCode = 304;
      response.end();
      return true;
    }
    response.statusCode = 200;
    response.setHeader('Content-Type', types[extname(file).toLowerCase()] ?? 'application/octet-stream');
    response.setHeader('Content-Length', sent.size);
    if (sent.encoding) response.setHeader('Content-Encoding', sent.encoding);
    if (request.method === 'HEAD') {
      response.end();
      return true;
    }
    await pipeline(createReadStream(sent.path), response).catch(unlessGone);
    return true;
  };
};
