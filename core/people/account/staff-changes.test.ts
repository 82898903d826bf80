import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { userStatuses, type Actor } from '#core/access/actor/actor.ts';
import { permissions, type Permission } from '#core/access/actor/permission.ts';
import { superUserId } from '#core/kernel/id.ts';
import { day } from '#core/kernel/time.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { aRole, aSession, aUser, openedSession } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, staff, superUser, system, visitor, world } from '#fixtures/engine/world.ts';

const reason = 'Theo yêu cầu của thành viên.';
const holder = (...held: Permission[]) => actorFor(aUser(), held);

const seededWorld = (parts: Parameters<typeof aUser>[0] = {}) => {
  const user = aUser(parts);
  const made = world({ users: [user], sessions: [aSession({ userId: user.id })] });
  const stored = () => made.rows('users').find(({ id }) => id === user.id);
  return { ...made, user, stored };
};

describe('a status set by staff', () => {
  it('signs a person who may not act any more out everywhere, with the reason kept for them', async () => {
    for (const status of userStatuses) {
      const { app, events, rows, stored, user } = seededWorld();
      await app.account.setStatus(holder('user.update'), { id: user.id, status, reason });
      const mayAct = status === 'ACTIVE' || status === 'PENDING';
      expect(stored()).toMatchObject({ status, statusReason: mayAct ? null : reason });
      expect(rows('sessions')[0]?.endReason ?? null).toBe(mayAct ? null : 'STATUS');
      expect(events('sessions.ended')).toHaveLength(mayAct ? 0 : 1);
      expect(events('user.status_changed')).toHaveLength(status === 'ACTIVE' ? 0 : 1);
      expect(rows('auditLog')).toMatchObject([
        {
          action: 'user.set_status',
          targetId: user.id,
          before: { status: 'ACTIVE' },
          after: { status },
          reason,
        },
      ]);
    }
  });

  it('restores a closed account within its thirty days, and not after it was anonymised', async () => {
    const { app, clock, stored, user } = seededWorld();
    await app.account.setStatus(staff, { id: user.id, status: 'DELETE', reason });
    expect(stored()?.deletionRequestedAt).toEqual(clock.now());
    clock.forward(29 * day);
    await app.account.setStatus(staff, { id: user.id, status: 'ACTIVE', reason });
    expect(stored()).toMatchObject({ status: 'ACTIVE', deletionRequestedAt: null });

    const gone = seededWorld({ status: 'DELETE', anonymisedAt: new Date(0) });
    const restore = gone.app.account.setStatus(superUser, { id: gone.user.id, status: 'ACTIVE', reason });
    expect(await refusalOf(restore)).toBe('user.not_allowed');
  });

  it('needs a reason', async () => {
    const { app, user } = seededWorld();
    const set = app.account.setStatus(staff, { id: user.id, status: 'BAN', reason: ' ' });
    expect(await refusalOf(set)).toBe('user.status_reason_required');
  });
});

describe('staff who change others', () => {
  const changes = (app: ReturnType<typeof world>['app'], actor: Actor, id: string) => [
    () => app.account.setStatus(actor, { id, status: 'BAN', reason }),
    () => app.account.setRole(actor, { id, roleId: 'member', reason }),
    () => app.level.setLevel(actor, { id, level: 'PRO', reason }),
    () => app.account.setType(actor, { id, type: 'COACH', reason }),
  ];

  it('never changes their own role, level, type or status', async () => {
    const { app, stored, user } = seededWorld({ roleId: 'admin' });
    const actor = actorFor(user, permissions);
    for (const change of changes(app, actor, user.id))
      expect(await refusalOf(change())).toBe('user.cannot_change_self');
    for (const change of changes(app, superUser, superUserId)) {
      expect(await refusalOf(change())).toBe('user.cannot_change_self');
    }
    expect(stored()).toEqual(user);
  });

  it('never touches user 1, not even on the command line', async () => {
    const { app, rows } = world();
    const before = rows('users');
    for (const actor of [staff, system]) {
      for (const change of changes(app, actor, superUserId)) {
        expect(await refusalOf(change())).toBe('user.super_user_protected');
      }
      const rename = app.account.updateUser(actor, { id: superUserId, version: 1, fullname: 'Ai đó' });
      expect(await refusalOf(rename)).toBe('user.super_user_protected');
    }
    expect(rows('users')).toEqual(before);
    await app.account.updateUser(superUser, { id: superUserId, version: 1, fullname: 'Chủ nhà' });
    expect(rows('users')[0]?.fullname).toBe('Chủ nhà');
  });

  it('reaches nobody with a right they lack, whatever the rights', () =>
    fc.assert(
      fc.asyncProperty(
        fc.subarray([...permissions]),
        fc.subarray([...permissions]),
        fc.nat(3),
        async (held, owned, which) => {
          const role = aRole({ permissions: owned });
          const { app, user, store } = seededWorld();
          store.committed.table('roles').set(role.id, role);
          store.committed.table('users').set(user.id, { ...user, roleId: role.id });
          const actor = holder('user.manage', 'user.update', ...held);
          const isAbove = owned.every((name) => actor.permissions.has(name));
          const answer = await changes(app, actor, user.id)
            [which]?.()
            .then(
              () => 'done',
              ({ code }: { code: string }) => code,
            );
          expect(answer).toBe(isAbove ? 'done' : 'user.not_allowed');
        },
      ),
      { numRuns: 50 },
    ));

  it('gives no role that allows more than they may themselves', async () => {
    const { app, stored, user } = seededWorld();
    const set = (actor: Actor, roleId: string) => app.account.setRole(actor, { id: user.id, roleId, reason });
    expect(await refusalOf(set(holder('user.manage'), 'staff'))).toBe('role.beyond_own_permissions');
    expect(await refusalOf(set(staff, 'nothing'))).toBe('role.not_found');
    expect((await set(staff, 'staff')).roleName).toBe('Staff');
    expect(stored()?.roleId).toBe('staff');
  });

  it('needs the permission for it', async () => {
    const { app, user } = seededWorld();
    for (const [actor, code] of [
      [visitor, 'access.sign_in_required'],
      [actorFor(aUser()), 'access.not_authorized'],
      [holder('user.view', 'user.create', 'role.manage', 'global'), 'access.not_authorized'],
    ] as const) {
      for (const change of changes(app, actor, user.id)) expect(await refusalOf(change())).toBe(code);
    }
    expect(
      await refusalOf(app.account.setRole(holder('user.update'), { id: user.id, roleId: 'member', reason })),
    ).toBe('access.not_authorized');
    expect(await refusalOf(app.account.getUser(holder('user.update'), user.id))).toBe(
      'access.not_authorized',
    );
  });
});

