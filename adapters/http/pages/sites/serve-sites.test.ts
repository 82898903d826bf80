import { gzipSync } from 'node:zlib';
import { parseRssFeed } from 'feedsmith';
import { describe, expect, it, vi } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { after, day } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { aPost } from '#fixtures/content/posts.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { aDomain, anExternalHost } from '#fixtures/sites/domains.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { headingFonts, siteAsset } from './site-assets.ts';
import { createServedHosts } from './served-hosts.ts';

const owner = aUser({
  id: 'owner-of-site', fullname: 'Nguyễn <b>Minh</b> Anh', username: 'minhanh', isPublic: true,
  about: 'Yêu chạy bộ <script>alert(1)</script>', email: 'kin@example.com', phone: '+84900000001',
}); // prettier-ignore
const hidden = aUser({ id: 'hidden-owner', isPublic: false });
const zone = 'trang.example-zone.vn';
const domain = aDomain({ userId: owner.id, id: 'd1', name: 'minh-anh', zone });
const closed = aDomain({ userId: hidden.id, id: 'd2', name: 'an-minh', zone });
const external = anExternalHost({
  domainId: 'd1',
  userId: owner.id,
  host: 'www.minhanh.vn',
  status: 'ACTIVE',
  verifiedAt: noon,
});
const host = `minh-anh.${zone}`;

const server = (parts: Partial<typeof domain> = {}, isPrimary = false) =>
  openTestServer({
    seed: {
      users: [owner, hidden],
      domains: [{ ...domain, ...parts }, closed],
      externalHosts: [{ ...external, isPrimary }],
    },
    config: { siteZone: zone },
  });

