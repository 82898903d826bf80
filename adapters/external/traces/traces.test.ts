import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTraceCollector, valuesOf } from '#fixtures/engine/trace-collector.ts';
import { heardStatement, statements, type Traces } from '#adapters/ports/traces.ts';
import { readTraceparent, writeTraceparent } from './trace-context.ts';
import { tracesTo } from './traces.ts';

let collector: Awaited<ReturnType<typeof openTraceCollector>>;
const opened: Traces[] = [];
const open = (more: Partial<Parameters<typeof tracesTo>[0]> = {}) => {
  const traces = tracesTo({ endpoint: collector.url, serviceName: 'fitboard', everyMs: 20, ...more });
  opened.push(traces);
  return traces;
};
beforeEach(async () => {
  collector = await openTraceCollector();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((traces) => traces.close()));
  await collector.close();
});

const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });

describe('a traceparent', () => {
  it('is read as it was written', () => {
    const id = (length: number) => hex(length).filter((text) => !/^0+$/.test(text));
    fc.assert(
      fc.property(id(32), id(16), fc.boolean(), (traceId, spanId, isSampled) => {
        const context = { traceId, spanId, isSampled };
        expect(readTraceparent(writeTraceparent(context))).toEqual(context);
      }),
    );
  });

  it('that breaks the rules is none', () => {
    const [trace, span] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
    for (const header of [
      undefined,
      '',
      'x',
      `ff-${trace}-${span}-01`,
      `00-${'0'.repeat(32)}-${span}-01`,
      `00-${trace}-${'0'.repeat(16)}-01`,
      `00-${trace.toUpperCase()}-${span}-01`,
      `00-${trace}-${span}-01-more`,
      `00-${trace}-${span}`,
    ])
      expect(readTraceparent(header), header).toBeNull();
    // A version to come may have more behind it.
    expect(readTraceparent(`01-${trace}-${span}-01-more`)).toMatchObject({ traceId: trace });
    fc.assert(fc.property(fc.string(), (header) => void readTraceparent(header)));
  });
});

