import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { PageFetcher } from '#core/community/feed/ports.ts';
import type { Upload } from '#core/platform/media/ports.ts';
import { checkedRequest, type Reach } from './checked-request.ts';
import { readPageWords, type PageWords } from './page-words.ts';

export const mostPageBytes = 512 * 1024;
const mostPictureBytes = 2 * 1024 * 1024;
const pageTimeMs = 5_000;

type Options = Readonly<{ folder: string; timeMs?: number; reach?: Reach }>;

const decoderFor = (contentType: string) => {
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(contentType) ?? [];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
};

/** As far as its head goes, and not beyond the limit. */
const wordsOf = async (response: IncomingMessage): Promise<PageWords | null> => {
  const contentType = response.headers['content-type'] ?? '';
  if (!/^(text\/html|application\/xhtml\+xml)/i.test(contentType)) return null;
  const decoder = decoderFor(contentType);
  const page = readPageWords();
  let left = mostPageBytes;
  for await (const part of response) {
    const bytes = (part as Buffer).subarray(0, left); // no encoding was set
    left -= bytes.byteLength;
    if (!page.write(decoder.decode(bytes, { stream: true })) || left <= 0) break;
  }
  return page.words();
};

const bytesOf = async (response: IncomingMessage): Promise<Buffer | null> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    parts.push(part as Buffer); // no encoding was set
    size += (part as Buffer).byteLength;
    if (size > mostPictureBytes) return null;
  }
  return Buffer.concat(parts);
};

/**
 * Asks pages that members link to, from inside the platform: nothing but the open internet is reached, and a page that
 * is endless, slow or broken ends at its limit.
 */
export const pageFetcher = ({ folder, timeMs = pageTimeMs, reach = {} }: Options): PageFetcher => {
  const opened = async <Result>(
    address: string,
    accept: string,
    read: (response: IncomingMessage) => Promise<Result>,
  ): Promise<Result | null> => {
    const signal = AbortSignal.timeout(timeMs);
    let response: IncomingMessage | null = null;
    try {
      response = await checkedRequest(address, { accept, signal, reach });
      return await read(response);
    } catch {
      return null; // whatever is wrong with it, it is not our page
    } finally {
      response?.destroy();
    }
  };

  const pictureOf = async (address: string, page: string): Promise<Upload | null> => {
    const url = URL.parse(address, page);
    const bytes = url && (await opened(url.href, 'image/*', bytesOf));
    if (!bytes || bytes.byteLength === 0) return null;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `page-${randomUUID()}`);
    await writeFile(path, bytes, { mode: 0o600 });
    return { path, name: 'preview', size: bytes.byteLength };
  };

  return {
    async fetch(url) {
      const words = await opened(url, 'text/html', wordsOf);
      if (!words || words.title === '') return null;
      const { title, description } = words;
      return { title, description, image: words.image === null ? null : await pictureOf(words.image, url) };
    },
    discard: ({ path }) => rm(path, { force: true }),
  };
};