describe('a site host', () => {
  it('shows exactly what strangers may see, as text, without cookies, script or foreign origins', async () => {
    const { request } = server();
    const page = await request.get('/').set('Host', host).set('Cookie', 'lang=en; fitboard=1');
    expect([page.status, page.headers['set-cookie'], page.headers['content-language']]).toEqual([
      200,
      undefined,
      'vi',
    ]);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(page.text).toContain('Nguyễn &lt;b&gt;Minh&lt;/b&gt; Anh');
    expect(page.text).not.toContain('<script');
    for (const secret of ['kin@example.com', '+84900000001']) expect(page.text).not.toContain(secret);
    expect(page.text).toContain(`<link rel="canonical" href="http://${host}:3000/">`);
    const english = await request.get('/en').set('Host', `${host.toUpperCase()}.:8443`);
    expect([english.status, english.headers['content-language']]).toEqual([200, 'en']);
  });

  it('has no API, sign-in, console or writing', async () => {
    const { request } = server();
    const asked = [
      '/api/me',
      '/api/auth/login',
      '/admin',
      '/auth/login',
      '/dashboard',
      '/service-worker.js',
      '/api',
      '/media/x',
    ];
    for (const path of asked) {
      const answer = await request.get(path).set('Host', host);
      expect([path, answer.status, answer.headers['set-cookie']]).toEqual([path, 404, undefined]);
      expect(answer.headers['content-type']).toContain('text/html');
    }
    expect((await request.post('/api/auth/login').set('Host', host).send({})).status).toBe(405);
  });

  it('is led to where the site stands, with the path that exists there', async () => {
    const { request } = server({}, true);
    const answer = await request.get('/en?ref=abc').set('Host', host).set('X-Forwarded-Host', 'evil.example');
    expect([answer.status, answer.headers['location']]).toEqual([301, 'http://www.minhanh.vn:3000/en']);
    expect((await request.get('/%0d%0aSet-Cookie:a=b').set('Host', host)).headers['location']).toBe(
      'http://www.minhanh.vn:3000/',
    );
    expect((await request.get('/').set('Host', 'www.minhanh.vn')).status).toBe(200);
  });

  it.each([
    ['of a private profile', 'an-minh', {}],
    ['that is unknown', 'khong-ai', {}],
    ['that is suspended', 'minh-anh', { suspendedAt: noon }],
    ['that is held', 'minh-anh', { status: 'HELD', heldUntil: after(noon, 30 * day) }],
    ['that is not set up', 'minh-anh', { status: 'PENDING' }],
  ] as const)('%s is not there', async (_what, name, parts) => {
    const { request } = server(parts);
    const answer = await request.get('/').set('Host', `${name}.${zone}`);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([404, undefined]);
  });

  it('asks before it measures, and then only what the policy names', async () => {
    const { request, app, as } = server();
    void app;
    const blocks = [{ kind: 'about', isOn: true }];
    const look = {
      tagline: { vi: '"><img src=x>', en: '' },
      blocks,
      links: [],
      palette: 'ocean',
      analyticsId: 'G-ABC1234567',
      facebookAppId: '',
    };
    expect(
      (
        await as(owner)
          .put('/api/domains/d1/site')
          .send({ ...look, analyticsId: 'GTM-ABC1' })
      ).status,
    ).toBe(400);
    expect(
      (
        await as(owner)
          .put('/api/domains/d1/site')
          .send({ ...look, links: [{ label: 'x', url: 'javascript:alert(1)' }] })
      ).status,
    ).toBe(400);
    for (const [url, status] of [
      ['https://me@evil.example/', 400],
      ['http://example.com', 400],
      ['https://www.tiktok.com/@minhanh', 200],
    ] as const) {
      const sent = { ...look, links: [{ label: 'x', url }] };
      expect((await as(owner).put('/api/domains/d1/site').send(sent)).status).toBe(status);
    }
    expect((await as(owner).put('/api/domains/d1/site').send(look)).status).toBe(200);
    const page = await request.get('/').set('Host', host);
    expect(page.text).toContain('<aside id="consent" hidden>');
    expect(page.text).not.toContain('<script src');
    expect(page.text).not.toContain('<img src=x>');
    expect(String(page.headers['content-security-policy'])).toMatch(
      /script-src 'nonce-[^']+' https:\/\/www\.googletagmanager\.com;/,
    );
  });

  it('shows the newest articles, in the language of the page when there are some, and their whole text as a feed', async () => {
    const text = '<p>Ngủ ]]> <a href="/post/khac">đủ</a></p>';
    const articles = [
      aPost({
        authorId: owner.id,
        id: 'p-vi',
        slug: 'ngu-du',
        title: 'Ngủ đủ \u0001 <b>trước</b> 😀',
        html: text,
      }),
      aPost({ authorId: owner.id, id: 'p-en', slug: 'sleep-first', title: 'Sleep first', language: 'en' }),
      aPost({ authorId: owner.id, id: 'p-draft', slug: 'ban-nhap', title: 'Bản nháp', status: 'DRAFT' }),
      aPost({ authorId: hidden.id, id: 'p-other', slug: 'nguoi-khac', title: 'Người khác' }),
    ];
    const { request, store } = server();
    for (const article of articles) store.committed.table('posts').set(article.id, article);
    const [page, english, feed] = [
      await request.get('/').set('Host', host),
      await request.get('/en').set('Host', host),
      await request.get('/feed.xml').set('Host', host),
    ];
    expect(page.text).toContain('href="http://localhost:3000/post/ngu-du"');
    expect(page.text).toContain('&lt;b&gt;trước&lt;/b&gt;');
    expect(page.text).toContain('<link rel="alternate" type="application/rss+xml"');
    expect(english.text).toContain('href="http://localhost:3000/en/post/sleep-first"');
    for (const shown of [page.text, english.text, feed.text]) {
      expect(shown).not.toContain('Bản nháp');
      expect(shown).not.toContain('Người khác');
    }
    expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const { title, items = [] } = parseRssFeed(feed.text);
    expect(title).toBe(owner.fullname);
    expect(items.map(({ link }) => link).toSorted()).toEqual([
      'http://localhost:3000/en/post/sleep-first',
      'http://localhost:3000/post/ngu-du',
    ]);
    const ngu = items.find(({ guid }) => guid?.value === 'urn:uuid:p-vi');
    expect(ngu?.title).toBe('Ngủ đủ  <b>trước</b> 😀');
    expect(ngu?.content?.encoded).toContain('<a href="http://localhost:3000/post/khac">đủ</a>');
    const again = await request
      .get('/feed.xml')
      .set('Host', host)
      .set('If-None-Match', feed.headers['etag'] ?? '');
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await request.get('/feed.xml').set('Host', `an-minh.${zone}`)).status).toBe(404);
  });

  it('has the first letter of its owner in the tab, until there is a picture, and nothing when it is hidden', async () => {
    const { request } = server();
    const icon = await request.get('/favicon.ico').set('Host', host);
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(String(icon.body)).toContain('>N</text>');
    for (const path of ['/favicon.ico', '/sitemap.xml', '/feed.xml', '/en'])
      expect((await request.get(path).set('Host', `an-minh.${zone}`)).status).toBe(404);
  });

  it('shows the pictures that its owner chose for it, each in the size it needs', async () => {
    const { request, as, store } = server();
    const picture = (id: string, width: number, height: number, parts: Partial<Medium> = {}) => {
      const medium = aMedium({ ownerId: owner.id, purpose: 'SITE', id, width, height, ...parts });
      store.committed.table('media').set(id, medium);
    };
    picture('icon', 256, 256);
    picture('logo', 600, 400);
    picture('text', 800, 200);
    picture('wide', 801, 200);
    picture('small', 127, 127);
    picture('strange', 256, 256, { ownerId: hidden.id });
    const set = (pictures: object) => as(owner).patch('/api/domains/d1').send(pictures);
    for (const [wrong, code] of [
      [{ faviconId: 'small' }, 'domain.favicon_not_found'],
      [{ faviconId: 'logo' }, 'domain.favicon_not_found'],
      [{ faviconId: 'strange' }, 'domain.favicon_not_found'],
      [{ logoId: 'text' }, 'domain.logo_not_found'],
      [{ textLogoId: 'wide' }, 'domain.text_logo_not_found'],
    ] as const)
      expect((await set(wrong)).body).toMatchObject({ code });
    const { body } = await set({ faviconId: 'icon', logoId: 'logo', textLogoId: 'text' });
    expect(body).toMatchObject({ faviconId: 'icon', logoId: 'logo', textLogoId: 'text' });
    const page = (await request.get('/').set('Host', host)).text;
    for (const url of [body.logoUrl, body.textLogoUrl] as readonly string[])
      expect(page).toContain(`src="${url.replaceAll('&', '&amp;')}"`);
    expect(page).toContain(`alt="${'Nguyễn &lt;b&gt;Minh&lt;/b&gt; Anh'}"`);
    const icon = await request.get('/favicon.ico').set('Host', host);
    expect([icon.status, icon.headers['location']]).toEqual([302, body.faviconUrl]);
    await set({ logoId: null });
    expect((await request.get('/').set('Host', host)).text).not.toContain('class="logo"');
  });

  it('gives its type to headings from its own address, for a year', async () => {
    const { request } = server();
    const page = await request.get('/').set('Host', host);
    const [, path = ''] = /src:url\(([^)]+)\)/.exec(page.text) ?? [];
    const font = await request.get(path).set('Host', host);
    expect([font.status, font.headers['content-type']]).toEqual([200, 'font/woff2']);
    expect(font.headers['cache-control']).toContain('immutable');
    expect((await request.get('/assets/other.woff2').set('Host', host)).status).toBe(404);
  });

  it('weighs at most 60 kB with its type', async () => {
    const { request } = server();
    const page = await request.get('/').set('Host', host);
    const fonts = headingFonts.map(({ path }) => siteAsset(path)?.length ?? 0);
    const all = gzipSync(page.text).length + fonts.reduce((sum, size) => sum + size, 0);
    expect(all).toBeLessThan(60_000);
  });

  it('says that it rests while the database is away, and never that something broke', async () => {
    const { request, app } = server();
    await request.get('/').set('Host', host);
    const broken = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    Object.assign(app.domain, { readSitePage: broken });
    const page = await request.get('/en').set('Host', host);
    expect([page.status, page.headers['retry-after'], page.headers['set-cookie']]).toEqual([
      503,
      '60',
      undefined,
    ]);
    expect(page.text).toContain('This site is resting');
  });

  it('counts visits without anything of the visitor', async () => {
    const { request, http, rows } = server();
    await request.get('/').set('Host', host).set('Referer', 'https://www.google.com/search?q=minh');
    await request.get('/en').set('Host', host);
    await http.close();
    expect(rows('siteVisits')).toEqual([
      { domainId: 'd1', day: '2026-11-20', page: 'HOME', language: 'vi', source: 'SEARCH', count: 1 },
      { domainId: 'd1', day: '2026-11-20', page: 'HOME', language: 'en', source: 'DIRECT', count: 1 },
    ]);
  });
});

