import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { after, day, minute } from '#core/kernel/time.ts';
import { permissions } from '#core/access/actor/permission.ts';
import {
  tokenLimits,
  tokenScopes,
  tokenToolNames,
  type TokenScope,
} from '#core/people/personal-token/personal-token.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { aUser } from '#fixtures/people/users.ts';
import { password, seedFor } from '../http/testing/filled-server.ts';
import { openTestServer } from '../http/testing/test-server.ts';

type Options = NonNullable<Parameters<typeof openTestServer>[0]>;

const start = async (
  config: NonNullable<Options['config']> = {},
  settings: NonNullable<NonNullable<Options['seed']>['settings']> = {},
) => {
  const stranger = aUser({ id: 'stranger' });
  const seed = seedFor([], permissions);
  const server = openTestServer({
    seed: {
      ...seed,
      settings: { ...seed.settings, ...settings },
      users: [...(seed.users ?? []), stranger],
      credentials: { ...seed.credentials, [stranger.id]: hashOf(password) },
      snapshots: [
        ...(seed.snapshots ?? []),
        aSnapshot({ id: 'secret-week', userId: 'stranger', week: '2026-W40' }),
      ],
    },
    config,
  });
  server.http.server.listen(0, '127.0.0.1');
  await once(server.http.server, 'listening');
  const { port } = server.http.server.address() as AddressInfo; // it listens on a port
  const url = new URL(`http://127.0.0.1:${port}/mcp`);

  const tokenFor = async (
    userId: string,
    scopes: readonly TokenScope[] = tokenScopes,
    days = 30,
  ): Promise<Readonly<{ id: string; value: string }>> => {
    const { body } = await server
      .as({ id: userId })
      .post('/api/me/personal-tokens')
      .send({ name: 'Trợ lý', scopes, days, password })
      .expect(201);
    return body as { id: string; value: string }; // by its contract
  };

  const connect = async (value: string): Promise<Client> => {
    const client = new Client({ name: 'a-test', version: '1.0.0' });
    onTestFinished(() => client.close());
    const headers = { Authorization: `Bearer ${value}`, 'Accept-Language': 'en' };
    const transport = new StreamableHTTPClientTransport(url, { requestInit: { headers } });
    // The SDK’s own type of a transport leaves out what undefined is.
    await client.connect(transport as Parameters<Client['connect']>[0]);
    return client;
  };

  const post = (value: string, headers: Record<string, string> = {}) =>
    server.request.post('/mcp').set({
      Authorization: `Bearer ${value}`,
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2025-06-18',
      ...headers,
    });

  return { ...server, url, tokenFor, connect, post };
};

type Called = Awaited<ReturnType<Client['callTool']>>;
const textOf = ({ content }: Called): string => (content as readonly { text: string }[])[0]?.text ?? '';
const call = async (client: Client, name: string, input: object = {}) => {
  const answer = await client.callTool({ name, arguments: { ...input } });
  const body = (answer.isError ? {} : JSON.parse(textOf(answer))) as Record<string, never>; // whatever the tool answers
  return { isError: answer.isError === true, text: textOf(answer), body, answer };
};
const refusalOf = async (client: Client, name: string, input: object = {}): Promise<string> => {
  const { isError, text } = await call(client, name, input);
  expect(isError).toBe(true);
  return (JSON.parse(text) as { code: string }).code; // a refusal of ours
};

const toolsList = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
const toolCall = (name: string, input: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: input },
});

