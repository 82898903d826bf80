import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPublicAddress, type ResolveName } from '../public-addresses.ts';
import { mostPageBytes, pageFetcher } from './page-fetcher.ts';

type Page = (response: ServerResponse) => void;

let server: Server;
let folder: string;
let port = 0;
const pages = new Map<string, Page>();
let asked: string[] = [];
/** What the check said no to. */
let refused: string[] = [];

const html =
  (text: string): Page =>
  (response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(text);
  };
const redirect =
  (location: string): Page =>
  (response) => {
    response.writeHead(302, { location }).end();
  };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const page = pages.get(request.url ?? '');
    if (page) page(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => {
    // On every address of this machine: what is not refused is answered.
    server.listen(0, '::', listening);
  });
  port = (server.address() as AddressInfo).port; // it listens on a port
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => {
    server.close(closed);
  });
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  asked = [];
  refused = [];
  pages.clear();
});

/** `page.example` leads to the server of these tests, which stands for the open internet; every other name to what it says. */
const names: Readonly<Record<string, string>> = {
  'page.example': '127.0.0.1',
  'loop.example': '127.0.0.2',
  'six.example': '::1',
  'cloud.example': '169.254.169.254',
};
const resolveName: ResolveName = (host, _options, found) => {
  const address = names[host];
  if (address === undefined) found(new Error('There is no such name'), []);
  else found(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
};

/** Only the one address of the test server is taken for an open one. */
const opened = (parts: Partial<Parameters<typeof pageFetcher>[0]> = {}) =>
  pageFetcher({
    folder,
    reach: {
      isAllowed(address) {
        const isOpen = address === '127.0.0.1' || isPublicAddress(address);
        if (!isOpen) refused.push(address);
        return isOpen;
      },
      resolveName,
      schemes: ['http:'],
      anyPort: true,
    },
    ...parts,
  });
const at = (path: string, host = 'page.example') => `http://${host}:${port}${path}`;

describe('a page', () => {
  it('is asked what it says of itself, and its markup is text', async () => {
    pages.set(
      '/one',
      html(`<html><head><title>Cũ</title>
        <meta property="og:title" content="&lt;script&gt;alert(1)&lt;/script&gt; &amp; chạy bộ&#8238;">
        <meta name="description" content="Dòng một&#10;dòng &lt;b&gt;hai&lt;/b&gt;"></head><body>x</body></html>`),
    );
    expect(await opened().fetch(at('/one'))).toEqual({
      title: '<script>alert(1)</script> & chạy bộ',
      description: 'Dòng một dòng <b>hai</b>',
      image: null,
    });
    pages.set('/two', html('<title>Chỉ <b>tiêu đề</b></title>'));
    expect(await opened().fetch(at('/two'))).toMatchObject({ title: 'Chỉ <b>tiêu đề</b>', description: '' });
  });

  it('that says nothing, is no page, or is not there, is none', async () => {
    pages.set('/empty', html('<body>x</body>'));
    pages.set('/file', (response) => {
      response.setHeader('content-type', 'application/pdf');
      response.end('<title>x</title>');
    });
    for (const path of ['/empty', '/file', '/missing']) expect(await opened().fetch(at(path))).toBeNull();
    expect(await opened().fetch('not an address')).toBeNull();
  });

  it('that never ends is read to the limit and no further', async () => {
    let sent = 0;
    pages.set('/endless', (response) => {
      response.setHeader('content-type', 'text/html');
      response.write('<title>Dài</title>');
      const part = `<p>${'x'.repeat(16_000)}`;
      const go = () => {
        while (!response.destroyed) {
          sent += part.length;
          if (!response.write(part)) return void response.once('drain', go);
        }
      };
      go();
    });
    expect(await opened({ timeMs: 20_000 }).fetch(at('/endless'))).toMatchObject({ title: 'Dài' });
    // What the sockets between the two hold is sent, and not read.
    expect(sent).toBeLessThan(mostPageBytes * 20);
  });

  it('that is slow ends at its time, wherever it stands still', async () => {
    pages.set('/silent', () => undefined);
    pages.set('/dripping', (response) => {
      response.setHeader('content-type', 'text/html');
      response.write('<title>Chậm');
    });
    const hurried = opened({ timeMs: 150 });
    expect(await hurried.fetch(at('/silent'))).toBeNull();
    expect(await hurried.fetch(at('/dripping'))).toBeNull();
    pages.set('/chain', redirect('/silent'));
    expect(await hurried.fetch(at('/chain'))).toBeNull();
  });

  it('is followed through two redirects, not three', async () => {
    pages.set('/end', html('<title>Đích</title>'));
    pages.set('/last', redirect('/end'));
    pages.set('/first', redirect('/last'));
    pages.set('/zero', redirect('/first'));
    expect(await opened().fetch(at('/first'))).toMatchObject({ title: 'Đích' });
    expect(await opened().fetch(at('/zero'))).toBeNull();
    expect(asked).not.toContain('/nowhere');
    expect(asked.filter((path) => path === '/end')).toHaveLength(1);
  });
});

describe('a closed network', () => {
  it.each([
    ['127.0.0.2', '/'],
    ['[::1]', '/'],
    ['169.254.169.254', '/latest/meta-data'],
    ['[::ffff:127.0.0.2]', '/'],
    ['2130706434', '/'],
    ['0x7f.2', '/'],
    ['loop.example', '/'],
    ['six.example', '/'],
    ['cloud.example', '/'],
  ])('is not asked: %s', async (host, path) => {
    pages.set(path, html('<title>Bí mật</title>'));
    pages.set('/away', redirect(at(path, host)));
    expect(await opened().fetch(at(path, host))).toBeNull();
    expect(asked).toEqual([]);
    // Nor by way of a page that leads there.
    expect(await opened().fetch(at('/away'))).toBeNull();
    expect(asked).toEqual(['/away']);
    expect(refused).toHaveLength(2);
  });

  it('is not asked for a picture either', async () => {
    pages.set('/page', html(`<title>Ảnh</title><meta property="og:image" content="${at('/x.png', 'cloud.example')}">`)); // prettier-ignore
    expect(await opened().fetch(at('/page'))).toEqual({ title: 'Ảnh', description: '', image: null });
    expect(asked).toEqual(['/page']);
  });

  it('is all there is here without the exception of these tests: https alone, its usual port, no password', async () => {
    pages.set('/', html('<title>Bí mật</title>'));
    const strict = pageFetcher({ folder });
    for (const address of [
      at('/', '127.0.0.1'),
      `https://127.0.0.1:${port}/`,
      'https://user:secret@127.0.0.1/',
      'file:///etc/passwd',
      'ftp://page.example/',
    ])
      expect(await strict.fetch(address)).toBeNull();
    const plainOnly = pageFetcher({ folder, reach: { resolveName, isAllowed: () => true, anyPort: true } });
    expect(await plainOnly.fetch(at('/'))).toBeNull();
    const ownPort = pageFetcher({
      folder,
      reach: { resolveName, isAllowed: () => true, schemes: ['http:'] },
    });
    expect(await ownPort.fetch(at('/'))).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe('the picture of a page', () => {
  it('comes along as it is, for the decoder to judge, unless it is too large', async () => {
    pages.set('/page', html('<title>Ảnh</title><meta property="og:image" content="/small.png">'));
    pages.set('/large', html('<title>Ảnh</title><meta property="og:image" content="/large.png">'));
    pages.set('/small.png', (response) => void response.end('not a picture'));
    pages.set('/large.png', (response) => void response.end(Buffer.alloc(3 * 1024 * 1024)));
    const fetcher = opened();
    const page = await fetcher.fetch(at('/page'));
    expect(page?.image && (await readFile(page.image.path, 'utf8'))).toBe('not a picture');
    if (page?.image) await fetcher.discard(page.image);
    await expect(readFile(page?.image?.path ?? '')).rejects.toThrow();
    expect(await fetcher.fetch(at('/large'))).toMatchObject({ title: 'Ảnh', image: null });
  });
});
