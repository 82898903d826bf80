import { request as httpRequest } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { aMail } from '#fixtures/platform/notifications.ts';
import { hostNameOf, siteNames } from './hosts.ts';
import { listen } from '../listen.ts';
import { openTestServer } from '../../testing/test-server.ts';

const production = {
  isProduction: true,
  baseUrl: 'https://fitboard.example',
  mediaBaseUrl: 'https://media.fitboard.example',
  allowedHosts: ['www.fitboard.example'],
};

describe('the site of a host', () => {
  const siteOf = (host: string | undefined, parts: Partial<typeof production> = {}) =>
    siteNames({ ...production, ...parts })({ headers: host === undefined ? {} : { host } });

  it.each([
    ['fitboard.example', 'product'],
    ['FITBOARD.example:443', 'product'],
    ['www.fitboard.example', 'product'],
    ['media.fitboard.example', 'media'],
    ['evil.example', null],
    ['fitboard.example.evil.example', null],
    ['xfitboard.example', null],
    ['fitboard.example@evil.example', null],
    ['fitboard.example:x', null],
    ['localhost:3000', null],
    ['127.0.0.1:3000', null],
    ['10.0.0.7', null],
    ['', null],
    [undefined, null],
  ])('in production is for %s %s', (host, site) => {
    expect(siteOf(host)).toBe(site);
  });

  it.each([
    ['localhost:3000', 'product'],
    ['127.0.0.1:8080', 'product'],
    ['[::1]:3000', 'product'],
    ['192.168.1.5:3000', 'product'],
    ['rebound.evil.example:3000', null],
  ])('elsewhere is for %s %s', (host, site) => {
    expect(siteOf(host, { isProduction: false })).toBe(site);
  });

  it('is told by the port where files have only that of their own', () => {
    const parts = { baseUrl: 'http://localhost:3000', mediaBaseUrl: 'http://localhost:3001' };
    expect(siteOf('localhost:3001', parts)).toBe('media');
    expect(siteOf('localhost:3000', parts)).toBe('product');
  });

  it('needs a host that is one', () => {
    for (const host of ['a b', '[', '[::1', 'a/b', 'a:1:2', 'ă.example'])
      expect(hostNameOf(host), host).toBeNull();
  });
});

describe('a server asked by a name of nobody’s', () => {
  const config = { ...production, metricsToken: 'a-long-enough-token' };

  it.each([
    '/',
    '/en',
    '/user/an',
    '/api/settings/public',
    '/api/openapi.json',
    '/media/a.webp',
    '/admin',
    '/unsubscribe',
    '/dev/mail',
  ])('answers 404 at %s', async (path) => {
    const { request } = openTestServer({ config });
    const answer = await request.get(path).set('Host', 'rebound.evil.example');
    expect([answer.status, answer.body.code]).toEqual([404, 'route.not_found']);
    const known = await request.get('/api/settings/public').set('Host', 'www.fitboard.example');
    expect(known.status).toBe(200);
  });

  it('answers watchdogs, which know its address only', async () => {
    const { request } = openTestServer({ config });
    for (const path of ['/api/health/live', '/api/health/ready', '/metrics'])
      expect(
        (
          await request
            .get(path)
            .set('Host', '10.0.0.7:3000')
            .set('Authorization', 'Bearer a-long-enough-token')
        ).status,
        path,
      ).toBe(200);
  });

  it('leads people home', async () => {
    const { request } = openTestServer({ config });
    const page = await request.get('/en/user/an').set('Host', 'old.example').set('Accept', 'text/html');
    expect(page.status).toBe(404);
    expect(page.text).toContain('href="https://fitboard.example/en"');
  });

  it('serves files alone where files are served', async () => {
    const { request } = openTestServer({ config });
    const on = (path: string) => request.get(path).set('Host', 'media.fitboard.example');
    expect((await on('/media/a.webp')).body.code).toBe('media.link_expired');
    for (const path of ['/api/settings/public', '/', '/metrics/x'])
      expect((await on(path)).body.code, path).toBe('route.not_found');
  });
});

describe('a live connection', () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  it('is not opened under a name of nobody’s', async () => {
    const testServer = openTestServer({ config: production });
    const port = await listen(testServer.http.server, { host: '127.0.0.1', port: 0 });
    closing.push(() => testServer.close());
    const upgrade = (host: string) =>
      new Promise<number>((resolve, reject) => {
        const asked = httpRequest({
          port,
          path: '/ws?ticket=a',
          headers: {
            Host: host,
            Connection: 'Upgrade',
            Upgrade: 'websocket',
            'Sec-WebSocket-Version': '13',
            'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
          },
        });
        asked.on('response', (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        });
        asked.on('error', reject);
        asked.end();
      });
    expect(await upgrade('rebound.evil.example')).toBe(404);
    expect(await upgrade('fitboard.example')).toBe(401);
  });
});

describe('development pages', () => {
  const mail = aMail({
    id: 'kept',
    to: 'hoa@example.com',
    template: 'send_register_code',
    values: {},
    secrets: { code: '493817' },
    status: 'KEPT',
  });

  it.each([
    ['localhost:3000', {}, 200],
    ['127.0.0.1:3000', {}, 200],
    ['[::1]:3000', {}, 200],
    ['192.168.1.5:3000', {}, 404],
    ['rebound.evil.example:3000', {}, 404],
    ['localhost:3000', { 'X-Forwarded-For': '203.0.113.9' }, 404],
  ])('answer this machine by a loopback name alone: %s %o %i', async (host, headers, status) => {
    const { request } = openTestServer({ seed: { mails: [mail] } });
    const answer = await request.get('/dev/mail?format=json').set('Host', host).set(headers);
    expect(answer.status).toBe(status);
    if (status === 404) expect(answer.text).not.toContain('493817');
  });
});
