import fc from 'fast-check';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryFileKeys } from '#adapters/memory/platform/file-keys.ts';
import { localMediaStore, serveLocalMedia } from '../media-store-local.ts';
import { newFileSecret, openBytes, sealBytes } from './sealed-bytes.ts';
import { sealedMediaStore } from './sealed-media-store.ts';
import { serveSealedMedia } from './serve-sealed-media.ts';

const signing = { signingKey: 'k'.repeat(48), baseUrl: 'https://media.example' };
const now = new Date('2026-11-20T10:00:00Z');
const expiresAt = new Date('2026-11-20T10:01:00Z');
const key = 'sealed/2026/11/abcDEF_-9.webp';
const photo = Buffer.from('a photo of a body');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sealed-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const here = () => {
  const fileKeys = memoryFileKeys();
  const below = localMediaStore({ folder, ...signing });
  const store = sealedMediaStore({ store: below, fileKeys: () => fileKeys, signing });
  const reading = { signingKey: signing.signingKey, clock: { now: () => now } };
  const serve = serveSealedMedia({ ...reading, store, others: serveLocalMedia({ folder, ...reading }) });
  const fetched = async (url: string, change: (query: URLSearchParams) => void = () => undefined) => {
    const { pathname, searchParams: query } = new URL(url);
    change(query);
    const answer = await serve({
      method: 'GET',
      key: pathname.slice('/media/'.length),
      query,
      range: undefined,
    });
    const pieces: Uint8Array[] = [];
    for await (const piece of answer.pieces ?? []) pieces.push(Uint8Array.from(piece));
    return { ...answer, body: Buffer.concat(pieces) };
  };
  return { fileKeys, below, store, fetched };
};

describe('sealed bytes', () => {
  it('open with their key and name, and with nothing else', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(), fc.nat(7), (content, place, bit) => {
        const secret = newFileSecret();
        const sealed = sealBytes(secret, key, content);
        expect(Buffer.from(openBytes(secret, key, sealed)).equals(content)).toBe(true);
        expect(() => openBytes(newFileSecret(), key, sealed)).toThrow();
        expect(() => openBytes(secret, 'sealed/another.webp', sealed)).toThrow();
        const changed = Uint8Array.from(sealed);
        changed[place % sealed.length]! ^= 1 << bit; // within the bytes
        expect(() => openBytes(secret, key, changed)).toThrow();
        expect(() => openBytes(secret, key, sealed.subarray(0, place % sealed.length))).toThrow();
      }),
    );
  });
});

describe('a sealed file', () => {
  it('lies closed in the store, and comes back as it was put', async () => {
    const { store, below } = here();
    const path = join(folder, 'upload');
    await writeFile(path, photo);
    for (const keep of [
      () => store.put(key, path, 'image/webp'),
      async () => expect(await store.write(key, photo, 'image/webp')).toBe(photo.length),
    ]) {
      await keep();
      expect(Buffer.from(await store.read(key)).equals(photo)).toBe(true);
      const kept = Buffer.from(await below.read(key));
      expect(kept.includes(photo)).toBe(false);
      expect(await readFile(join(folder, key))).toEqual(kept);
    }
  });

  it('is forgotten with its key, where a copy of its bytes comes back, and where the store is away', async () => {
    const { store, below, fetched } = here();
    await store.write(key, photo, 'image/webp');
    const backup = await below.read(key);
    const url = await store.signedUrl(key, { contentType: 'image/webp', name: 'a.webp', expiresAt });
    await store.delete(key);
    await store.delete(key);
    expect(await readdir(join(folder, 'sealed/2026/11'))).toEqual([]);
    await below.write(key, backup, 'application/octet-stream');
    await expect(store.read(key)).rejects.toMatchObject({ code: 'media.not_found' });
    await expect(fetched(url)).rejects.toMatchObject({ code: 'media.not_found' });

    const fileKeys = memoryFileKeys();
    const away = { ...below, delete: () => Promise.reject(new Error('away')) };
    const unreachable = sealedMediaStore({ store: away, fileKeys: () => fileKeys, signing });
    await unreachable.write(key, photo, 'image/webp');
    await expect(unreachable.delete(key)).rejects.toThrow('away');
    await expect(unreachable.read(key)).rejects.toMatchObject({ code: 'media.not_found' });
  });

  it('is answered opened at its signed address, until that ends', async () => {
    const { store, fetched } = here();
    await store.write(key, photo, 'image/webp');
    const url = await store.signedUrl(key, { contentType: 'image/webp', name: 'ảnh.webp', expiresAt });
    expect(url).toMatch(/^https:\/\/media\.example\/media\/sealed\//);
    const { status, headers, body } = await fetched(url);
    expect([status, headers['Content-Type'], headers['Content-Length'], headers['Cache-Control']]).toEqual([
      200,
      'image/webp',
      String(photo.length),
      'private, max-age=60, immutable',
    ]);
    expect(body.equals(photo)).toBe(true);
    const late = (query: URLSearchParams) => query.set('expires', '1999999999');
    await expect(fetched(url, late)).rejects.toMatchObject({ code: 'media.link_expired' });
  });

  it('changes nothing for files that are not sealed', async () => {
    const { store, below, fetched } = here();
    const open = '2026/11/abc.webp';
    await store.write(open, photo, 'image/webp');
    expect(Buffer.from(await below.read(open)).equals(photo)).toBe(true);
    const url = await store.signedUrl(open, { contentType: 'image/webp', name: 'a.webp', expiresAt });
    expect((await fetched(url)).body.equals(photo)).toBe(true);
    await store.delete(open);
    await expect(store.read(open)).rejects.toMatchObject({ code: 'media.not_found' });
  });
});
