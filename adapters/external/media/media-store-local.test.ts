import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MediaRequest } from '#adapters/ports/files/media-serving.ts';
import { localMediaStore, serveLocalMedia } from './media-store-local.ts';

const now = new Date('2026-11-20T10:00:00Z');
const expiresAt = new Date('2026-11-20T10:10:00Z');
const signingKey = 'k'.repeat(48);
const key = '2026/11/abcDEF_-9.jpg';

let folder: string;
let at: Date;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  at = now;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const store = () => localMediaStore({ folder, signingKey, baseUrl: 'https://media.example' });
const serve = (request: Partial<MediaRequest> & Pick<MediaRequest, 'query'>) =>
  serveLocalMedia({ folder, signingKey, clock: { now: () => at } })({
    method: 'GET',
    key,
    range: undefined,
    ...request,
  });
const signed = async (name = 'ảnh "trước".jpg') => {
  const url = new URL(await store().signedUrl(key, { contentType: 'image/jpeg', name, expiresAt }));
  return { url, query: url.searchParams };
};
const content = async ({ pieces }: Awaited<ReturnType<typeof serve>>) => {
  if (pieces === null) return null;
  const copies: Buffer[] = [];
  for await (const piece of pieces) copies.push(Buffer.from(piece));
  return Buffer.concat(copies).toString();
};

describe('files on this machine', () => {
  it('come back as they were put, and are gone once deleted, however often', async () => {
    await store().write(key, 'twelve bytes', 'image/jpeg');
    expect(Buffer.from(await store().read(key)).toString()).toBe('twelve bytes');

    await store().delete(key);
    await store().delete(key);
    await expect(store().read(key)).rejects.toMatchObject({ code: 'media.not_found' });
  });

  it('leave no half-written file behind', async () => {
    await expect(store().put(key, join(folder, 'nothing-here'), 'image/jpeg')).rejects.toThrow();
    expect(await readdir(join(folder, '2026/11'))).toEqual([]);
  });

  it.each(['../secrets.json', '/etc/passwd', 'a/../../b', 'a//b', '.hidden', 'a\0b'])(
    'are never looked for outside their folder: %j',
    async (outside) => {
      await expect(store().read(outside)).rejects.toMatchObject({ code: 'media.not_found' });
    },
  );

  it('are listed once they are old, broken drafts too', async () => {
    await store().write(key, 'old', 'image/jpeg');
    await store().write('2026/11/new.jpg', 'new', 'image/jpeg');
    await writeFile(join(folder, '2026/11/draft.jpg.1b4e28ba'), 'half');
    const longAgo = new Date('2020-01-01T00:00:00Z');
    await utimes(join(folder, key), longAgo, longAgo);
    await utimes(join(folder, '2026/11/draft.jpg.1b4e28ba'), longAgo, longAgo);

    const found: string[] = [];
    for await (const keys of store().keysBefore(new Date('2021-01-01T00:00:00Z'))) found.push(...keys);
    expect(found.toSorted()).toEqual([key, '2026/11/draft.jpg.1b4e28ba'].toSorted());
    for (const old of found) await store().delete(old);
    expect(await readdir(join(folder, '2026/11'))).toEqual(['new.jpg']);
  });
});

describe('a signed address', () => {
  it('gives the file with headers that let nothing run', async () => {
    await store().write(key, 'picture', 'image/jpeg');
    const { url, query } = await signed();
    const answer = await serve({ query });

    expect(url.origin).toBe('https://media.example');
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'Content-Type': 'image/jpeg',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, max-age=600, immutable',
      'Content-Disposition': `inline; filename="_nh _tr__c_.jpg"; filename*=UTF-8''%E1%BA%A3nh%20%22tr%C6%B0%E1%BB%9Bc%22.jpg`,
    });
    expect(await content(answer)).toBe('picture');
  });

  it('dies with its time, and with any change to it', async () => {
    await store().write(key, 'picture', 'image/jpeg');
    await store().write('2026/11/other.jpg', 'other', 'image/jpeg');
    const { query } = await signed();
    const changed = (name: string, value: string) => {
      const copy = new URLSearchParams(query);
      copy.set(name, value);
      return copy;
    };

    for (const wrong of [
      { query: changed('expires', '9999999999') },
      { query: changed('name', 'evil.html') },
      { query: changed('signature', 'AAAA') },
      { query: new URLSearchParams() },
      { query, key: '2026/11/other.jpg' },
    ]) {
      await expect(serve(wrong)).rejects.toMatchObject({ code: 'media.link_expired' });
    }
    at = expiresAt;
    await expect(serve({ query })).rejects.toMatchObject({ code: 'media.link_expired' });
  });

  it('answers for a file that is gone with not found', async () => {
    const { query } = await signed();
    await expect(serve({ query })).rejects.toMatchObject({ code: 'media.not_found' });
  });

  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=4-400', 206, '456789', 'bytes 4-9/10'],
    ['bytes=10-', 416, null, 'bytes */10'],
    ['bytes=5-2', 416, null, 'bytes */10'],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('gives a player the part it asks for: %s', async (range, status, text, contentRange) => {
    await store().write(key, '0123456789', 'image/jpeg');
    const { query } = await signed();
    const answer = await serve({ query, range });

    expect(answer.status).toBe(status);
    expect(answer.headers['Content-Range']).toBe(contentRange);
    expect(await content(answer)).toBe(text);
  });

  it('answers HEAD without a body', async () => {
    await store().write(key, '0123456789', 'image/jpeg');
    const answer = await serve({ method: 'HEAD', ...(await signed()) });
    expect(answer.pieces).toBeNull();
    expect(answer.headers['Content-Length']).toBe('10');
  });
});