describe('an assistant', () => {
  it('finds eight tools, each described, and which of them only read', async () => {
    const { tokenFor, connect } = await start();
    const client = await connect((await tokenFor('owner')).value);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual([...tokenToolNames].toSorted());
    for (const { name, description = '', annotations } of tools) {
      expect(description.length).toBeGreaterThan(40);
      expect(annotations?.readOnlyHint).toBe(name !== 'write_draft');
    }
  });

  it('reads weeks, trends and explanations with their units', async () => {
    const { tokenFor, connect } = await start();
    const client = await connect((await tokenFor('owner')).value);
    const { body: list } = await call(client, 'list_weeks');
    expect(list).toMatchObject({
      weeks: [
        { week: '2026-W47', weight: { value: expect.any(Number), unit: 'kg' }, bmi: { unit: 'kg/m²' } },
        { week: '2026-W46' },
      ],
      nextCursor: null,
    });
    const { body: latest, answer } = await call(client, 'read_week');
    expect(answer.structuredContent).toEqual(latest);
    expect(latest).toMatchObject({ week: '2026-W47' });
    expect(latest['measurements']).toContainEqual(expect.objectContaining({ field: 'height', unit: 'cm' }));
    expect(latest['computed']).toContainEqual(expect.objectContaining({ number: 'bmi', unit: 'kg/m²' }));
    expect(latest).not.toHaveProperty('photos');
    expect((await call(client, 'read_week', { week: '2026-W46' })).body).toMatchObject({ week: '2026-W46' });
    expect((await call(client, 'trend', { metric: 'weight' })).body).toMatchObject({
      metric: 'weight',
      series: [{ unit: 'kg', points: [{ week: '2026-W46' }, { week: '2026-W47' }] }],
    });
    expect((await call(client, 'explain_number', { number: 'bmi' })).body).toMatchObject({
      number: 'bmi',
      unit: 'kg/m²',
      formula: expect.stringMatching(/\S/),
      sources: [expect.stringMatching(/WHO/)],
    });
  });

  it('sees photos only when it asks for them with the scope', async () => {
    const { tokenFor, connect } = await start();
    const without = await connect((await tokenFor('owner', ['weeks.read'])).value);
    expect(await refusalOf(without, 'read_week', { withPhotos: true })).toBe('token.scope_missing');
    const { text } = await call(without, 'read_week');
    expect(text).not.toContain('/media/');
    const client = await connect((await tokenFor('owner', ['weeks.read', 'photos.read'])).value);
    const { body } = await call(client, 'read_week', { withPhotos: true });
    expect(body['photos']).toContainEqual(
      expect.objectContaining({ side: 'FRONT', url: expect.stringMatching(/^https?:\/\//) }),
    );
  });

  it('reads the reviews that the member asked for', async () => {
    const { tokenFor, connect } = await start();
    const client = await connect((await tokenFor('owner')).value);
    const { body: list } = await call(client, 'list_reviews', { status: 'PENDING' });
    expect(list['reviews']).toContainEqual(
      expect.objectContaining({ id: 'waiting-review', price: expect.objectContaining({ unit: 'Fit Coin' }) }),
    );
    const { body, text } = await call(client, 'read_review', { id: 'rated-review' });
    expect(body).toMatchObject({ id: 'rated-review', status: 'APPROVED' });
    expect(body['notes']).not.toEqual([]);
    for (const hidden of ['holdId', 'memberId', 'coachId', 'avatarUrl']) expect(text).not.toContain(hidden);
  });

  it('fills in the draft, and overwrites none that changed meanwhile', async () => {
    const { tokenFor, connect, as, store } = await start();
    const client = await connect((await tokenFor('owner')).value);
    expect((await call(client, 'read_draft')).body).toEqual({ draft: null });
    const weeks = store.committed.table('snapshots').all().length;
    const { body: written } = await call(client, 'write_draft', { values: { weight: 71.4, sleep: null } });
    expect(written).toEqual({ version: 1, written: ['body.weight', 'lifestyle.sleep'], isSaved: false });
    const { body } = await call(client, 'read_draft');
    expect(body['draft']).toMatchObject({ version: 1 });
    expect(JSON.stringify(body)).toContain('"field":"weight","label":"Weight","value":71.4,"unit":"kg"');
    // What was saved this week stands around it, pictures too.
    expect(store.committed.table('drafts').get('owner')?.media).toHaveLength(3);
    await as({ id: 'owner' })
      .put('/api/indicators/draft')
      .send({ inputs: { body: { weight: 72 } }, step: 1, version: 1 })
      .expect(200);
    expect(await refusalOf(client, 'write_draft', { values: { weight: 60 }, version: 1 })).toBe(
      'version.stale',
    );
    expect(await refusalOf(client, 'write_draft', { values: { weight: 6000 } })).toBe(
      'indicator.out_of_range',
    );
    expect(await refusalOf(client, 'write_draft', { values: {} })).toBe('input.required');
    expect((await call(client, 'write_draft', { values: { shoes: 42 } })).isError).toBe(true);
    expect(store.committed.table('snapshots').all()).toHaveLength(weeks);
  });

  it.each([
    ['list_weeks', {}, 'weeks.read'],
    ['read_week', {}, 'weeks.read'],
    ['trend', { metric: 'weight' }, 'weeks.read'],
    ['explain_number', { number: 'bmi' }, 'weeks.read'],
    ['list_reviews', {}, 'reviews.read'],
    ['read_review', { id: 'rated-review' }, 'reviews.read'],
    ['read_draft', {}, 'draft.write'],
    ['write_draft', { values: { weight: 70 } }, 'draft.write'],
  ] as const)('is refused %s without its scope, and the log says so', async (name, input, scope) => {
    const { tokenFor, connect, as, store } = await start();
    const others = tokenScopes.filter((each) => each !== scope);
    const { id, value } = await tokenFor('owner', others);
    expect(await refusalOf(await connect(value), name, input)).toBe('token.scope_missing');
    const { body } = await as({ id: 'owner' }).get(`/api/me/personal-tokens/${id}/log`).expect(200);
    expect(body.items).toMatchObject([{ tool: name, isRefused: true }]);
    expect(store.committed.table('drafts').all()).toEqual([]);
  });

  it('never reaches another member, also where its owner is a coach or user 1', async () => {
    const { tokenFor, connect } = await start();
    for (const owner of ['other', 'coach', '1']) {
      const client = await connect((await tokenFor(owner)).value);
      expect(await refusalOf(client, 'read_week')).toBe('indicator.not_found');
      expect(await refusalOf(client, 'read_week', { week: '2026-W47' })).toBe('indicator.not_found');
      expect((await call(client, 'list_weeks')).body).toMatchObject({ weeks: [] });
      expect((await call(client, 'trend', { metric: 'weight' })).body).toMatchObject({ series: [] });
      expect((await call(client, 'list_reviews')).body).toMatchObject({ reviews: [] });
      expect(await refusalOf(client, 'read_review', { id: 'rated-review' })).toBe('review.not_found');
      expect((await call(client, 'list_weeks', { userId: 'owner' })).isError).toBe(true);
    }
    const client = await connect((await tokenFor('owner')).value);
    expect(await refusalOf(client, 'read_week', { week: '2026-W40' })).toBe('indicator.not_found');
  });

  it('is written down, value by value of nothing', async () => {
    const { tokenFor, connect, as } = await start();
    const { id, value } = await tokenFor('owner');
    const client = await connect(value);
    await call(client, 'trend', { metric: 'weight', range: '3m' });
    await call(client, 'write_draft', { values: { weight: 71.4 } });
    const { body } = await as({ id: 'owner' }).get(`/api/me/personal-tokens/${id}/log`).expect(200);
    expect(body.items.map(({ tool, what }: Record<string, string>) => [tool, what]).toSorted()).toEqual([
      ['trend', 'weight, 3m'],
      ['write_draft', 'weight'],
    ]);
    expect(JSON.stringify(body)).not.toContain('71.4');
    await as({ id: 'other' }).get(`/api/me/personal-tokens/${id}/log`).expect(404);
  });
});

describe('a personal token', () => {
  it('opens /mcp alone, and nothing else opens /mcp', async () => {
    const { tokenFor, post, request, tokenOf, rows } = await start();
    const { value } = await tokenFor('owner');
    expect(JSON.stringify([...rows('personalTokens'), ...rows('events')])).not.toContain(value);
    await post(value).send(toolsList).expect(200);
    for (const path of ['/api/me', '/api/indicators', '/api/me/personal-tokens', '/api/me/wallet'])
      await request.get(path).set('Authorization', `Bearer ${value}`).expect(401);
    const session = tokenOf({ id: 'owner' });
    const { body } = await post(session).send(toolsList).expect(401);
    expect(body.code).toBe('token.expired');
    await request.post('/mcp').send(toolsList).expect(401);
    await request.post('/mcp').set('Authorization', `Basic ${value}`).send(toolsList).expect(401);
    await request.post(`/mcp?token=${value}`).send(toolsList).expect(401);
  });

  it('is over when it ran out, was revoked, or the password changed', async () => {
    const { tokenFor, post, as, clock } = await start();
    const revoked = await tokenFor('owner');
    await as({ id: 'owner' }).delete(`/api/me/personal-tokens/${revoked.id}`).expect(200);
    const refused = async (value: string) => {
      const { body, headers } = await post(value).send(toolsList).expect(401);
      expect(body.code).toBe('token.expired');
      expect(headers['www-authenticate']).toBe('Bearer');
    };
    await refused(revoked.value);

    const old = await tokenFor('owner');
    const next = `${password}!`;
    await as({ id: 'owner' })
      .put('/api/auth/password')
      .send({ oldPassword: password, newPassword: next, confirmPassword: next })
      .expect(200);
    await refused(old.value);

    const short = await tokenFor('other', tokenScopes, 1);
    await post(short.value).send(toolsList).expect(200);
    clock.set(after(clock.now(), day));
    await refused(short.value);
  });

  it('ends with a hold of its owner, also while the owner is held', async () => {
    const { tokenFor, post, app } = await start();
    const { value } = await tokenFor('owner');
    await app.account.setStatus({ kind: 'system' }, { id: 'owner', status: 'HOLD', reason: 'Xem xét' });
    await post(value).send(toolsList).expect(401);
  });

  it('makes sixty calls a minute, and asking which tools there are is none', async () => {
    const { tokenFor, post } = await start();
    const [{ value }, other] = [await tokenFor('owner'), await tokenFor('owner')];
    for (let made = 0; made < tokenLimits.callsAMinute; made += 1)
      await post(value).send(toolCall('read_draft')).expect(200);
    const { body, headers } = await post(value).send(toolCall('read_draft')).expect(429);
    expect(body.code).toBe('request.too_many');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await post(value).send(toolsList).expect(200);
    await post(other.value).send(toolCall('read_draft')).expect(200);
  });

  it('makes a thousand calls a day, whatever the minutes allow', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T05:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const { tokenFor, post } = await start();
    const [{ value }, other] = [await tokenFor('owner'), await tokenFor('owner')];
    const { callsADay, callsAMinute } = tokenLimits;
    const callOnce = (token: string) => post(token).send(toolCall('read_draft'));
    const nextMinute = () => vi.setSystemTime(Date.now() + minute);
    for (let made = 0; made < callsADay;) {
      const now = Math.min(callsAMinute, callsADay - made);
      const answers = await Promise.all(Array.from({ length: now }, () => callOnce(value)));
      expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
      made += now;
      // What the minute refuses does not count against the day.
      if (now === callsAMinute) await callOnce(value).expect(429);
      nextMinute();
    }
    const { body, headers } = await callOnce(value).expect(429);
    expect(body.code).toBe('request.too_many');
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(23 * 3600);
    await callOnce(other.value).expect(200);
    await post(value).send(toolsList).expect(200);
    vi.setSystemTime(Date.now() + seconds * 1000);
    await callOnce(value).expect(200);
  });

  it('is refused from a page that is not on the list', async () => {
    const { tokenFor, post, request } = await start({ corsOrigins: ['https://tro-ly.example'] });
    const { value } = await tokenFor('owner');
    for (const Origin of ['https://la.example', 'null', 'https://tro-ly.example.la.example']) {
      const { body } = await post(value, { Origin }).send(toolsList).expect(403);
      expect(body.code).toBe('origin.not_allowed');
    }
    await post(value, { Origin: 'https://tro-ly.example' }).send(toolsList).expect(200);
    await request
      .options('/mcp')
      .set({ Origin: 'https://tro-ly.example', 'Access-Control-Request-Method': 'POST' })
      .expect(204);
  });

  it('answers what is no message of the protocol with a refusal', async () => {
    const { tokenFor, post, request } = await start();
    const { value } = await tokenFor('owner');
    await post(value)
      .send([toolCall('read_draft'), toolCall('read_draft')])
      .expect(400);
    await post(value).set('Content-Type', 'text/plain').send('xin chào').expect(400);
    await post(value).send({ jsonrpc: '2.0', id: 1, method: 'no/such' }).expect(200);
    await post(value).send({ what: 'is this' }).expect(400);
    for (const method of ['get', 'delete', 'put'] as const) {
      const { headers } = await request[method]('/mcp').set('Authorization', `Bearer ${value}`).expect(405);
      expect(headers['allow']).toBe('POST');
    }
  });

  it('waits while the site is closed for maintenance', async () => {
    const { app, post } = await start({}, { maintenance: true });
    const owner = await app.account.actorOf('owner', null);
    const { value } = await app.personalToken.createPersonalToken(owner, {
      name: 'Trợ lý',
      scopes: tokenScopes,
      days: 1,
      password,
    });
    await post(value).send(toolsList).expect(503);
  });
});
