import { describe, expect, it } from 'vitest';
import { minute } from '#core/kernel/time.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, staff, superUser, system, world } from '#fixtures/engine/world.ts';

const reason = 'Lost the phone';

const seeded = () => {
  const user = aUser({ email: 'an@example.com' });
  const other = aUser();
  const sessions = [
    aSession({ userId: user.id }),
    aSession({ userId: user.id }),
    aSession({ userId: other.id }),
  ];
  return { ...world({ users: [user, other], sessions }), user, other };
};

describe('support for a person who can’t sign in', () => {
  it('mails the link to its owner alone, and says so in the audit log without it', async () => {
    const { app, user, rows } = seeded();
    const sent = await app.account.sendResetLink(staff, { id: user.id, reason });
    expect(sent.email).toBe('an@example.com');
    const [mail] = rows('mails');
    expect(mail?.mail).toMatchObject({ to: 'an@example.com', template: 'forgot_password' });
    const [entry] = rows('auditLog');
    expect(entry).toMatchObject({ action: 'user.send_reset', targetId: user.id, reason });
    const token = /token=([^&]+)/.exec(String(mail?.secrets['link']))?.[1];
    expect(token).toBeTruthy();
    expect(JSON.stringify([sent, entry])).not.toContain(token);
  });

  it('keeps the wait between two links, by the person or by staff', async () => {
    const { app, user, clock } = seeded();
    await app.account.sendResetLink(system, { id: user.id, reason });
    const again = () => app.account.sendResetLink(system, { id: user.id, reason });
    expect(await refusalOf(again())).toBe('auth.wait_5_minutes');
    clock.forward(6 * minute);
    await again();
  });

  it('mails the confirmation once more to who still waits for it, and to nobody else', async () => {
    const waiting = aUser({ email: 'cho@example.com', status: 'PENDING', emailVerifiedAt: null });
    const closed = aUser({ status: 'HOLD', emailVerifiedAt: null });
    const { app, rows, user } = { ...world({ users: [waiting, closed] }), user: aUser() };
    const sent = await app.account.resendConfirmation(staff, { id: waiting.id, reason });
    expect(sent.email).toBe('cho@example.com');
    expect(rows('mails')[0]?.mail).toMatchObject({ to: 'cho@example.com' });
    expect(rows('auditLog')[0]).toMatchObject({
      action: 'user.resend_confirmation',
      targetId: waiting.id,
      reason,
    });
    const again = (id: string) => refusalOf(app.account.resendConfirmation(staff, { id, reason }));
    expect(await again(waiting.id)).toBe('auth.wait_5_minutes');
    expect(await again(closed.id)).toBe('user.not_allowed');
    expect(await again(user.id)).toBe('user.not_found');
  });

  it('has no confirmation to send to who has confirmed', async () => {
    const { app, user, rows } = seeded();
    expect(await refusalOf(app.account.resendConfirmation(staff, { id: user.id, reason }))).toBe(
      'auth.user_verified',
    );
    expect(rows('mails')).toEqual([]);
  });

  it('ends every sign-in of this person, and of nobody else', async () => {
    const { app, user, other, rows, events } = seeded();
    expect(await app.account.endSessionsOf(system, { id: user.id, reason })).toEqual({
      email: 'an@example.com',
      ended: 2,
    });
    for (const { userId, endedAt } of rows('sessions'))
      expect(endedAt === null, userId).toBe(userId === other.id);
    expect(events('sessions.ended')).toHaveLength(1);
    expect(rows('auditLog')[0]).toMatchObject({ action: 'user.end_sessions', after: { ended: 2 }, reason });
  });

  it('is given by those who may change accounts, with a reason, and not to those above them', async () => {
    const { app, user } = seeded();
    const { sendResetLink, resendConfirmation, endSessionsOf } = app.account;
    for (const support of [sendResetLink, resendConfirmation, endSessionsOf]) {
      expect(await refusalOf(support(actorFor(user), { id: user.id, reason }))).toBe('access.not_authorized');
      expect(await refusalOf(support(system, { id: user.id, reason: '  ' }))).toBe(
        'user.status_reason_required',
      );
      expect(await refusalOf(support(staff, { id: superUser.id, reason }))).toBe('user.super_user_protected');
    }
  });
});
