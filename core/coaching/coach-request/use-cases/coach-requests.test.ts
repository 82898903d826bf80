import { describe, expect, it } from 'vitest';
import { coachRequestChecks } from '#core/coaching/coach-request/coach-request.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, staff, superUser, system, visitor, world } from '#fixtures/engine/world.ts';

const typed = { link: 'https://hoa.example', reason: 'Tôi đã huấn luyện năm năm.' };
const checklist = coachRequestChecks;
const reason = 'Liên kết không mở được.';

const seededWorld = () => {
  const member = aUser();
  const here = world({ users: [member, aUser({ id: staff.id })] });
  return { ...here, member, actor: actorFor(member) };
};

describe('applying to become a coach', () => {
  it('waits, is locked while it waits, and is read with its state', async () => {
    const { app, actor, rows } = seededWorld();
    expect(await app.coachRequest.getOwn(actor)).toEqual({ request: null });
    const made = await app.coachRequest.apply(actor, { ...typed, reason: ` ${typed.reason} ` });

    expect(made).toMatchObject({ ...typed, status: 'PENDING', refusalReason: null });
    expect(await app.coachRequest.getOwn(actor)).toEqual({ request: made });
    expect(await refusalOf(app.coachRequest.apply(actor, typed))).toBe('coach_request.already_requested');
    const other = { ...typed, reason: 'Tôi vừa có thêm chứng chỉ.' };
    expect(await refusalOf(app.coachRequest.apply(actor, other))).toBe('coach_request.awaiting_approval');
    expect(rows('coachRequests')).toHaveLength(1);
  });

  it('is not for coaches, who are led to their settings, nor for visitors', async () => {
    const coach = aUser({ type: 'COACH' });
    const { app } = world({ users: [coach] });
    expect(await refusalOf(app.coachRequest.apply(actorFor(coach), typed))).toBe(
      'coach_request.already_coach',
    );
    expect(await refusalOf(app.coachRequest.getOwn(actorFor(coach)))).toBe(
      'coach_request.go_to_coach_settings',
    );
    expect(await refusalOf(app.coachRequest.apply(visitor, typed))).toBe('access.sign_in_required');
    expect(await refusalOf(app.coachRequest.getOwn(visitor))).toBe('access.sign_in_required');
  });

  it('needs words', async () => {
    const { app, actor } = seededWorld();
    expect(await refusalOf(app.coachRequest.apply(actor, { ...typed, reason: '   ' }))).toBe(
      'input.required',
    );
  });
});

describe('an application approved', () => {
  it('makes a coach at once, and says so once by list, mail, log and event', async () => {
    const { app, actor, member, rows, events } = seededWorld();
    const { id } = await app.coachRequest.apply(actor, typed);

    const decided = await app.coachRequest.approve(staff, { id, checklist });

    expect(decided).toMatchObject({ status: 'COMPLETED', checklist, decidedBy: staff.id, earlierCount: 0 });
    expect(rows('users').find((user) => user.id === member.id)).toMatchObject({ type: 'COACH', version: 2 });
    expect(events('user.type_changed')).toEqual([
      { type: 'user.type_changed', userId: member.id, userType: 'COACH' },
    ]);
    expect(rows('auditLog')).toMatchObject([
      { action: 'coach_request.approve', targetId: id, before: { status: 'PENDING' } },
    ]);
    await app.events.handleEvents(system);
    await app.events.handleEvents(system);
    expect(rows('notifications')).toMatchObject([
      { userId: member.id, topic: 'coach_request_approved', link: '/dashboard/coach/settings' },
    ]);
    expect(rows('mails').map(({ mail }) => mail.template)).toEqual(['coach_request_approved']);
    for (const again of [
      app.coachRequest.approve(staff, { id, checklist }),
      app.coachRequest.reject(staff, { id, reason }),
    ])
      expect(await refusalOf(again)).toBe('coach_request.not_pending');
  });

  it('leaves alone who became a coach meanwhile', async () => {
    const { app, actor, member, rows, events } = seededWorld();
    const { id } = await app.coachRequest.apply(actor, typed);
    await app.account.setType(staff, { id: member.id, type: 'COACH', reason: 'Đã gặp trực tiếp' });
    const { version } = rows('users').find((user) => user.id === member.id)!; // seeded
    expect(events('user.type_changed')).toHaveLength(1);
    expect((await app.coachRequest.approve(staff, { id, checklist })).status).toBe('COMPLETED');
    expect(rows('users').find((user) => user.id === member.id)).toMatchObject({ type: 'COACH', version });
    expect(events('user.type_changed')).toHaveLength(1); // told once, by that change
  });

  it('has every point of the checklist ticked', async () => {
    const { app, actor, rows } = seededWorld();
    const { id } = await app.coachRequest.apply(actor, typed);
    for (const open of checklist) {
      const ticked = checklist.filter((point) => point !== open);
      const work = app.coachRequest.approve(staff, { id, checklist: ticked });
      await expect(work).rejects.toMatchObject({
        code: 'coach_request.checklist_incomplete',
        fields: [{ path: 'body.checklist', params: { open } }],
      });
    }
    expect(rows('coachRequests')).toMatchObject([{ status: 'PENDING' }]);
  });
});

