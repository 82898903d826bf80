import { describe, expect, it, vi } from 'vitest';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { tokens } from '#adapters/composition/container.ts';
import { beforeCallerIsKnown, onceCallerIsKnown } from '#adapters/composition/caller.ts';
import { openTestServer } from '../../testing/test-server.ts';

const member = aUser();
const seed = { users: [member], transfers: [aTransfer({ userId: member.id, amount: 40 })] };

const open = () => {
  const testServer = openTestServer({ seed });
  const session = aSession({ userId: member.id });
  testServer.store.committed.table('sessions').set(session.id, session);
  const token = testServer.container
    .get(tokens.tokens)
    .access({ userId: member.id, sessionId: session.id, at: testServer.clock.now() });
  const get = (path: string) => testServer.request.get(path).set('Authorization', `Bearer ${token}`);
  return { ...testServer, session, get };
};

describe('what is read before it is known for whom', () => {
  it('is answered to the one it was the last time, and only to them', async () => {
    const { get, store, session } = open();
    expect((await get('/api/me/wallet')).body).toMatchObject({ baseCoin: 40 });
    expect((await get('/api/me/wallet')).body).toMatchObject({ baseCoin: 40 });

    store.committed.table('users').set(member.id, { ...member, status: 'BAN' });
    const banned = await get('/api/me/wallet');
    expect([banned.status, banned.body.baseCoin]).toEqual([403, undefined]);

    store.committed.table('users').set(member.id, member);
    expect((await get('/api/me/wallet')).status).toBe(200);
    store.committed.table('sessions').set(session.id, { ...session, endedAt: session.createdAt });
    const ended = await get('/api/me/wallet');
    expect([ended.status, ended.body.baseCoin]).toEqual([401, undefined]);
  });

  it('is read again as the real caller', async () => {
    const { get, store } = open();
    await get('/api/me');
    store.committed.table('users').set(member.id, { ...member, fullname: 'Trần Thị Mới', level: 'PREMIUM' });
    expect((await get('/api/me')).body).toMatchObject({ fullname: 'Trần Thị Mới', level: 'PREMIUM' });
  });

  it('says that an address is wrong only to who may know', async () => {
    const { get, store } = open();
    expect((await get('/api/me/wallet?unknown=1')).status).toBe(400);
    store.committed.table('users').set(member.id, { ...member, status: 'BAN' });
    expect((await get('/api/me/wallet?unknown=1')).status).toBe(403);
  });
});

describe('work for a caller who is still being looked up', () => {
  it('writes nothing until it is known for whom, and never for someone else', async () => {
    const write = vi.fn(async () => 'written');
    const transaction = onceCallerIsKnown((work) => work({} as never)); // this work needs no repositories
    let confirm: () => void = () => undefined;
    let refuse: (error: Error) => void = () => undefined;
    const known = new Promise<void>((resolve) => (confirm = resolve));
    const unknown = new Promise<void>((_, reject) => (refuse = reject));
    const wrote = beforeCallerIsKnown(known, () => transaction(write));
    const refused = beforeCallerIsKnown(unknown, () => transaction(write));
    await Promise.resolve();
    expect(write).not.toHaveBeenCalled();

    refuse(new Error('someone else'));
    await expect(refused).rejects.toThrow('someone else');
    expect(write).not.toHaveBeenCalled();
    confirm();
    expect(await wrote).toBe('written');
    expect(await transaction(write)).toBe('written');
  });
});
