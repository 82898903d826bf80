import { describe, expect, it, vi } from 'vitest';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { tokens } from '#adapters/composition/container.ts';
import { beforeAskerIsKnown, onceAskerIsKnown } from '#adapters/composition/asker.ts';
import { openHouse } from '../../testing/house.ts';

const member = aUser();
const seed = { users: [member], transfers: [aTransfer({ userId: member.id, amount: 40 })] };

const open = () => {
  const house = openHouse({ seed });
  const session = aSession({ userId: member.id });
  house.store.committed.table('sessions').set(session.id, session);
  const token = house.container
    .get(tokens.tokens)
    .access({ userId: member.id, sessionId: session.id, at: house.clock.now() });
  const get = (path: string) => house.request.get(path).set('Authorization', `Bearer ${token}`);
  return { ...house, session, get };
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

  it('is read again as whoever it really is', async () => {
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

describe('work for somebody who is still being looked up', () => {
  it('writes nothing until it is known for whom, and never for somebody else', async () => {
    const write = vi.fn(async () => 'written');
    const transaction = onceAskerIsKnown((work) => work({} as never)); // this work needs no repositories
    let tell: () => void = () => undefined;
    let refuse: (error: Error) => void = () => undefined;
    const known = new Promise<void>((resolve) => (tell = resolve));
    const unknown = new Promise<void>((_, reject) => (refuse = reject));
    const wrote = beforeAskerIsKnown(known, () => transaction(write));
    const refused = beforeAskerIsKnown(unknown, () => transaction(write));
    await Promise.resolve();
    expect(write).not.toHaveBeenCalled();

    refuse(new Error('somebody else'));
    await expect(refused).rejects.toThrow('somebody else');
    expect(write).not.toHaveBeenCalled();
    tell();
    expect(await wrote).toBe('written');
    expect(await transaction(write)).toBe('written');
  });
});