describe('the question for a certificate', () => {
  const ask = (request: ReturnType<typeof server>['request'], name: string) =>
    request.get(`/api/domains/tls-ask?domain=${encodeURIComponent(name)}`).set('Host', '127.0.0.1:3000');

  it('is answered yes for what is served and for nothing else, and to strangers always no', async () => {
    const { request } = server();
    for (const name of [host, 'www.minhanh.vn', `${host}.`])
      expect([name, (await ask(request, name)).status]).toEqual([name, 200]);
    for (const name of ['khong-ai.vn', `khong-ai.${zone}`, '', 'fitboard.example', 'localhost'])
      expect([name, (await ask(request, name)).status]).toEqual([name, 404]);
    const stranger = await ask(request, host).set('X-Forwarded-For', '203.0.113.9');
    expect([stranger.status, stranger.text]).toEqual([404, '']);
  });

  it.each([
    ['is suspended', { suspendedAt: noon, suspendedReason: 'Giả mạo phòng khám' }],
    [
      'is suspended in its grace',
      { status: 'GRACE', suspendedAt: noon, suspendedReason: 'Giả mạo phòng khám' },
    ],
    ['has ended and is held for its owner', { status: 'HELD', heldUntil: after(noon, 30 * day) }],
    ['has ended and was released', { status: 'RELEASED' }],
    ['could not be set up', { status: 'FAILED' }],
    ['is not set up yet', { status: 'PENDING' }],
  ] as const)(
    'is answered no for a name that %s, and for its owner’s host elsewhere',
    async (_what, parts) => {
      const { request } = server(parts);
      for (const name of [host, `${host}.`, host.toUpperCase(), 'www.minhanh.vn']) {
        const { status, text } = await ask(request, name);
        expect([name, status, text]).toEqual([name, 404, '']);
      }
    },
  );

  it(
    'is answered no as soon as staff suspend a name or its year and grace are over, and yes again once that is lifted',
    { timeout: 40_000 },
    async () => {
      const clerk = aUser({ id: 'clerk', email: 'clerk@example.com', roleId: 'site-clerks' });
      const { request, as, app, clock } = openTestServer({
        seed: {
          users: [owner, clerk],
          roles: [aRole({ id: 'site-clerks', permissions: ['domain.update'] })],
          domains: [{ ...domain, expiresAt: after(noon, 90 * day), nextStepAt: after(noon, 90 * day) }],
          externalHosts: [external],
        },
        config: { siteZone: zone },
        // What happened is announced to all instances by those that work.
        doesWork: true,
      });
      const names = [host, 'www.minhanh.vn'];
      const decide = async (what: 'suspend' | 'lift') => {
        const { status } = await as(clerk)
          .post(`/api/admin/domains/d1/${what}`)
          .send({ reason: 'Kiểm tra lại.' });
        expect([what, status]).toEqual([what, 200]);
      };
      const becomes = (wanted: number) =>
        vi.waitFor(
          async () => {
            for (const name of names)
              expect([name, (await ask(request, name)).status]).toEqual([name, wanted]);
          },
          { timeout: 10_000 },
        );
      await becomes(200);
      await decide('suspend');
      await becomes(404);
      await decide('lift');
      await becomes(200);
      for (const days of [90, 121]) {
        clock.set(after(noon, days * day));
        await app.domain.expireDomains(system);
      }
      await becomes(404);
    },
  );
});

