import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { visitor } from '#core/access/actor/actor.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { bySpecificity, dispatch, inputOf } from './dispatch.ts';
import { fileAnswer, listAnswer, withCookies, type Route } from '../handlers.ts';

const aRoute = (output: unknown, parts: Partial<Endpoint> = {}): Route => ({
  name: 'get',
  endpoint: { method: 'GET', path: '/admin/users', summary: '', access: 'visitor', refusals: [], ...parts },
  handle: vi.fn(() => output),
});

const input = (query: unknown = undefined) =>
  inputOf(
    { params: undefined, query, body: undefined },
    {
      actor: visitor,
      file: null,
      sent: null,
      context: {
        language: 'en',
        address: '127.0.0.1',
        userAgent: '',
        requestId: 'request',
        requestKey: 'key',
        lastEventId: null,
        refreshToken: null,
        deviceMark: null,
        providerMark: null,
      },
    },
  );

const person = z.object({ name: z.string() });
const refuseOdd = (error: Error): never => {
  throw error;
};

describe('dispatch', () => {
  it('encodes the output by the contract, which drops what it does not list', async () => {
    const route = aRoute({ name: 'An', password: 'secret' }, { output: person, status: 201 });
    expect(await dispatch(route, input(), refuseOdd)).toEqual({
      cookies: null,
      file: null,
      status: 201,
      headers: {},
      body: { name: 'An' },
    });
  });

  it('answers 204 where the contract has no output', async () => {
    const reply = await dispatch(aRoute(undefined), input(), refuseOdd);
    expect(reply).toMatchObject({ status: 204, body: undefined });
  });

  it('hands on cookies beside the output they came with', async () => {
    const route = aRoute(withCookies({ name: 'An' }, { clear: true }), { output: person });
    const reply = await dispatch(route, input(), refuseOdd);
    expect(reply).toMatchObject({ cookies: { clear: true }, status: 200, body: { name: 'An' } });
  });

  it('hands on files as they are', async () => {
    const file = fileAnswer({ contentType: 'text/csv', name: 'people.csv', bytes: 'An' });
    expect(await dispatch(aRoute(file), input(), refuseOdd)).toEqual({ cookies: null, file });
  });

  it.each([
    [
      { rows: [{ name: 'An' }, { name: 'Bo' }], total: 319, totalIsCapped: false },
      'users 25-26/319',
      undefined,
    ],
    [{ rows: [{ name: 'An' }], total: 1000, totalIsCapped: true }, 'users 25-25/*', '1000'],
    [{ rows: [], total: 3, totalIsCapped: false }, 'users */3', undefined],
  ])('says which part of a list it is: %#', async (list, range, more) => {
    const route = aRoute(listAnswer(list), { output: z.array(person) });
    const reply = await dispatch(route, input({ range: [25, 49] }), refuseOdd);
    expect(reply).toMatchObject({ headers: { 'Content-Range': range }, body: list.rows });
    expect(reply.file === null && reply.events === undefined && reply.headers['Total-More-Than']).toBe(more);
  });

  it('reports an output that breaks the contract, and answers as near to it as it can', async () => {
    const report = vi.fn();
    const route = aRoute({ name: 7, password: 'secret' }, { output: person });
    const reply = await dispatch(route, input(), report);
    expect(report).toHaveBeenCalledOnce();
    expect(reply).toMatchObject({ status: 200 });
    expect(JSON.stringify(reply)).not.toContain('secret');
  });
});

describe('bySpecificity', () => {
  it('puts fixed parts before parameters, and short paths before longer ones', () => {
    const paths = ['/indicators/:id/photos', '/indicators/:id', '/indicators/draft', '/indicators'] as const;
    const sorted = paths.map((path) => aRoute(null, { path })).toSorted(bySpecificity);
    expect(sorted.map(({ endpoint }) => endpoint.path)).toEqual([
      '/indicators',
      '/indicators/draft',
      '/indicators/:id',
      '/indicators/:id/photos',
    ]);
  });
});
