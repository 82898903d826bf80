import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeS3 } from '#fixtures/platform/s3-server.ts';
import { s3MediaStore } from './media-store-s3.ts';

let s3: ReturnType<typeof fakeS3>;
let store: ReturnType<typeof s3MediaStore>;
let endpoint: string;
const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)); // a TCP server's address is one
  });

beforeEach(async () => {
  s3 = fakeS3();
  endpoint = `http://127.0.0.1:${await listen(s3.server)}`;
  store = s3MediaStore({ endpoint, bucket: 'pictures', accessKey: 'key', secretKey: 'secret' });
});
afterEach(() => {
  store.close();
  s3.server.closeAllConnections();
  s3.server.close();
});

describe('files in an S3 store', () => {
  it('come back as they were put, from a file or from memory, and are gone once deleted', async () => {
    const folder = await mkdtemp(join(tmpdir(), 's3-'));
    await writeFile(join(folder, 'video'), 'a film');
    await store.put('2026/11/film.mp4', join(folder, 'video'), 'video/mp4');
    expect(await store.write('2026/11/a.csv', 'tuần', 'text/csv')).toBe(6);
    await rm(folder, { recursive: true });

    expect(Buffer.from(await store.read('2026/11/film.mp4')).toString()).toBe('a film');
    expect(s3.objects.get('/pictures/2026/11/film.mp4')?.contentType).toBe('video/mp4');
    expect(s3.objects.get('/pictures/2026/11/a.csv')?.bytes.toString()).toBe('tuần');

    await store.delete('2026/11/film.mp4');
    await expect(store.read('2026/11/film.mp4')).rejects.toMatchObject({ code: 'media.not_found' });
  });

  it('are listed page by page', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await store.write(`${name}.jpg`, name, 'image/jpeg');
    const found: string[] = [];
    for await (const keys of store.keysBefore(new Date(Date.now() + 60_000))) found.push(...keys);
    expect(found).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg']);
    for await (const keys of store.keysBefore(new Date(0))) expect(keys).toEqual([]);
  });

  it('have one signed address for one expiry, which names the file for its reader', async () => {
    const expiresAt = new Date('2026-11-20T10:10:00Z');
    const input = { contentType: 'application/pdf', name: 'báo cáo.pdf', expiresAt };
    const address = await store.signedUrl('2026/11/r.pdf', input);
    const url = new URL(address);

    expect(await store.signedUrl('2026/11/r.pdf', input)).toBe(address);
    expect(url.pathname).toBe('/pictures/2026/11/r.pdf');
    expect(url.searchParams.get('X-Amz-Date')).toBe('20261120T100000Z');
    expect(url.searchParams.get('X-Amz-Expires')).toBe('600');
    expect(url.searchParams.get('response-content-disposition')).toContain('attachment');
  });

  it('are out of reach, not lost, while the store is away', async () => {
    s3.leave();
    await expect(store.read('a.jpg')).rejects.toMatchObject({ code: 'media.store_unavailable' });
    await expect(store.write('a.jpg', 'a', 'image/jpeg')).rejects.toMatchObject({
      code: 'media.store_unavailable',
    });
  });

  it.each([
    ['accepts connections and never answers', 'silent'],
    ['begins an answer and never ends it', 'half'],
  ] as const)('are refused while the store %s', async (_, kind) => {
    const folder = await mkdtemp(join(tmpdir(), 's3-'));
    const film = join(folder, 'film');
    await writeFile(film, Buffer.alloc(8 * 1024 ** 2, 7));
    const hanging = createServer((request, response) => {
      if (kind === 'silent') return;
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write(request.method === 'GET' ? 'a part' : '');
    });
    const stuck = s3MediaStore({
      endpoint: `http://127.0.0.1:${await listen(hanging)}`,
      bucket: 'pictures',
      accessKey: 'key',
      secretKey: 'secret',
      patienceMs: 300,
    });
    const warnings: unknown[] = [];
    const warn = console.warn;
    console.warn = (...words: unknown[]) => void warnings.push(words);
    try {
      const away = { code: 'media.store_unavailable' };
      if (kind === 'silent') {
        await expect(stuck.put('2026/11/film.mp4', film, 'video/mp4')).rejects.toMatchObject(away);
        await expect(stuck.write('a.csv', 'a', 'text/csv')).rejects.toMatchObject(away);
        await expect(stuck.delete('a.csv')).rejects.toMatchObject(away);
      }
      await expect(stuck.read('a.csv')).rejects.toMatchObject(away);
      await expect(stuck.keysBefore(new Date())[Symbol.asyncIterator]().next()).rejects.toMatchObject(away);
      expect(warnings).toEqual([]);
    } finally {
      console.warn = warn;
      stuck.close();
      hanging.closeAllConnections();
      hanging.close();
      await rm(folder, { recursive: true });
    }
  });

  it('are kept however long their way is, as long as something moves', async () => {
    const folder = await mkdtemp(join(tmpdir(), 's3-'));
    const film = join(folder, 'film');
    await writeFile(film, Buffer.alloc(40 * 1024 ** 2, 7));
    let received = 0;
    // Takes a part, rests, takes the next: longer in all than the store may be silent.
    const slow = createServer((request, response) => {
      void (async () => {
        for await (const part of request as AsyncIterable<Buffer>) {
          const before = Math.floor(received / 1024 ** 2);
          received += part.byteLength;
          if (Math.floor(received / 1024 ** 2) > before) await pause(80);
        }
        response.writeHead(200).end();
      })().catch(() => undefined); // the client gave up, which the expectation below finds
    });
    const patient = s3MediaStore({
      endpoint: `http://127.0.0.1:${await listen(slow)}`,
      bucket: 'pictures',
      accessKey: 'key',
      secretKey: 'secret',
      patienceMs: 2_500,
    });
    try {
      await patient.put('2026/11/film.mp4', film, 'video/mp4');
      expect(received).toBe(40 * 1024 ** 2);
    } finally {
      patient.close();
      slow.closeAllConnections();
      slow.close();
      await rm(folder, { recursive: true });
    }
  });
});
