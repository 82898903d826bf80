import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, hour, minute } from '#core/kernel/time.ts';
import type { SignedIn } from '#core/people/sign-in/sign-in.ts';
import type { SecondStep } from '#core/people/sign-in/second-step.ts';
import { maxTries } from '#core/people/sign-in/verification.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { actorFor, refusalOf, staff, system, visitor, world } from '#fixtures/engine/world.ts';
import { appCode } from '#fixtures/people/second-factors.ts';
import { aUser } from '#fixtures/people/users.ts';
import { secondFactorLimits } from '../second-factor.ts';

const password = 'một mật khẩu';
const step = 30_000;
const phone = { userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile', address: '203.0.113.7' };

const seeded = () => {
  const user = aUser({ email: 'anh@example.com' });
  const other = aUser({ email: 'binh@example.com' });
  const made = world({
    users: [user, other],
    credentials: { [user.id]: hashOf(password), [other.id]: hashOf(password) },
  });
  const { account, secondFactor } = made.app;
  const me = actorFor(user);
  const signIn = (deviceMark: string | null = null, email = user.email) =>
    account.signIn(visitor, { email, password, device: phone, deviceMark });
  const challenged = async (): Promise<string> => ((await signIn()) as SecondStep).challenge;
  const finish = (challenge: string, code: string, trusts = false) =>
    secondFactor.finishSignIn(visitor, { challenge, code, trusts, device: phone });
  return { ...made, user, other, me, signIn, challenged, finish };
};

/** With an app that is set up; its code of now is unused. */
const withApp = async () => {
  const made = seeded();
  const { app, clock, me } = made;
  const { secret } = await app.secondFactor.beginSecondFactor(me, { password });
  const code = () => appCode(secret, clock.now());
  const { recoveryCodes } = await app.secondFactor.confirmSecondFactor(me, { code: code() });
  clock.forward(step);
  const wrong = () => (code() === '000000' ? '111111' : '000000');
  return { ...made, secret, code, wrong, recoveryCodes };
};

const isOpen = (answer: SignedIn | SecondStep): boolean => !('challenge' in answer);

describe('setting two-step sign-in up', () => {
  it('asks for the password, counts from the first right code on, and keeps open sign-ins', async () => {
    const { app, clock, me, signIn, rows, events } = seeded();
    expect(isOpen(await signIn())).toBe(true);
    expect(await refusalOf(app.secondFactor.beginSecondFactor(me, { password: 'sai' }))).toBe(
      'auth.password_incorrect',
    );
    expect(await refusalOf(app.secondFactor.beginSecondFactor(me, { password: '' }))).toBe(
      'auth.password_required',
    );
    const { secret, address } = await app.secondFactor.beginSecondFactor(me, { password });
    expect(address).toContain('Fitboard:anh%40example.com');
    expect(isOpen(await signIn())).toBe(true);

    expect(await refusalOf(app.secondFactor.confirmSecondFactor(me, { code: 'abcdefghijklmnop' }))).toBe(
      'second_factor.code_invalid',
    );
    const { recoveryCodes } = await app.secondFactor.confirmSecondFactor(me, {
      code: appCode(secret, clock.now()),
    });
    expect(new Set(recoveryCodes).size).toBe(secondFactorLimits.recoveryCodes);
    expect(isOpen(await signIn())).toBe(false);
    expect(rows('sessions').filter(({ endedAt }) => endedAt === null)).toHaveLength(2);
    expect(await app.secondFactor.ownSecondFactor(me)).toEqual({
      since: clock.now(),
      isDue: false,
      hasPassword: true,
      proof: 'CODE',
      hasPasskey: false,
      recoveryCodesLeft: 10,
      trustedDevices: [],
    });
    expect(events('second_factor.turned_on')).toHaveLength(1);
    for (const code of recoveryCodes)
      expect(JSON.stringify(rows('recoveryCodes'))).not.toContain(`"${code}"`);
  });

  it('begins anew while it is not confirmed, lasts an hour, and is refused once it counts', async () => {
    const { app, clock, me } = seeded();
    const { beginSecondFactor, confirmSecondFactor } = app.secondFactor;
    const confirm = (secret: string) => confirmSecondFactor(me, { code: appCode(secret, clock.now()) });
    expect(await refusalOf(confirm('A'))).toBe('second_factor.not_begun');
    const first = await beginSecondFactor(me, { password });
    const second = await beginSecondFactor(me, { password });
    expect(await refusalOf(confirm(first.secret))).toBe('second_factor.code_invalid');
    clock.forward(hour);
    expect(await refusalOf(confirm(second.secret))).toBe('second_factor.not_begun');
    const third = await beginSecondFactor(me, { password });
    await confirm(third.secret);
    expect(await refusalOf(confirm(third.secret))).toBe('second_factor.exists');
    expect(await refusalOf(beginSecondFactor(me, { password }))).toBe('second_factor.exists');
  });

  it('pressed twice answers one set of recovery codes, which works', async () => {
    const { app, clock, me, challenged, finish } = seeded();
    const { secret } = await app.secondFactor.beginSecondFactor(me, { password });
    const code = appCode(secret, clock.now());
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => app.secondFactor.confirmSecondFactor(me, { code })),
    );
    const [answer, ...more] = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(more).toEqual([]);
    await finish(await challenged(), answer?.recoveryCodes[0] ?? '');
  });
});

