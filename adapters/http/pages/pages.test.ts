import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings, publicSettings } from '#core/platform/settings/site.ts';
import { createConsolePage } from './console-page.ts';
import { MovedPage } from './moved-page.ts';
import { createPages, type PageRequest, type PageSite } from './pages.ts';

const template = `<!doctype html><html lang="vi"><head><!--head--><script nonce="__NONCE__"></script></head>
<body><div id="root"><!--app--></div><!--data--></body></html>`;

/** Stands in for the built bundle: says what it was asked. */
const bundle = `
export const describe = (path) => ({
  language: path.startsWith('/en') ? 'en' : 'vi',
  isPublic: !path.includes('/dashboard'),
  status: 200,
  data: path.includes('/user/') ? 'user' : undefined,
  params: { id: path.split('/').at(-1) },
});
export const render = async ({ instead, theme, signedInHint, analyticsChoice, url, data }) => ({
  status: instead === 'not-found' ? 404 : instead === 'maintenance' ? 503 : 200,
  head: '<title>$& $1</title>',
  html: '<h1>' + JSON.stringify({ instead, theme, signedInHint, analyticsChoice, url, data }) + '</h1>',
  htmlAttributes: { lang: 'vi', 'data-theme': theme },
});
`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(folder, 'client'));
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'client/index.html'), template);
  await writeFile(join(folder, 'server/package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'server/entry-server.js'), bundle);
});
afterAll(() => rm(folder, { recursive: true }));

const site: PageSite = {
  ...publicSettings(defaultSettings),
  consentVersion: '1',
  baseUrl: 'https://fitboard.example',
};
const people: Record<string, unknown> = {
  '9': new MovedPage('/user/an'),
  '7': { displayName: '</script><script>alert(1)</script>' },
};

const ask = (request: Partial<PageRequest> & Pick<PageRequest, 'path'>, changed: Partial<PageSite> = {}) =>
  createPages({
    distFolder: folder,
    loadSite: async () => ({ ...site, ...changed }),
    loadPublicData: async (_, { id }) => people[id ?? ''] ?? null,
  })({ cookies: {}, nonce: 'n0nce', ...request });

describe('a page', () => {
  it('carries its nonce everywhere, and words with a dollar sign as they are', async () => {
    const { body, headers } = await ask({ path: '/', query: '?ref=a' });
    expect(body).not.toContain('__NONCE__');
    expect(body).toContain('<title>$& $1</title>');
    expect(headers['Content-Security-Policy']).toContain("script-src 'self' 'nonce-n0nce'");
    expect(headers['Content-Security-Policy']).not.toContain("style-src 'self' 'unsafe-inline'");
    // What compiles WebAssembly is a worker with a policy of its own.
    expect(headers['Content-Security-Policy']).not.toContain('unsafe-eval');
    expect(body).toContain('"url":"/?ref=a"');
  });

  it('plays videos of the hosts that staff allow, over https alone', async () => {
    const policyFor = async (learningVideoHosts: string) => {
      const { headers } = await ask({ path: '/challenge/a/learn/b' }, { learningVideoHosts });
      return /media-src ([^;]*)/.exec(headers['Content-Security-Policy'] ?? '')?.[1];
    };
    expect(await policyFor('')).toBe("'self' blob:");
    expect(await policyFor('video.example  films.example.vn')).toBe(
      "'self' blob: https://video.example https://films.example.vn",
    );
    // Nothing that is no name of a host gets into the policy.
    expect(await policyFor("* https: .. -a video.example; 'none'")).toBe("'self' blob:");
    const console = createConsolePage({
      distFolder: join(folder, 'client'),
      mediaOrigins: [],
      loadVideoHosts: async () => 'video.example',
    });
    expect((await console('n0nce')).headers['Content-Security-Policy']).toContain(
      "media-src 'self' blob: https://video.example;",
    );
  });

  it('of a public member is rendered with what strangers may see, and their words stay words', async () => {
    const { status, body } = await ask({ path: '/user/7' });
    expect(status).toBe(200);
    expect(body).toContain('<script type="application/json" id="page-data"');
    expect(body.split('id="page-data"')[1]).not.toContain('</script><script>alert');
  });

  it('of nobody, or of a private member, is the same 404', async () => {
    const { status, body, headers } = await ask({ path: '/user/8' });
    expect(status).toBe(404);
    expect(body).toContain('"instead":"not-found"');
    expect(headers['Cache-Control']).toBe('no-store');
  });

  it('that stands elsewhere is left for good, with its language and its question', async () => {
    for (const [path, location] of [
      ['/user/9', '/user/an?ref=a'],
      ['/en/user/9', '/en/user/an?ref=a'],
    ] as const) {
      const { status, headers } = await ask({ path, query: 'ref=a' });
      expect([status, headers['Location']]).toEqual([301, location]);
    }
  });

  it.each([
    ['/auth/reset-password', '?token=abc'],
    ['/en/auth/reset-password', ''],
    ['/auth/confirm-register', 'token=abc'],
    ['/account', '?lang=vi&code=123456'],
  ])('that carries a secret in its address is kept nowhere: %s%s', async (path, query) => {
    const { status, headers } = await ask({ path, query });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  });

  it('without one may be asked for again by what the browser kept', async () => {
    const { headers } = await ask({ path: '/auth/forgot-password', query: '?ref=a' });
    expect(headers['Cache-Control']).toBe('no-cache');
    expect(headers['Referrer-Policy']).toBeUndefined();
  });

  it('wears the chosen theme and knows who has been here before', async () => {
    const { body } = await ask({ path: '/', cookies: { theme: 'dark', signed_in: '1' } });
    expect(body).toContain('<html lang="vi" data-theme="dark">');
    expect(body).toContain('"signedInHint":true');
    // For the browser, whose cookie may be another by then.
    expect(body.split('id="page-data"')[1]).toContain('"signedInHint":true');
    const { body: odd } = await ask({ path: '/', cookies: { theme: '"><script>' } });
    expect(odd).toContain('"theme":"system"');
  });
});

