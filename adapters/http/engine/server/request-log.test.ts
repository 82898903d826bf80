import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createLog } from '#adapters/composition/log.ts';
import type { Exchange } from '../exchange.ts';
import { requestLog } from './request-log.ts';

type Line = Readonly<Record<string, unknown>>;

const linesOf = (route: string, { isProduction = true, status = 200, isWhole = true } = {}): Line[] => {
  const lines: Line[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as Line) });
  const response = Object.assign(new EventEmitter(), { statusCode: status, writableFinished: isWhole });
  const url = '/api/users/u1?token=geheim&q=nguyen+van+an';
  requestLog({ log, metrics: { observe: () => undefined }, isProduction })({
    request: { method: 'GET', url, headers: { cookie: 'geheim' } } as IncomingMessage, // what it reads of one
    response: response as unknown as ServerResponse, // the same
    exchange: { id: 'r-1', route, startedAt: performance.now() } as Exchange, // the same
    isApi: true,
  });
  response.emit('close');
  return lines;
};

describe('the line of a request', () => {
  it('has its id, its route as a pattern and its status, and nothing that was typed', () => {
    const [line] = linesOf('/users/:id');
    expect(line).toEqual({
      level: 30,
      time: expect.any(String) as unknown,
      requestId: 'r-1',
      method: 'GET',
      route: '/users/:id',
      status: 200,
      ms: expect.any(Number) as unknown,
      msg: 'request',
    });
    expect(JSON.stringify(line)).not.toMatch(/geheim|nguyen|u1/);
  });

  it('says when the reader went away', () => {
    expect(linesOf('/users/:id', { isWhole: false })[0]).toMatchObject({ status: 499 });
  });

  it('is not written for machines that watch, in an outage, or at a developer’s terminal', () => {
    for (const route of ['/metrics', '/health/live', '/health/ready'])
      expect(linesOf(route), route).toEqual([]);
    expect(linesOf('/users/:id', { status: 503 })).toEqual([]);
    expect(linesOf('/users/:id', { isProduction: false })).toEqual([]);
  });

  it('is an error where the server failed', () => {
    expect(linesOf('/users/:id', { status: 500, isProduction: false })[0]).toMatchObject({ level: 50 });
  });
});