describe('signing in with a code', () => {
  it('opens no session before the code, and one after it', async () => {
    const { challenged, code, finish, rows } = await withApp();
    const challenge = await challenged();
    expect(rows('sessions')).toEqual([]);
    expect(JSON.stringify(rows('verifications'))).not.toContain(`"${challenge}"`);
    const { signedIn, deviceMark } = await finish(challenge, code());
    expect(signedIn.user.email).toBe('anh@example.com');
    expect(deviceMark).toBeNull();
    expect(rows('sessions')).toHaveLength(1);
    expect(await refusalOf(finish(challenge, code()))).toBe('second_factor.challenge_over');
  });

  it('says nothing about it to whom does not know the password', async () => {
    const { app, other, user } = await withApp();
    const guess = (email: string) =>
      refusalOf(app.account.signIn(visitor, { email, password: 'đoán', device: phone }));
    expect(await guess(user.email)).toBe('auth.invalid_credentials');
    expect(await guess(other.email)).toBe('auth.invalid_credentials');
    expect(await guess('nobody@example.com')).toBe('auth.invalid_credentials');
  });

  it('takes each code once, and none before it, also from requests side by side', async () => {
    const { challenged, clock, code, finish, rows, secret } = await withApp();
    const challenges = await Promise.all([1, 2, 3, 4].map(challenged));
    const answers = await Promise.allSettled(challenges.map((challenge) => finish(challenge, code())));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(rows('sessions')).toHaveLength(1);
    const early = appCode(secret, new Date(clock.now().getTime() - step));
    expect(await refusalOf(finish(await challenged(), early))).toBe('second_factor.code_invalid');
    clock.forward(step);
    await finish(await challenged(), code());
  });

  it('takes each recovery code once, tells how many are left, and needs no app for it', async () => {
    const { app, challenged, events, finish, me, recoveryCodes } = await withApp();
    const [one = '', two = ''] = recoveryCodes;
    const challenges = await Promise.all([1, 2, 3].map(challenged));
    const answers = await Promise.allSettled(challenges.map((challenge) => finish(challenge, one)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(finish(await challenged(), one))).toBe('second_factor.code_invalid');
    await finish(await challenged(), two.replaceAll('-', ' ').toUpperCase());
    expect((await app.secondFactor.ownSecondFactor(me)).recoveryCodesLeft).toBe(8);
    expect(events('second_factor.recovery_code_used').map(({ left }) => left)).toEqual([9, 8]);
  });

  it('gives a challenge few tries and ten minutes', async () => {
    const { challenged, clock, code, finish, wrong } = await withApp();
    const challenge = await challenged();
    for (let tried = 0; tried < maxTries; tried += 1)
      expect(await refusalOf(finish(challenge, wrong()))).toBe('second_factor.code_invalid');
    expect(await refusalOf(finish(challenge, code()))).toBe('second_factor.challenge_over');
    const late = await challenged();
    clock.forward(10 * minute);
    expect(await refusalOf(finish(late, code()))).toBe('second_factor.challenge_over');
    expect(await refusalOf(finish('none', code()))).toBe('second_factor.challenge_over');
  });

  it('gives an account ten wrong codes an hour however many challenges, tells its owner, and still takes a recovery code', async () => {
    const { challenged, clock, code, events, finish, recoveryCodes, wrong } = await withApp();
    const challenges = await Promise.all(Array.from({ length: 30 }, challenged));
    const codes = await Promise.all(challenges.map((challenge) => refusalOf(finish(challenge, wrong()))));
    expect(codes.filter((one) => one === 'second_factor.code_invalid')).toHaveLength(
      secondFactorLimits.tries,
    );
    expect(new Set(codes)).toEqual(new Set(['second_factor.code_invalid', 'second_factor.too_many_codes']));
    expect(events('second_factor.guessed')).toHaveLength(1);
    expect(await refusalOf(finish(await challenged(), code()))).toBe('second_factor.too_many_codes');
    await finish(await challenged(), recoveryCodes[0] ?? '');
    clock.forward(hour);
    await finish(await challenged(), code());
  });

  it('ends with what ends the account’s open links: a new password, another state', async () => {
    const made = await withApp();
    const { app, challenged, code, finish, me, user } = made;
    const before = await challenged();
    const change = { oldPassword: password, newPassword: 'mật khẩu mới', confirmPassword: 'mật khẩu mới' };
    await app.account.changePassword(me, change);
    expect(await refusalOf(finish(before, code()))).toBe('second_factor.challenge_over');
    await app.account.changePassword(me, {
      oldPassword: change.newPassword,
      newPassword: password,
      confirmPassword: password,
    });
    const again = await challenged();
    await app.account.setStatus(staff, { id: user.id, status: 'BAN', reason: 'spam' });
    expect(await refusalOf(finish(again, code()))).toBe('second_factor.challenge_over');
  });

  it('whatever is tried: a session is opened by the right password with an unused code, and by nothing else', () => {
    const what = fc.constantFrom('right', 'wrong', 'again', 'recovery', 'recovery again', 'no challenge');
    return fc.assert(
      fc.asyncProperty(fc.array(what, { minLength: 1, maxLength: 8 }), async (tries) => {
        const { challenged, clock, code, finish, recoveryCodes, rows, wrong } = await withApp();
        const used = { app: '', recovery: 0 };
        let opened = 0;
        for (const one of tries) {
          clock.forward(step);
          const challenge = one === 'no challenge' ? 'none' : await challenged();
          const typed = {
            right: code(),
            wrong: wrong(),
            again: used.app || wrong(),
            recovery: recoveryCodes[used.recovery] ?? '',
            'recovery again': recoveryCodes[used.recovery - 1] ?? wrong(),
            'no challenge': code(),
          }[one];
          const isRight = one === 'right' || one === 'recovery';
          expect(
            await finish(challenge, typed).then(
              () => true,
              () => false,
            ),
          ).toBe(isRight);
          if (one === 'right') used.app = typed;
          if (one === 'recovery') used.recovery += 1;
          if (isRight) opened += 1;
          expect(rows('sessions')).toHaveLength(opened);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a trusted device', () => {
  it('is asked for no code for thirty days, at this account alone', async () => {
    const { app, challenged, clock, code, finish, me, other, rows, signIn } = await withApp();
    const { deviceMark } = await finish(await challenged(), code(), true);
    expect(JSON.stringify(rows('trustedDevices'))).not.toContain(`"${deviceMark}"`);
    expect(isOpen(await signIn(deviceMark))).toBe(true);
    expect(isOpen(await signIn(null))).toBe(false);
    expect(isOpen(await signIn('another mark'))).toBe(false);
    const [device] = (await app.secondFactor.ownSecondFactor(me)).trustedDevices;
    expect(device?.userAgent).toBe(phone.userAgent);

    const they = actorFor(other);
    const { secret } = await app.secondFactor.beginSecondFactor(they, { password });
    await app.secondFactor.confirmSecondFactor(they, { code: appCode(secret, clock.now()) });
    expect(isOpen(await signIn(deviceMark, other.email))).toBe(false);
    expect(await refusalOf(app.secondFactor.forgetTrustedDevice(they, device?.id ?? ''))).toBe(
      'second_factor.device_not_found',
    );

    clock.forward(30 * day - 1);
    expect(isOpen(await signIn(deviceMark))).toBe(true);
    clock.forward(1);
    expect(isOpen(await signIn(deviceMark))).toBe(false);
  });

  it('is one no longer when it is forgotten, the password changes, or the second factor goes', async () => {
    const { app, challenged, clock, code, finish, me, rows, signIn } = await withApp();
    const trusted = async () => {
      clock.forward(step);
      return (await finish(await challenged(), code(), true)).deviceMark;
    };
    const first = await trusted();
    await app.secondFactor.forgetTrustedDevice(me, rows('trustedDevices')[0]?.id ?? '');
    expect(isOpen(await signIn(first))).toBe(false);
    const second = await trusted();
    const there = { oldPassword: password, newPassword: 'mật khẩu mới', confirmPassword: 'mật khẩu mới' };
    await app.account.changePassword(me, there);
    await app.account.changePassword(me, {
      oldPassword: there.newPassword,
      newPassword: password,
      confirmPassword: password,
    });
    expect(isOpen(await signIn(second))).toBe(false);
    await trusted();
    clock.forward(step);
    await app.secondFactor.turnOffSecondFactor(me, { password, code: code() });
    expect(rows('trustedDevices')).toEqual([]);
  });

  it('makes room for a new one when there are too many', async () => {
    const { challenged, clock, code, finish, rows } = await withApp();
    for (let count = 0; count < secondFactorLimits.trustedDevices + 2; count += 1) {
      clock.forward(step);
      await finish(await challenged(), code(), true);
    }
    expect(rows('trustedDevices')).toHaveLength(secondFactorLimits.trustedDevices);
  });
});

describe('turning it off and making codes anew', () => {
  it('take the password and a code, and use the code up', async () => {
    const { app, challenged, clock, code, events, finish, me, recoveryCodes, signIn, wrong } =
      await withApp();
    const { renewRecoveryCodes, turnOffSecondFactor } = app.secondFactor;
    for (const change of [renewRecoveryCodes, turnOffSecondFactor]) {
      expect(await refusalOf(change(me, { password: '', code: code() }))).toBe('auth.password_required');
      expect(await refusalOf(change(me, { password: 'sai', code: code() }))).toBe('auth.password_incorrect');
      expect(await refusalOf(change(me, { password, code: wrong() }))).toBe('second_factor.code_invalid');
    }
    const { recoveryCodes: fresh } = await renewRecoveryCodes(me, { password, code: code() });
    expect(events('second_factor.recovery_codes_made')).toHaveLength(1);
    expect(await refusalOf(finish(await challenged(), recoveryCodes[0] ?? ''))).toBe(
      'second_factor.code_invalid',
    );
    expect(await refusalOf(turnOffSecondFactor(me, { password, code: code() }))).toBe(
      'second_factor.code_invalid',
    );
    clock.forward(step);
    await turnOffSecondFactor(me, { password, code: fresh[0] ?? '' });
    expect(isOpen(await signIn())).toBe(true);
    expect(events('second_factor.turned_off')).toHaveLength(1);
    expect(await refusalOf(turnOffSecondFactor(me, { password, code: code() }))).toBe('second_factor.none');
  });

  it('ends a sign-in that waited for its code', async () => {
    const { app, challenged, code, finish, me, recoveryCodes } = await withApp();
    const challenge = await challenged();
    await app.secondFactor.turnOffSecondFactor(me, { password, code: code() });
    expect(await refusalOf(finish(challenge, recoveryCodes[0] ?? ''))).toBe('second_factor.challenge_over');
  });
});

describe('a lost second factor', () => {
  it('is taken off by staff or an operator with a reason, logged, and ends what was trusted', async () => {
    const { app, challenged, code, events, finish, rows, signIn, user } = await withApp();
    const { deviceMark } = await finish(await challenged(), code(), true);
    const waiting = await challenged();
    const { resetSecondFactor } = app.secondFactor;
    expect(await refusalOf(resetSecondFactor(actorFor(user), { id: user.id, reason: 'x' }))).toBe(
      'access.not_authorized',
    );
    expect(await refusalOf(resetSecondFactor(staff, { id: user.id, reason: ' ' }))).toBe(
      'user.status_reason_required',
    );
    expect(await refusalOf(resetSecondFactor(staff, { id: staff.id, reason: 'mất máy' }))).toBe(
      'user.cannot_change_self',
    );
    await resetSecondFactor(staff, { id: user.id, reason: 'Mất điện thoại' });
    expect(rows('trustedDevices')).toEqual([]);
    expect(rows('recoveryCodes')).toEqual([]);
    expect(await refusalOf(finish(waiting, code()))).toBe('second_factor.challenge_over');
    expect(isOpen(await signIn(deviceMark))).toBe(true);
    expect(rows('auditLog').at(-1)).toMatchObject({
      action: 'user.reset_second_factor',
      targetId: user.id,
      reason: 'Mất điện thoại',
    });
    expect(events('second_factor.reset')).toHaveLength(1);
    expect(await refusalOf(resetSecondFactor(system, { id: user.id, reason: 'lần nữa' }))).toBe(
      'second_factor.none',
    );
  });
});

describe('the owner', () => {
  it('hears of every change by notice and by mail', async () => {
    const { app, challenged, clock, code, finish, me, recoveryCodes, rows, user, wrong } = await withApp();
    await finish(await challenged(), recoveryCodes[0] ?? '', true);
    await app.secondFactor.renewRecoveryCodes(me, { password, code: code() });
    clock.forward(step);
    for (let tried = 0; tried < secondFactorLimits.tries; tried += 1)
      await refusalOf(finish(await challenged(), wrong()));
    clock.forward(hour);
    await app.secondFactor.turnOffSecondFactor(me, { password, code: code() });
    const { secret } = await app.secondFactor.beginSecondFactor(me, { password });
    await app.secondFactor.confirmSecondFactor(me, { code: appCode(secret, clock.now()) });
    await app.secondFactor.resetSecondFactor(staff, { id: user.id, reason: 'mất máy' });
    await app.events.handleEvents(system);
    const topics = [
      'device_trusted',
      'recovery_code_used',
      'recovery_codes_made',
      'second_factor_guessed',
      'second_factor_off',
      'second_factor_on',
      'second_factor_reset',
    ];
    const heard = new Set(rows('notifications').map(({ topic }) => topic ?? ''));
    const mailed = rows('mails').filter(({ mail }) => mail.template === 'notification_system');
    for (const topic of topics) expect([...heard]).toContain(topic);
    expect(mailed.length).toBeGreaterThanOrEqual(topics.length);
  });
});
