import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { after, minute } from '#core/kernel/time.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, system, world } from '#fixtures/engine/world.ts';
import { dnsProviderAt } from './dns-provider.ts';

type Stored = { id: string; type: string; name: string; content: string; ttl: number };

const zone = 'trang.example-zone.vn';
const token = 'a-token-of-the-test';
const servers: { close(): unknown }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Speaks as the company's own interface does, pages included. */
const fakeProvider = async () => {
  const records: Stored[] = [];
  const state = { status: 200, isSilent: false, changes: [] as string[] };
  let count = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (state.isSilent) return;
    const send = (status: number, result: unknown) =>
      void response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ success: status < 300, errors: [], messages: [], result }));
    if (state.status !== 200) return send(state.status, null);
    if (request.headers.authorization !== `Bearer ${token}`) return send(403, null);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider');
    if (pathname === '/client/v4/zones')
      return send(200, searchParams.get('name') === zone ? [{ id: 'zone-1', name: zone }] : []);
    const [, id = ''] = /^\/client\/v4\/zones\/zone-1\/dns_records(?:\/(.+))?$/.exec(pathname) ?? [];
    if (request.method === 'GET') {
      const [name, type] = [searchParams.get('name'), searchParams.get('type')];
      const found = records.filter(
        (one) => (name === null || one.name === name) && (type === null || one.type === type),
      );
      const perPage = Number(searchParams.get('per_page') ?? 20);
      const page = Number(searchParams.get('page') ?? 1);
      return send(200, found.slice((page - 1) * perPage, page * perPage));
    }
    state.changes.push(`${request.method ?? ''} ${id}`.trim());
    const at = records.findIndex((one) => one.id === id);
    if (request.method === 'DELETE') return send(200, records.splice(at, 1)[0]);
    const made = {
      ...(JSON.parse(await text(request)) as Omit<Stored, 'id'>),
      id: id || `r-${(count += 1)}`,
    };
    if (request.method === 'PUT') records[at] = made;
    else records.push(made);
    return send(200, made);
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  servers.push({ close: () => (server.closeAllConnections(), server.close()) });
  const { port } = server.address() as AddressInfo; // it listens on a port
  const providerUrl = `http://127.0.0.1:${port}/client/v4/`;
  return {
    records,
    state,
    provider: dnsProviderAt({ providerUrl, token, zone, timeMs: 2_000 }),
    providerUrl,
  };
};

const record = { type: 'CNAME', name: `minh-anh.${zone}`, content: `sites.${zone}` } as const;

describe('the provider of the zone', () => {
  it('has a record once, whatever is asked twice, and whatever stood there before', async () => {
    const { provider, records, state } = await fakeProvider();
    await provider.ensure(record);
    await provider.ensure(record);
    expect([records, state.changes]).toMatchObject([[{ ...record, ttl: 300 }], ['POST']]);
    records.push({ id: 'old', type: 'A', name: record.name, content: '203.0.113.1', ttl: 1 });
    await provider.ensure({ ...record, content: `other.${zone}` });
    expect(records).toMatchObject([{ name: record.name, content: `other.${zone}` }]);
    await Promise.all([provider.ensure(record), provider.ensure({ ...record, name: `thu-ha.${zone}` })]);
    expect(records.map(({ name, content }) => [name, content]).toSorted()).toEqual([
      [`minh-anh.${zone}`, `sites.${zone}`],
      [`thu-ha.${zone}`, `sites.${zone}`],
    ]);
  });

  it('forgets a record also when there is none', async () => {
    const { provider, records } = await fakeProvider();
    await provider.ensure(record);
    await provider.remove(record.name);
    await provider.remove(record.name);
    expect(records).toEqual([]);
  });

  it('lists every page of the zone', async () => {
    const { provider, records } = await fakeProvider();
    for (let at = 0; at < 250; at += 1)
      records.push({ ...record, id: `many-${at}`, name: `trang-${at}.${zone}`, ttl: 300 });
    records.push({ id: 'a', type: 'A', name: `sites.${zone}`, content: '203.0.113.1', ttl: 300 });
    const listed = await provider.list();
    expect([listed.length, listed[249]?.name]).toEqual([250, `trang-249.${zone}`]);
  });

  it('that refuses, fails or is silent is named by its status alone, and never with the token', async () => {
    const { provider, state, providerUrl } = await fakeProvider();
    state.status = 500;
    await expect(provider.ensure(record)).rejects.toThrow('the DNS provider answered 500');
    state.status = 200;
    const wrong = dnsProviderAt({ providerUrl, token: 'another', zone });
    await expect(wrong.list()).rejects.toThrow('the DNS provider answered 403');
    const elsewhere = dnsProviderAt({ providerUrl, token, zone: 'not-ours.vn' });
    await expect(elsewhere.list()).rejects.toThrow('the DNS provider has no such zone');
    state.isSilent = true;
    const silent = dnsProviderAt({ providerUrl, token, zone, timeMs: 100 });
    const failure = await silent.list().catch((error: unknown) => String(error));
    expect(failure).toMatch(/timeout/i);
    expect(failure).not.toContain(token);
  });

  it('that fails costs nobody anything: within ten minutes the coins are back and the name is free', async () => {
    const { provider, state, records } = await fakeProvider();
    const [buyer, next] = [aUser(), aUser()];
    const { app, ports, clock, rows } = world(
      { users: [buyer, next] },
      { dnsProvider: provider, siteZone: zone },
    );
    await ports.transaction(async ({ wallets }) => {
      for (const { id } of [buyer, next])
        await wallets.apply(aTransfer({ userId: id, amount: 5000, coin: 'FIT_COIN' }));
    });
    state.status = 503;
    const bought = clock.now();
    await app.domain.buyDomain(actorFor(buyer), { name: 'minh-anh' });
    while (rows('domains')[0]?.status === 'PENDING') {
      await app.domain.runDnsTasks(system);
      clock.forward(minute / 6);
    }
    expect(clock.now().getTime()).toBeLessThanOrEqual(after(bought, 10 * minute).getTime());
    expect(rows('domains')[0]?.status).toBe('FAILED');
    expect(await ports.reads.wallets.of(buyer.id)).toMatchObject({ fitCoin: 5000, heldFitCoin: 0 });
    await app.domain.buyDomain(actorFor(next), { name: 'minh-anh' });
    state.status = 200;
    for (let round = 0; round < 60 && rows('domains')[1]?.status !== 'ACTIVE'; round += 1) {
      await app.domain.runDnsTasks(system);
      clock.forward(minute / 6);
    }
    expect(rows('domains')[1]).toMatchObject({ status: 'ACTIVE', userId: next.id });
    expect(records).toMatchObject([{ name: `minh-anh.${zone}` }]);
    expect((await app.coin.reconcile(system)).breaches).toEqual([]);
  });
});
