import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { userStatuses } from '#core/access/actor/actor.ts';
import { permissions } from '#core/access/actor/permission.ts';
import { aiUserId, superUserId } from '#core/kernel/id.ts';
import { minute } from '#core/kernel/time.ts';
import { aViewing, viewingReasonText as reason } from '#fixtures/people/viewings.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, system, visitor, world } from '#fixtures/engine/world.ts';
import { cleanViewingReason, isOpen, requireViewable, viewingLasts } from '../viewing-session.ts';

const opened = () => {
  const clerk = aUser({ id: 'clerk', roleId: 'admin', fullname: 'Đỗ Thu Hà' });
  const colleague = aUser({ id: 'colleague', roleId: 'staff' });
  const member = aUser({ id: 'member', fullname: 'Nguyễn Thị Hoà' });
  const other = aUser({ id: 'other' });
  const closed = aUser({ id: 'closed', status: 'HOLD' });
  const here = world({ users: [clerk, colleague, member, other, closed] });
  const asClerk = actorFor(clerk, ['user.view', 'user.view_as']);
  const { viewing } = here.app;
  const start = (memberId = member.id, actor = asClerk) => viewing.startViewing(actor, { memberId, reason });
  return { ...here, clerk, colleague, member, other, closed, asClerk, viewing, start };
};

