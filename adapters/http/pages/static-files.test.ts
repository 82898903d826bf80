import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, get as getRaw } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import send from 'send';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workerHeaders } from './parts/worker-policy.ts';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitboard-static-'));
const root = join(folder, 'client');
const write = (name: string, text: string) => {
  mkdirSync(join(root, name, '..'), { recursive: true });
  writeFileSync(join(root, name), text);
};

const server = createServer((request, response) => {
  const send = staticFiles(root, { headersOf: workerHeaders });
  void send(request, response, (request.url ?? '').split('?')[0] ?? '').then((found) => {
    if (!found) {
      response.statusCode = 404;
      response.end('none');
    }
    return found;
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  mkdirSync(join(folder, 'client-other'), { recursive: true });
  writeFileSync(join(folder, 'client-other/x.txt'), 'secret');
  write('assets/start-B1x9_-Zq.js', 'plain script');
  write('assets/start-B1x9_-Zq.js.br', 'brotli');
  write('assets/start-B1x9_-Zq.js.gz', 'gzip');
  write('stale.txt', 'new');
  write('stale.txt.br', 'old');
  utimesSync(join(root, 'stale.txt.br'), new Date(0), new Date(0));
  write('sw.js', 'worker');
  write('.env', 'secret');
  write('thư mục/ảnh.svg', '<svg/>');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Answer = { status: number | undefined; headers: Record<string, unknown>; text: string };

/** As it comes over the wire: nothing is unpacked, no path is tidied. */
const get = (path: string, encoding = 'identity'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo; // it listens on a port
    const asked = getRaw(
      { port, path, headers: { 'accept-encoding': encoding }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    asked.on('error', reject);
  });

describe('built files', () => {
  it('are nobody’s failure when the reader leaves before the end', async () => {
    write('assets/long-B1x9_-Zq.js', 'x'.repeat(8_000_000));
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    const left = createServer((request, response) => {
      staticFiles(root)(request, response, '/assets/long-B1x9_-Zq.js').then(resolve, reject);
    });
    await new Promise<void>((ready) => left.listen(0, '127.0.0.1', ready));
    const { port } = left.address() as AddressInfo; // it listens on a port
    const asked = getRaw({ port, path: '/', agent: false }, (response) => {
      response.once('data', () => asked.destroy());
    });
    asked.on('error', () => undefined);
    await expect(promise).resolves.toBe(true);
    left.close();
  });

  it('with a hash in their name may be kept for ever', async () => {
    const { headers } = await get('/assets/start-B1x9_-Zq.js');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it('are sent under the policy of their page, but for the worker that compiles WebAssembly and reaches us alone', async () => {
    write('assets/body-finder.worker-B1x9_-Zq.js', 'worker');
    write('assets/body-finder-B1x9_-Zq.js', 'script of the page');
    const policyOf = async (path: string) => (await get(path)).headers['content-security-policy'];
    expect(await policyOf('/assets/body-finder.worker-B1x9_-Zq.js')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    for (const path of ['/assets/body-finder-B1x9_-Zq.js', '/assets/start-B1x9_-Zq.js', '/sw.js'])
      expect(await policyOf(path), path).toBeUndefined();
  });

  it('come compressed as they were built, in what the browser takes best', async () => {
    const asked = async (encoding: string) => {
      const { headers, text } = await get('/assets/start-B1x9_-Zq.js', encoding);
      return [headers['content-encoding'], text];
    };
    expect(await asked('gzip, deflate, br, zstd')).toEqual(['br', 'brotli']);
    expect(await asked('gzip, br;q=0')).toEqual(['gzip', 'gzip']);
    expect(await asked('gzip;q=0, identity')).toEqual([undefined, 'plain script']);
    expect((await get('/stale.txt', 'br')).headers['content-encoding']).toBeUndefined();
    expect((await get('/assets/start-B1x9_-Zq.js.br')).status).toBe(404);
  });

  it('are not sent again to who has them', async () => {
    const { headers } = await get('/sw.js');
    const again = await supertest(server).get('/sw.js').set('If-None-Match', String(headers['etag']));
    expect([again.status, again.text]).toEqual([304, '']);
    const head = await supertest(server).head('/sw.js');
    expect([head.status, head.headers['content-length']]).toEqual([200, '6']);
  });

  it('are not sent where the reader wants another version alone', async () => {
    const answer = await supertest(server).get('/assets/start-B1x9_-Zq.js').set('If-Match', '"another"');
    expect([answer.status, answer.text, answer.headers['content-encoding']]).toEqual([412, '', undefined]);
  });

  it('are sent whole, since what is compressed on the way can not be cut', async () => {
    const answer = await supertest(server).get('/sw.js').set('Range', 'bytes=0-1');
    expect([answer.status, answer.text]).toEqual([200, 'worker']);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/../client-other/x.txt',
    '/.env',
    '/%2eenv',
    '/assets/',
    '/assets',
    '/sw.js%00.txt',
    '/%zz',
    '//etc/passwd',
    '/',
  ])('are nothing but what the build made: not %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('may have Vietnamese names', async () => {
    const answer = await get(encodeURI('/thư mục/ảnh.svg'));
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });
});

describe('static-files is needed as long as send', () => {
  it('does not find what was compressed beforehand', async () => {
    const plain = createServer((request, response) => {
      send(request, request.url ?? '', { root }).pipe(response);
    });
    const answer = await supertest(plain).get('/assets/start-B1x9_-Zq.js').set('Accept-Encoding', 'br');
    expect([answer.status, answer.headers['content-encoding'], answer.text]).toEqual([
      200,
      undefined,
      'plain script',
    ]);
  });
});
