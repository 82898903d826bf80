import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dnsLookup } from '#adapters/external/sites/dns-lookup.ts';
import { fileHostSnapshot } from '#adapters/external/sites/host-snapshot.ts';
import { openCaddy, provideCaddy, type Caddy } from '#fixtures/sites/caddy.ts';
import { openDnsServer, type DnsServer } from '#fixtures/sites/dns-server.ts';
import { aDomain } from '#fixtures/sites/domains.ts';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { openWaitingServer } from '../../waiting-server.ts';

const zone = 'trang-rieng.vn';
const label = `minh-anh.${zone}`;
const external = 'www.minhanh-chaybo.vn';
const owner = aUser({ id: 'owner', fullname: 'Nguyễn Minh Anh', isPublic: true });
const domain = aDomain({ userId: owner.id, id: 'd1', name: 'minh-anh', zone });

type Host = Readonly<{
  id: string;
  status: string;
  records: readonly Readonly<{ type: 'TXT' | 'CNAME'; name: string; content: string }>[];
  problems: readonly Readonly<{ record: string; problem: string; found: readonly string[] }>[];
}>;

const program = provideCaddy();
if (program === undefined)
  console.log('Not tried behind Caddy: install the package caddy, or set CADDY_PATH to one.');

describe.skipIf(program === undefined)('sites behind a real Caddy', { timeout: 180_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitboard-sites-'));
  let dns: DnsServer;
  let caddy: Caddy;
  let server: TestServer;
  let port = 0;

  beforeAll(async () => {
    dns = await openDnsServer();
    server = openTestServer({
      seed: { users: [owner], domains: [domain] },
      config: { siteZone: zone, dataDir: folder },
      dnsLookup: dnsLookup({ servers: [dns.address] }),
    });
    await new Promise<void>((resolve) => server.http.server.listen(0, '127.0.0.1', resolve));
    port = (server.http.server.address() as AddressInfo).port;
    caddy = await openCaddy(program ?? '', { upstream: port, zone });
  }, 180_000);
  afterAll(async () => {
    await caddy.close();
    await server.close();
    await dns.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const me = () => server.as(owner);
  const seen = async (host: string): Promise<number> => (await caddy.get(host)).status;
  /** A new connection each time: servers change behind the port. */
  const plainly = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { Connection: 'close' } });
  const ask = async (name: string): Promise<number> => {
    const begun = performance.now();
    const { status } = await plainly(`/api/domains/tls-ask?domain=${name}`);
    expect(performance.now() - begun).toBeLessThan(1_000);
    return status;
  };
  const checkHost = async (id: string): Promise<Host> => {
    // Looked at each ten seconds.
    server.clock.forward(11_000);
    const { body, status } = await me().post(`/api/domains/d1/hosts/${id}/check`);
    expect(status).toBe(200);
    return body as Host; // of our own contract
  };

  it('lead from a typed domain to the site over TLS, and say no to every other name', async () => {
    await vi.waitFor(async () => expect(await seen(label)).toBe(200), { timeout: 60_000, interval: 500 });
    expect((await caddy.get(label)).text).toContain('Nguyễn Minh Anh');
    expect(await seen(`khong-ai.${zone}`)).toBe(404);
    expect(await caddy.serves(external)).toBe(false);

    const added = await me().post('/api/domains/d1/hosts').send({ host: external });
    const { id, records } = added.body as Host; // of our own contract
    dns.set('CNAME', external, 'shop.example.net');
    expect((await checkHost(id)).problems).toEqual([
      { record: 'TXT', problem: 'MISSING', found: [] },
      { record: 'CNAME', problem: 'OTHER', found: ['shop.example.net'] },
    ]);
    expect(await caddy.serves(external)).toBe(false);

    for (const { type, name, content } of records) dns.set(type, name, content);
    expect(await checkHost(id)).toMatchObject({ status: 'VERIFIED', problems: [] });
    await me().post(`/api/domains/d1/hosts/${id}/primary`);
    // No was said about this name a moment ago: the next reading of the list knows better.
    await vi.waitFor(async () => expect(await caddy.serves(external)).toBe(true), {
      timeout: 60_000,
      interval: 500,
    });
    await vi.waitFor(async () => expect(await seen(external)).toBe(200), { timeout: 60_000, interval: 500 });
    const page = await caddy.get(external);
    expect(page.text).toContain('Nguyễn Minh Anh');
    expect(page.issuer).toContain('Caddy Local Authority');
    await vi.waitFor(
      async () => {
        const { status, location } = await caddy.get(label, '/en');
        expect([status, location]).toEqual([301, `http://${external}:3000/en`]);
      },
      { timeout: 60_000, interval: 500 },
    );
    expect(server.rows('externalHosts')[0]).toMatchObject({ status: 'ACTIVE' });
    expect(await caddy.serves('www.cua-nguoi-khac.vn')).toBe(false);
  });

  it('are served on while the database is away, and by a server that starts meanwhile', async () => {
    const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    Object.assign(server.app.domain, {
      listServedHosts: away, findServedHost: away, readSitePage: away, noteHostLive: away,
    }); // prettier-ignore
    expect([await ask(label), await ask(external), await ask('www.cua-nguoi-khac.vn')]).toEqual([
      200, 200, 404,
    ]);
    expect([await seen(external), await caddy.serves('www.moi-tinh.vn')]).toEqual([503, false]);

    const served = await fileHostSnapshot(folder).read();
    expect(served.map(({ host }) => host)).toEqual([label, external]);
    await server.http.close();
    const waiting = await openWaitingServer({ host: '127.0.0.1', port, trustedProxies: [] }, served);
    try {
      expect([await ask(label), await ask(external), await ask('www.cua-nguoi-khac.vn')]).toEqual([
        200, 200, 404,
      ]);
      const resting = await caddy.get(external);
      expect([resting.status, resting.text.includes('Trang đang tạm nghỉ')]).toEqual([503, true]);
      expect((await plainly('/')).status).toBe(503);
    } finally {
      await waiting.close();
    }
  });
});