describe('a viewing', () => {
  it('lasts half an hour, is written down with its reason, and again when it is left', async () => {
    const { viewing, start, clock, rows, asClerk, member, clerk } = opened();
    const { id, endsAt } = await start();
    expect(endsAt.getTime() - clock.now().getTime()).toBe(viewingLasts);
    expect(rows('auditLog')).toMatchObject([
      { action: 'viewing.start', actor: clerk.id, targetType: 'user', targetId: member.id, reason },
    ]);
    clock.forward(minute);
    const endedAt = clock.now();
    await viewing.endViewing(asClerk, id);
    clock.forward(minute);
    await viewing.endViewing(asClerk, id);
    expect(rows('viewings')).toMatchObject([{ id, endedAt }]);
    expect(rows('auditLog').slice(1)).toMatchObject([
      {
        action: 'viewing.end',
        actor: clerk.id,
        targetId: member.id,
        after: { endedAt: endedAt.toISOString() },
      },
    ]);
  });

  it('is the member without any right, marked, and without a sign-in', async () => {
    const { viewing, start, asClerk, member, clerk } = opened();
    const { id } = await start();
    expect(await viewing.viewedActor(asClerk, id)).toMatchObject({
      id: member.id,
      permissions: new Set(),
      sessionId: null,
      viewing: { id, staffId: clerk.id },
    });
  });

  it('is over with its time, when it is left, and when another begins', async () => {
    const { viewing, start, asClerk, other, clock } = opened();
    const over = (id: string) => refusalOf(viewing.viewedActor(asClerk, id));
    const first = await start();
    const next = await start(other.id);
    expect(await over(first.id)).toBe('viewing.over');
    clock.forward(viewingLasts - 1);
    expect(await viewing.viewedActor(asClerk, next.id)).toMatchObject({ id: other.id });
    clock.forward(1);
    expect(await over(next.id)).toBe('viewing.over');
    const last = await start();
    await viewing.endViewing(asClerk, last.id);
    expect(await over(last.id)).toBe('viewing.over');
    expect(await over('none')).toBe('viewing.over');
  });

  it('is over with the right to it, and when the member becomes a colleague or can’t come in any more', async () => {
    const { viewing, start, asClerk, clerk, member, store } = opened();
    const { id } = await start();
    const over = (actor = asClerk) => refusalOf(viewing.viewedActor(actor, id));
    expect(await over(actorFor(clerk, ['user.view']))).toBe('viewing.over');
    expect(await over({ ...asClerk, secondFactorDue: true })).toBe('viewing.over');
    expect(await over({ ...asClerk, status: 'HOLD' })).toBe('viewing.over');
    for (const change of [{ roleId: 'staff' }, { status: 'BAN' as const }]) {
      store.committed.table('users').set(member.id, { ...member, ...change });
      expect(await over()).toBe('viewing.over');
    }
  });

  it('is nobody else’s: another person of the staff neither sees with it nor ends it', async () => {
    const { viewing, start, colleague } = opened();
    const { id } = await start();
    const asColleague = actorFor(colleague, ['user.view_as']);
    expect(await refusalOf(viewing.viewedActor(asColleague, id))).toBe('viewing.over');
    expect(await refusalOf(viewing.viewedActor(system, id))).toBe('viewing.over');
    expect(await refusalOf(viewing.viewedActor(visitor, id))).toBe('viewing.over');
    expect(await refusalOf(viewing.endViewing(asColleague, id))).toBe('viewing.not_found');
  });

  it('that nobody left ends in the log when its time is over, once, by the clock', async () => {
    const { viewing, start, clock, rows } = opened();
    const { endsAt } = await start();
    expect(await viewing.endOverdueViewings(system)).toBe(0);
    clock.forward(viewingLasts + minute);
    expect(await viewing.endOverdueViewings(system)).toBe(1);
    expect(await viewing.endOverdueViewings(system)).toBe(0);
    expect(rows('viewings')).toMatchObject([{ endedAt: endsAt }]);
    expect(rows('auditLog').slice(1)).toMatchObject([{ action: 'viewing.end', actor: 'system' }]);
  });

  it('opened twice at once leaves one open, each with its end in the log', async () => {
    const { start, rows, member, other } = opened();
    await Promise.all([start(member.id), start(other.id)]);
    expect(rows('viewings').filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
    expect(rows('auditLog').filter(({ action }) => action === 'viewing.end')).toHaveLength(1);
  });

  it('is read by its member alone, by name and with the reason, and by who is in it above every screen', async () => {
    const { viewing, start, asClerk, member, other } = opened();
    const { id } = await start();
    const list = async (of: typeof member) => (await viewing.listViewings(actorFor(of, []), {})).items;
    expect(await list(member)).toMatchObject([{ id, staffName: 'Đỗ Thu Hà', reason }]);
    expect(await list(other)).toEqual([]);
    const inside = await viewing.viewedActor(asClerk, id);
    expect(await viewing.currentViewing(inside)).toMatchObject({
      memberName: 'Nguyễn Thị Hoà',
      staffName: 'Đỗ Thu Hà',
    });
    for (const actor of [asClerk, actorFor(member, [])])
      expect(await refusalOf(viewing.currentViewing(actor))).toBe('viewing.not_found');
  });

  it('asks for the right, a reason in words and a member who is there', async () => {
    const { viewing, start, asClerk, clerk, colleague, closed, member } = opened();
    expect(await refusalOf(start(member.id, actorFor(clerk, ['user.view', 'user.manage', 'global'])))).toBe(
      'access.not_authorized',
    );
    const startFor = (typed: string) =>
      refusalOf(viewing.startViewing(asClerk, { memberId: member.id, reason: typed }));
    for (const typed of ['', 'vì sao', '1234567890 !!!', ' \u200b '.repeat(9)])
      expect(await startFor(typed)).toBe('input.min_length');
    expect(await refusalOf(start(colleague.id))).toBe('viewing.staff_account');
    expect(await refusalOf(start(superUserId))).toBe('viewing.staff_account');
    expect(await refusalOf(start(clerk.id))).toBe('viewing.own_account');
    expect(await refusalOf(start(closed.id))).toBe('viewing.account_closed');
    expect(await refusalOf(start('none'))).toBe('user.not_found');
  });

  it('is in the member’s archive without who it was', async () => {
    const { app, member, clerk, start } = opened();
    await start();
    const { data } = await app.account.exportMyData(actorFor(member, []));
    expect(data['viewings']).toMatchObject([{ reason }]);
    expect(JSON.stringify(data['viewings'])).not.toContain(clerk.id);
  });
});

describe('who may be seen as', () => {
  it('is an active member without a right who is another person, and nobody else', () => {
    const ids = fc.constantFrom('clerk', 'member', superUserId, aiUserId);
    fc.assert(
      fc.property(
        ids,
        fc.constantFrom(...userStatuses),
        fc.subarray([...permissions], { maxLength: 3 }),
        (id, status, held) => {
          const isMember = id === 'member' && status === 'ACTIVE' && held.length === 0;
          const look = () => requireViewable({ id: 'clerk' }, { id, status, permissions: held });
          if (isMember) expect(look).not.toThrow();
          else expect(look).toThrow();
        },
      ),
    );
  });

  it('is decided anew by every role there can be: one right makes a colleague', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray([...permissions], { maxLength: 4 }), async (held) => {
        const role = aRole({ id: 'some', permissions: held });
        const [clerk, seen] = [aUser({ id: 'clerk' }), aUser({ id: 'seen', roleId: role.id })];
        const { app } = world({ roles: [role], users: [clerk, seen] });
        const asked = app.viewing.startViewing(actorFor(clerk, ['user.view_as']), {
          memberId: seen.id,
          reason,
        });
        if (held.length === 0) await expect(asked).resolves.toMatchObject({ memberId: seen.id });
        else expect(await refusalOf(asked)).toBe('viewing.staff_account');
      }),
      { numRuns: 40 },
    );
  });
});

describe('the half hour', () => {
  it('is open from its start until its end, unless it was left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * viewingLasts }), fc.boolean(), (later, isLeft) => {
        const viewing = aViewing({ staffId: 'a', memberId: 'b' });
        const at = new Date(viewing.startedAt.getTime() + later);
        const endedAt = isLeft ? viewing.startedAt : null;
        expect(isOpen({ ...viewing, endedAt }, at)).toBe(!isLeft && later < viewingLasts);
      }),
    );
  });

  it('has a reason of at least ten letters, in any script', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('ơ', 'a', 'я', '字'), { maxLength: 20 }), (letters) => {
        const clean = () => cleanViewingReason(letters.join(' '));
        if (letters.length >= 10) expect(clean()).toBe(letters.join(' '));
        else expect(clean).toThrow();
      }),
    );
  });
});