describe('a page and other origins', () => {
  it('speaks to nobody else while nobody is counted', async () => {
    const { headers } = await ask({ path: '/', cookies: { analytics: 'granted' } });
    expect(headers['Content-Security-Policy']).not.toContain('https://');
  });

  it('may speak to Google where visits are counted, and knows what the reader answered', async () => {
    const { headers, body } = await ask(
      { path: '/', cookies: { analytics: 'denied' } },
      { analyticsId: 'G-ABCDEF1' },
    );
    expect(headers['Content-Security-Policy']).toContain(
      "script-src 'self' 'nonce-n0nce' https://*.googletagmanager.com;",
    );
    expect(body).toContain('"analyticsChoice":"denied"');
  });
});

describe('the language of a page', () => {
  it('follows the person on the start page and on private pages', async () => {
    for (const [path, location] of [
      ['/', '/en?x=1'],
      ['/dashboard', '/en/dashboard?x=1'],
    ] as const) {
      const { status, headers } = await ask({ path, query: 'x=1', cookies: { lang: 'en' } });
      expect([status, headers['Location']]).toEqual([302, location]);
    }
  });

  it('follows the address everywhere else', async () => {
    expect((await ask({ path: '/post/terms-conditions', cookies: { lang: 'en' } })).status).toBe(200);
    expect((await ask({ path: '/en', cookies: { lang: 'vi' } })).status).toBe(200);
    expect((await ask({ path: '/', cookies: { lang: 'fr' } })).status).toBe(200);
  });
});

describe('a site under maintenance', () => {
  it('says so everywhere, asks nobody for data, and tells machines when to come back', async () => {
    const { status, body, headers } = await ask({ path: '/user/7' }, { maintenance: true });
    expect(status).toBe(503);
    expect(headers['Retry-After']).toBe('120');
    expect(body).toContain('"instead":"maintenance"');
    expect(body).toContain('"data":null');
  });

  it('stays open for signing in, and leaves who has signed in to the requests of the page', async () => {
    const closed = { maintenance: true };
    expect((await ask({ path: '/auth/login' }, closed)).status).toBe(200);
    expect((await ask({ path: '/en/auth/login' }, closed)).status).toBe(200);
    expect((await ask({ path: '/user/7', cookies: { signed_in: '1' } }, closed)).status).toBe(200);
  });
});

describe('a page that opens soon', () => {
  const soon = { comingSoon: '/product /challenge' };

  it('answers 503 with the time it is expected, in either language, and so does what stands below it', async () => {
    const comingSoonUntil = new Date(Date.now() + 3_600_000).toISOString();
    for (const path of ['/product', '/en/product', '/product/tham-tap']) {
      const { status, body, headers } = await ask({ path }, { ...soon, comingSoonUntil });
      expect([path, status]).toEqual([path, 503]);
      expect(Math.abs(Number(headers['Retry-After']) - 3600)).toBeLessThan(10);
      expect(body).toContain('"instead":"coming-soon"');
    }
  });

  it('is only the one that is named', async () => {
    for (const path of ['/', '/products-of-others', '/user/7']) {
      expect((await ask({ path }, soon)).body).not.toContain('coming-soon');
    }
  });
});