const served = { host, domainId: 'd1', userId: owner.id, canonical: host, kind: 'LABEL' } as const;

const memory = (database: { isAway: boolean; lookUps: number }, kept = [served]) => {
  let now = 0;
  const answer = <Result>(result: Result): Promise<Result> => {
    if (database.isAway) return Promise.reject(new Error('away'));
    return Promise.resolve(result);
  };
  const domainUseCases = {
    listServedHosts: () => answer([served]),
    findServedHost: () => {
      database.lookUps += 1;
      return answer(null);
    },
  };
  const hosts = createServedHosts({
    app: { domain: domainUseCases } as never, // what it asks of the application
    snapshot: { read: async () => kept, write: async () => undefined },
    now: () => now,
    failed: () => undefined,
  });
  return { hosts, forward: (milliseconds: number) => void (now += milliseconds) };
};

describe('served hosts in memory', () => {
  it('say yes while the database is away, also right after a start, and no for others', async () => {
    const database = { isAway: true, lookUps: 0 };
    const { hosts } = memory(database);
    await hosts.start();
    expect([(await hosts.find(host))?.domainId, await hosts.find('khong-ai.vn')]).toEqual(['d1', null]);
    hosts.stop();
  });

  it('look up at most 20 invented names a second, and remember their no', async () => {
    const database = { isAway: false, lookUps: 0 };
    const { hosts, forward } = memory(database);
    await hosts.start();
    await Promise.all(Array.from({ length: 10_000 }, (_, at) => hosts.find(`ten-${at}.vn`)));
    expect(database.lookUps).toBe(20);
    forward(1000);
    for (let round = 0; round < 50; round += 1) await hosts.find('ten-0.vn');
    expect(database.lookUps).toBe(20);
    await Promise.all(Array.from({ length: 1000 }, (_, at) => hosts.find(`khac-${at}.vn`)));
    expect(database.lookUps).toBe(40);
    hosts.stop();
  });

  it('hear of a change from another instance at once, of many together, and of those that were lost', async () => {
    let reads = 0;
    let list = [served];
    const hosts = createServedHosts({
      app: {
        domain: {
          listServedHosts: async () => {
            reads += 1;
            return list;
          },
          findServedHost: async () => null,
        },
      } as never, // what it asks of the application
      snapshot: { read: async () => [], write: async () => undefined },
      failed: () => undefined,
    });
    await hosts.start();
    list = [];
    for (let at = 0; at < 100; at += 1) hosts.hear({ kind: 'hosts' });
    hosts.hear({ kind: 'refresh' });
    await vi.waitFor(async () => expect(await hosts.find(host)).toBeNull());
    expect(reads).toBe(2);
    list = [served];
    hosts.missed();
    await vi.waitFor(async () => expect(await hosts.find(host)).toEqual(served), { timeout: 5000 });
    hosts.stop();
  });
});