describe('traces', () => {
  it('hang together across awaits: what goes on inside a piece of work is below it', async () => {
    const traces = open();
    const outer = traces.begin('GET', { kind: 'SERVER' });
    await outer.inside(async () => {
      await Promise.resolve();
      const inner = traces.begin('coin.convert', {
        kind: 'INTERNAL',
        values: { 'fitboard.refusal': 'none' },
      });
      await inner.inside(() =>
        heardStatement('select  1\n from users where id = $1', async () => ({ rowCount: 1 })),
      );
      inner.end();
    });
    await traces.begin('alone', { kind: 'INTERNAL' }).inside(async () => undefined);
    outer.rename('GET /me');
    outer.end();
    await vi.waitUntil(() => collector.spans.length === 3);
    const [sql, inner, root] = ['SELECT', 'coin.convert', 'GET /me'].map((name) =>
      collector.spans.find((span) => span.name === name)!,
    );
    expect([root?.parentSpanId, inner?.parentSpanId, sql?.parentSpanId]).toEqual([
      undefined,
      root?.spanId,
      inner?.spanId,
    ]);
    expect(new Set(collector.spans.map(({ traceId }) => traceId)).size).toBe(1);
    expect(collector.spans.map(({ kind }) => kind).toSorted()).toEqual([1, 2, 3]);
    expect(valuesOf(sql!)).toEqual({
      'db.system.name': 'postgresql',
      'db.operation.name': 'SELECT',
      'db.query.text': 'select 1 from users where id = $1',
      'db.response.returned_rows': '1',
    });
    expect(BigInt(root!.startTimeUnixNano)).toBeLessThanOrEqual(BigInt(root!.endTimeUnixNano));
    expect(collector.calls[0]).toMatchObject({ path: '/v1/traces', about: { 'service.name': 'fitboard' } });
  });

  it('go on from a parent as it says, and else are kept in their share', async () => {
    const traces = open({ share: 0 });
    traces.begin('not kept', { kind: 'SERVER' }).end();
    const parent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    traces.begin('kept', { kind: 'SERVER', parent }).end();
    const all = open();
    all.begin('not kept either', { kind: 'SERVER', parent: parent.replace(/01$/, '00') }).end();
    await vi.waitUntil(() => collector.spans.length > 0);
    await all.close();
    expect(collector.spans).toMatchObject([
      { name: 'kept', traceId: '4bf92f3577b34da6a3ce929d0e0e4736', parentSpanId: '00f067aa0ba902b7' },
    ]);
  });

  it('name a failed statement by its code: its sentence may quote what a person typed', async () => {
    const traces = open();
    const span = traces.begin('work', { kind: 'INTERNAL' });
    const error = Object.assign(new Error('Key (email)=(hoa@example.com) already exists'), { code: '23505' });
    await span
      .inside(() => heardStatement('insert into users values ($1)', () => Promise.reject(error)))
      .catch(() => undefined);
    span.end('DatabaseError');
    await vi.waitUntil(() => collector.spans.length === 2);
    const failed = collector.spans.find(({ name }) => name === 'INSERT')!;
    expect([failed.status, valuesOf(failed)['error.type']]).toEqual([{ code: 2 }, '23505']);
    expect(collector.sent()).not.toContain('hoa@');
  });

  it('are handed on to hosts that the operator chose, and to nobody else', async () => {
    const heard: IncomingHttpHeaders[] = [];
    const servers = [0, 1].map(() =>
      createServer((request, response) => {
        heard.push(request.headers);
        response.end('{}');
      }),
    );
    await Promise.all(
      servers.map((server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))),
    );
    const [chosen, other] = servers.map((server) => `127.0.0.1:${(server.address() as AddressInfo).port}`); // they listen on ports
    const call = (host: string | undefined) =>
      new Promise<void>((done) => {
        get(`http://${host}/secret/path?of=a-person`, { agent: false }, (answer) =>
          answer.resume().on('end', done),
        );
      });
    const traces = open({ hosts: [chosen ?? ''] });
    const span = traces.begin('work', { kind: 'INTERNAL' });
    await span.inside(async () => {
      await call(chosen);
      await call(other);
    });
    span.end();
    await call(chosen);
    await vi.waitUntil(() => collector.spans.length === 2);
    for (const server of servers) server.close();
    const [outgoing, work] = ['GET ' + chosen, 'work'].map((name) =>
      collector.spans.find((one) => one.name === name)!,
    );
    expect(heard.map(({ traceparent }) => traceparent)).toEqual([
      `00-${work?.traceId}-${outgoing?.spanId}-01`,
      undefined,
      undefined,
    ]);
    expect(valuesOf(outgoing!)).toMatchObject({
      'http.response.status_code': '200',
      'server.address': chosen,
    });
    expect(collector.sent()).not.toContain('secret');
  });

  it('of a collector that is away are dropped, said once, and come again when it is back', async () => {
    const said: string[] = [];
    const outage = { failed: () => void said.push('failed'), worked: () => void said.push('worked') };
    const traces = open({ outage, headers: { authorization: 'Bearer key' } });
    collector.leave(true);
    traces.begin('lost', { kind: 'INTERNAL' }).end();
    await vi.waitUntil(() => said.length === 1);
    collector.leave(false);
    traces.begin('heard', { kind: 'INTERNAL' }).end();
    await vi.waitUntil(() => collector.spans.length === 1);
    expect(collector.spans.map(({ name }) => name)).toEqual(['heard']);
    expect(collector.calls[0]?.headers.authorization).toBe('Bearer key');
    await vi.waitUntil(() => said.length === 2);
    expect(said).toEqual(['failed', 'worked']);
  });

  it('hold nothing up and grow no further than they may, and their end says what is left', async () => {
    const traces = open({ everyMs: 60_000 });
    collector.leave(true);
    for (let index = 0; index < 20_000; index += 1) traces.begin(`span ${index}`, { kind: 'INTERNAL' }).end();
    collector.leave(false);
    await traces.close();
    expect(collector.spans.length).toBeLessThanOrEqual(4_096 + 512);
    expect(collector.spans.length).toBeGreaterThan(0);
    expect(statements.hasSubscribers).toBe(false);
  });
});
