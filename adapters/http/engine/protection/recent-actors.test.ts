import { describe, expect, it } from 'vitest';
import { superUserId } from '#core/kernel/id.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aRole, aSession, aUser } from '#fixtures/people/users.ts';
import { tokens } from '#adapters/composition/container.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { recentMs } from './actors.ts';

const reason = 'for the test';

/** A member and a superuser on a server whose clock stands still: what it remembers does not grow old by itself. */
const open = () => {
  const role = aRole({ permissions: ['role.view'] });
  const member = aUser({ roleId: role.id });
  const transfers = [aTransfer({ userId: member.id, amount: 40 })];
  const testServer = openTestServer({ seed: { users: [member], roles: [role], transfers } });
  const { store, container, clock, request } = testServer;
  const session = aSession({ userId: member.id });
  store.committed.table('sessions').set(session.id, session);
  const token = container
    .get(tokens.tokens)
    .access({ userId: member.id, sessionId: session.id, at: clock.now() });
  const sent = (method: 'get' | 'post' | 'patch', path: string, body?: object) =>
    request[method](`/api${path}`).set('Authorization', `Bearer ${token}`).send(body);
  const staff = testServer.as({ id: superUserId });
  const seen = async () => [
    (await sent('get', '/me/wallet')).status,
    (await sent('get', '/admin/roles?range=[0,0]')).status,
  ];
  return { ...testServer, member, role, session, sent, staff, seen };
};

describe('an account that changes while it is remembered', () => {
  it.each<[string, number[], (server: ReturnType<typeof open>) => PromiseLike<{ status: number }>]>([
    [
      'is held',
      [401, 401],
      ({ staff, member }) =>
        staff.post(`/api/admin/users/${member.id}/set-status`).send({ status: 'HOLD', reason }),
    ],
    [
      'is banned',
      [401, 401],
      ({ staff, member }) =>
        staff.post(`/api/admin/users/${member.id}/set-status`).send({ status: 'BAN', reason }),
    ],
    [
      'gets another role',
      [200, 403],
      ({ staff, member }) =>
        staff.post(`/api/admin/users/${member.id}/set-role`).send({ roleId: 'member', reason }),
    ],
    [
      'loses what its role allows',
      [200, 403],
      ({ staff, role }) =>
        staff.put(`/api/admin/roles/${role.id}`).send({ permissions: ['user.view'], version: 1 }),
    ],
    [
      'ends its sign-ins',
      [401, 401],
      ({ request, tokenOf, member }) =>
        request.delete('/api/auth/sessions').set('Authorization', `Bearer ${tokenOf(member)}`),
    ],
  ])('is answered as what it is from the next read on: %s', async (_, after, change) => {
    const server = open();
    expect(await server.seen()).toEqual([200, 200]);
    expect((await change(server)).status).toBe(200);
    expect(await server.seen()).toEqual(after);
  });

  it('is spoken to in its new language at once', async () => {
    const { sent } = open();
    const titleOf = async () => (await sent('get', '/me/wallet?unknown=1')).headers['content-language'];
    expect(await titleOf()).toBe('vi');
    expect((await sent('patch', '/me', { language: 'en' })).status).toBe(200);
    expect(await titleOf()).toBe('en');
  });

  it('is read anew for a write and for a file, and after a second for everything', async () => {
    const { store, member, sent, seen, clock } = open();
    expect(await seen()).toEqual([200, 200]);
    // Nobody says that this changed.
    store.committed.table('users').set(member.id, { ...member, status: 'BAN' });
    expect(await seen()).toEqual([200, 200]);
    clock.forward(recentMs + 1);
    expect(await seen()).toEqual([403, 403]);

    store.committed.table('users').set(member.id, member);
    clock.forward(recentMs + 1);
    expect(await seen()).toEqual([200, 200]);
    store.committed.table('users').set(member.id, { ...member, status: 'BAN' });
    expect((await sent('get', `/payments/${member.id}/receipt.pdf`)).status).toBe(403);
    expect(await seen()).toEqual([403, 403]);

    store.committed.table('users').set(member.id, member);
    clock.forward(recentMs + 1);
    expect(await seen()).toEqual([200, 200]);
    store.committed.table('users').set(member.id, { ...member, status: 'BAN' });
    expect((await sent('post', '/notifications/read-all')).status).toBe(403);
  });

  it('is told that an address is wrong only as long as it may know', async () => {
    const { staff, member, sent } = open();
    expect((await sent('get', '/me/wallet?unknown=1')).status).toBe(400);
    await staff.post(`/api/admin/users/${member.id}/set-status`).send({ status: 'BAN', reason });
    expect((await sent('get', '/me/wallet?unknown=1')).status).toBe(401);
  });
});