describe('an application refused', () => {
  it('tells why, by mail and on the page, and may be followed by another', async () => {
    const { app, actor, member, rows } = seededWorld();
    const { id } = await app.coachRequest.apply(actor, typed);
    await app.coachRequest.reject(staff, { id, reason });
    await app.events.handleEvents(system);

    expect(await app.coachRequest.getOwn(actor)).toMatchObject({
      request: { status: 'CANCELED', refusalReason: reason },
    });
    expect(rows('notifications')).toMatchObject([
      { topic: 'coach_request_rejected', link: '/coach/request', params: {} },
    ]);
    expect(rows('mails')).toMatchObject([
      { mail: { template: 'coach_request_rejected', values: { reason } } },
    ]);
    expect(rows('auditLog')).toMatchObject([{ action: 'coach_request.reject', reason }]);
    expect(rows('users').find((user) => user.id === member.id)?.type).toBe('USER');

    const again = await app.coachRequest.apply(actor, typed);
    expect(await app.coachRequest.get(staff, again.id)).toMatchObject({ status: 'PENDING', earlierCount: 1 });
    expect(await refusalOf(app.coachRequest.reject(staff, { id: again.id, reason: '  ' }))).toBe(
      'input.required',
    );
  });
});

describe('deciding on applications', () => {
  it('is for staff with the right, and never on one’s own, user 1 included', async () => {
    const { app, actor } = seededWorld();
    const { id } = await app.coachRequest.apply(actor, typed);
    const looker = actorFor(aUser(), ['coach-request.view']);
    const decider = actorFor(aUser(), ['coach-request.update']);
    expect((await app.coachRequest.get(looker, id)).id).toBe(id);
    expect(await refusalOf(app.coachRequest.approve(looker, { id, checklist }))).toBe(
      'access.not_authorized',
    );
    expect(await refusalOf(app.coachRequest.reject(looker, { id, reason }))).toBe('access.not_authorized');
    expect(await refusalOf(app.coachRequest.get(decider, id))).toBe('access.not_authorized');
    expect(await refusalOf(app.coachRequest.get(staff, 'none'))).toBe('coach_request.not_found');
    expect(await refusalOf(app.coachRequest.reject(staff, { id: 'none', reason }))).toBe(
      'coach_request.not_found',
    );

    const own = await app.coachRequest.apply(superUser, typed);
    expect(await refusalOf(app.coachRequest.approve(superUser, { id: own.id, checklist }))).toBe(
      'coach_request.own',
    );
    const page = { sort: { field: 'createdAt', order: 'ASC' }, from: 0, to: 9 } as const;
    const listed = await app.coachRequest.list(looker, { ...page, filter: { status: 'PENDING' } });
    expect(listed.rows.map((row) => row.id)).toEqual([id, own.id]);
    expect(await refusalOf(app.coachRequest.list(actor, { ...page, filter: {} }))).toBe(
      'access.not_authorized',
    );
  });
});