describe('accounts opened by staff', () => {
  const form = { fullname: 'Lê Bình', email: 'BINH@example.com', password: 'mật khẩu' };

  it('are verified and ACTIVE, and their owner is asked for consent', async () => {
    const { app, rows } = world();
    const user = await app.account.createUser(staff, form);
    expect(user).toMatchObject({ email: 'binh@example.com', status: 'ACTIVE', roleId: 'member', fitCoin: 0 });
    expect(rows('consents')).toEqual([]);
    expect(rows('auditLog')).toMatchObject([{ action: 'user.create', targetId: user.id }]);
    expect(JSON.stringify(rows('auditLog'))).not.toContain(form.password);
    expect(rows('credentials')).toMatchObject([{ userId: user.id, hash: hashOf(form.password) }]);
    expect(await refusalOf(app.account.createUser(staff, form))).toBe('auth.email_exists');
  });

  it('of staff need twelve characters, and a giver who holds as much', async () => {
    const { app } = world();
    const open = (actor: Actor, password: string) =>
      app.account.createUser(actor, { ...form, roleId: 'staff', password });
    expect(await refusalOf(open(staff, 'elevenchars'))).toBe('auth.password_too_short');
    expect(await refusalOf(open(holder('user.create'), 'twelve chars'))).toBe('role.beyond_own_permissions');
    expect((await open(staff, 'twelve chars')).roleId).toBe('staff');
  });
});

describe('a profile mended by staff', () => {
  it('is logged with what changed and nothing else', async () => {
    const { app, rows, user } = seededWorld({ about: 'cũ' });
    const input = { id: user.id, version: 1, username: 'Hoa.Tran', about: 'cũ' };
    expect(await app.account.updateUser(holder('user.update'), input)).toMatchObject({
      username: 'hoa.tran',
      version: 2,
    });
    expect(rows('auditLog')[0]).toMatchObject({
      before: { username: null },
      after: { username: 'hoa.tran' },
    });
    expect(rows('auditLog')[0]?.after).toEqual({ username: 'hoa.tran' });
    expect(await refusalOf(app.account.updateUser(staff, input))).toBe('version.stale');
  });
});

describe('user 1', () => {
  it('gets an address and a password at the first start, once', async () => {
    const { app, rows } = world();
    const setUp = (email: string) =>
      app.account.setUpSuperUser(system, { email, password: 'twelve chars!', fullname: 'Chủ nhà' });
    expect(
      await refusalOf(app.account.setUpSuperUser(superUser, { email: 'a@b.vn', password: 'x'.repeat(12) })),
    ).toBe('access.not_authorized');
    expect(await setUp('Chu@Example.com')).toEqual({ done: true });
    expect(await setUp('other@example.com')).toEqual({ done: false });
    expect(rows('users')[0]).toMatchObject({
      id: '1',
      email: 'chu@example.com',
      fullname: 'Chủ nhà',
      status: 'ACTIVE',
    });
    const device = { userAgent: 'curl/8', address: '::1' };
    const signedIn = openedSession(
      await app.account.signIn(visitor, { email: 'chu@example.com', password: 'twelve chars!', device }),
    );
    expect(signedIn.user.permissions).toEqual(permissions);
  });
});
