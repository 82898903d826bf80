import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTraceCollector, valuesOf, type CollectedSpan } from '#fixtures/engine/trace-collector.ts';
import { hashOf, plainPasswords } from '#fixtures/engine/ports.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aUser } from '#fixtures/people/users.ts';
import { readConfig } from '#adapters/composition/config.ts';
import { createContainer, tokens, type Container } from '#adapters/composition/container.ts';
import { createTestDatabase, type TestDatabase } from '#adapters/persistence/testing/cluster.ts';
import { listen } from './listen.ts';
import { createHttpServer } from '../server.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitboard-traces-'));
const user = aUser({ email: 'thu.ha@example.com', fullname: 'Lê Thu Hà' });
const password = 'một mật khẩu đủ dài';
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

let database: TestDatabase;
let collector: Awaited<ReturnType<typeof openTraceCollector>>;
const opened: (() => Promise<void>)[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  collector = await openTraceCollector();
});
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});
afterAll(async () => {
  await collector.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const open = async (variables: Readonly<Record<string, string>>) => {
  const config = {
    ...readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', SEED: 'none', ...variables }),
    databaseUrl: database.url,
  };
  const container: Container = createContainer(config);
  container.rebind(tokens.passwords).toConstantValue(plainPasswords);
  const http = createHttpServer(container, { doesWork: false });
  const port = await listen(http.server, { host: '127.0.0.1', port: 0 });
  const close = async () => {
    await http.close();
    await container.unbindAllAsync();
  };
  opened.push(close);
  const ask = async (method: string, path: string, { token = '', body, parent }: Asked = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json', 'idempotency-key': 'k1' }),
        ...(parent && { traceparent: parent }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }; // each answers an object
  };
  return { container, ask, close };
};
type Asked = Readonly<{ token?: string; body?: object; parent?: string }>;

const configured = {
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key',
  OTEL_SERVICE_NAME: 'fitboard-test',
};

describe('traces of a server', () => {
  it('lead from the wire over the use case to the statements, go on from a proxy’s, and hold nothing of a person', async () => {
    const server = await open({
      ...configured,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      TRUSTED_PROXIES: 'loopback',
    });
    const reads = server.container.get(tokens.reads);
    await reads.users.insert(user);
    await reads.credentials.set(user.id, hashOf(password), noon);
    await reads.wallets.apply(aTransfer({ userId: user.id, coin: 'FIT_COIN', amount: 100 }));
    const signedIn = await server.ask('POST', '/auth/login', {
      body: { email: user.email, password, transport: 'body' },
    });
    expect(signedIn.status).toBe(200);
    const token = String(signedIn.body['accessToken']);
    const parent = `00-${traceId}-00f067aa0ba902b7-01`;
    expect((await server.ask('POST', '/me/convert', { token, body: { fitCoin: 10 }, parent })).status).toBe(
      200,
    );
    expect((await server.ask('GET', `/users/${user.id}`, { token })).status).toBeLessThan(500);
    expect((await server.ask('GET', '/health/ready')).status).toBe(200);
    // The end of the server hands over what is left.
    await opened.pop()?.();

    const trace = collector.spans.filter((span) => span.traceId === traceId);
    const named = (name: string) => trace.find((span) => span.name === name);
    const root = named('POST /me/convert');
    expect(root).toMatchObject({ kind: 2, parentSpanId: '00f067aa0ba902b7' });
    expect(valuesOf(root!)).toEqual({
      'http.request.method': 'POST',
      'http.route': '/me/convert',
      'http.response.status_code': '200',
    });
    const useCase = named('coin.convert');
    expect(useCase?.parentSpanId).toBe(root?.spanId);
    const below = (span: CollectedSpan | undefined) =>
      trace.filter(({ parentSpanId }) => parentSpanId === span?.spanId);
    expect(below(useCase).filter(({ kind }) => kind === 3).length).toBeGreaterThan(0);
    const names = trace.map(({ name }) => name);
    expect(names.filter((name) => name === 'BEGIN').length).toBe(1);
    expect(names.filter((name) => name === 'COMMIT').length).toBe(1);
    expect(collector.calls[0]).toMatchObject({
      about: { 'service.name': 'fitboard-test' },
      headers: { authorization: 'Bearer key' },
    });
    expect(collector.spans.some(({ name }) => name.includes('/health/'))).toBe(false);

    // Of a person: nothing, not even an id.
    for (const one of [user.id, user.email, 'Thu Hà', password, token, token.slice(-20)])
      expect(collector.sent(), one).not.toContain(one);
  });

  it('are those of strangers only from here on: their traceparent is not believed', async () => {
    collector.spans.length = 0;
    const server = await open({ ...configured, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    await server.ask('GET', '/settings/public', { parent: `00-${traceId}-00f067aa0ba902b7-01` });
    await opened.pop()?.();
    const [root] = collector.spans.filter(({ kind }) => kind === 2);
    expect(root?.name).toBe('GET /settings/public');
    expect(root?.traceId).not.toBe(traceId);
    expect(root?.parentSpanId).toBeUndefined();
  });

  it('are not made where nobody asked for them', async () => {
    const { statements } = await import('#adapters/ports/traces.ts');
    const server = await open({});
    expect(server.container.get(tokens.traces)).toBeNull();
    expect(statements.hasSubscribers).toBe(false);
    expect((await server.ask('GET', '/settings/public')).status).toBe(200);
  });

  it('of a collector that does not answer hold nobody up', async () => {
    const server = await open({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    expect((await server.ask('GET', '/settings/public')).status).toBe(200);
    await vi.waitFor(async () => expect((await server.ask('GET', '/health/ready')).status).toBe(200));
  });
});
