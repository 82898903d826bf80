import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { permissions } from '#core/access/actor/permission.ts';
import { superUserId } from '#core/kernel/id.ts';
import { after, hour } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { actorFor, refusalOf, staff, system, visitor, world } from '#fixtures/engine/world.ts';
import { aDevice, aPasskey } from '#fixtures/people/passkeys.ts';
import { aSecondFactor, appCode } from '#fixtures/people/second-factors.ts';
import { aRole, aSession, aUser } from '#fixtures/people/users.ts';
import { judgeUse, passkeyLimits } from '../passkey.ts';
import type { SignedChallenge } from '../ports.ts';

const password = 'một mật khẩu';
const device = { userAgent: 'curl/8', address: '203.0.113.7' };
const name = 'iPhone của tôi';

const made = (
  parts: Parameters<typeof aUser>[0] = {},
  replaced: { staffNeedSecondFactor?: boolean } = {},
) => {
  const user = aUser({ email: 'an@example.com', ...parts });
  const other = aUser({ email: 'binh@example.com' });
  const session = aSession({ userId: user.id });
  const here = world(
    {
      users: [user, other],
      roles: [aRole({ id: 'clerks', permissions: ['user.view'] })],
      credentials: { [user.id]: hashOf(password), [other.id]: hashOf(password) },
      sessions: [session],
    },
    replaced,
  );
  const { passkey, account, secondFactor } = here.app;
  const granted = parts.roleId === 'clerks' ? (['user.view'] as const) : [];
  const me = actorFor(user, [...granted]);
  /** The same person in a browser, who is asked anew after a while. */
  const sitting = actorFor(user, [...granted], session.id);
  const add = async (own = aDevice(), actor = me) => {
    const { challenge } = await passkey.beginPasskey(actor);
    return { own, shown: await passkey.addPasskey(actor, { name, made: own.made(challenge) }) };
  };
  const asked = async () => (await passkey.beginPasskeySignIn(visitor)).challenge;
  const signIn = (signed: SignedChallenge, more: object = {}) =>
    passkey.signInWithPasskey(visitor, { signed, device, ...more });
  const withPassword = () => account.signIn(visitor, { email: user.email, password, device });
  return {
    ...here,
    user,
    other,
    session,
    me,
    sitting,
    add,
    asked,
    signIn,
    withPassword,
    passkey,
    secondFactor,
  };
};

describe('adding a passkey', () => {
  it('keeps the public half under its name, shows nothing of it and says what happened', async () => {
    const { add, passkey, me, rows, events } = made();
    const { shown, own } = await add();
    expect(rows('passkeys')).toMatchObject([{ credentialId: own.id, publicKey: `key-of-${own.id}`, name }]);
    expect((await passkey.listPasskeys(me)).items).toEqual([shown]);
    expect(JSON.stringify(shown)).not.toContain(own.id);
    expect(events('passkey.added')).toMatchObject([{ name }]);
    expect((await passkey.beginPasskey(me)).known).toEqual([
      { credentialId: own.id, transports: ['internal'] },
    ]);
  });

  it('takes a challenge of this person, once and soon', async () => {
    const { passkey, me, other, clock, rows } = made();
    const add = (challenge: string, actor = me) =>
      refusalOf(passkey.addPasskey(actor, { name, made: aDevice().made(challenge) }));
    const over = 'passkey.challenge_over';
    expect(await add('a challenge of nobody')).toBe(over);
    expect(await add((await passkey.beginPasskey(actorFor(other))).challenge)).toBe(over);
    expect(await add((await passkey.beginPasskeySignIn(visitor)).challenge)).toBe(over);
    const late = (await passkey.beginPasskey(me)).challenge;
    clock.forward(passkeyLimits.challengeLasts);
    expect(await add(late)).toBe(over);
    expect(rows('passkeys')).toEqual([]);
    const { challenge } = await passkey.beginPasskey(me);
    await passkey.addPasskey(me, { name, made: aDevice().made(challenge) });
    expect(await add(challenge)).toBe(over);
    expect(rows('passkeys')).toHaveLength(1);
  });

  it('refuses what no device made, a second one of the same credential, and one too many', async () => {
    const { add, passkey, me, other } = made();
    const { challenge } = await passkey.beginPasskey(me);
    const forged = { ...aDevice().made(challenge), attestation: 'x' };
    expect(await refusalOf(passkey.addPasskey(me, { name, made: forged }))).toBe('passkey.refused');
    const { own } = await add();
    expect(await refusalOf(add(own, actorFor(other)))).toBe('passkey.exists');
    for (let count = 1; count < passkeyLimits.each; count += 1) await add();
    expect(await refusalOf(passkey.beginPasskey(me))).toBe('passkey.limit');
  });

  it.each(['  ', 'x'.repeat(passkeyLimits.name + 1), 'a\u202eb'])('refuses the name %j', async (wrong) => {
    const { passkey, me } = made();
    const { challenge } = await passkey.beginPasskey(me);
    const adding = passkey.addPasskey(me, { name: wrong, made: aDevice().made(challenge) });
    await expect(adding).rejects.toMatchObject({ fields: [{ path: 'body.name' }] });
  });
});

describe('signing in with a passkey', () => {
  it('opens a session without a code, also where two-step sign-in is on', async () => {
    const { add, asked, signIn, user, clock, store } = made();
    const { own } = await add();
    store.committed.table('secondFactors').set(user.id, aSecondFactor({ userId: user.id }));
    clock.forward(hour);
    const { signedIn, deviceMark } = await signIn(own.signed(await asked(), { owner: user.id }));
    expect(signedIn.user.id).toBe(user.id);
    expect(deviceMark).toBeNull();
  });

  it('answers an unknown passkey, a wrong signature and another owner alike', async () => {
    const { add, asked, signIn, other, rows } = made();
    const { own } = await add();
    const before = rows('sessions').length;
    const answers = [
      aDevice().signed(await asked()),
      { ...own.signed(await asked()), signature: 'wrong' },
      own.signed(await asked(), { owner: other.id }),
      own.signed(await asked(), { isSyncable: false }),
    ];
    for (const signed of answers) expect(await refusalOf(signIn(signed))).toBe('passkey.refused');
    expect(rows('sessions')).toHaveLength(before);
  });

  it('takes each challenge once, whatever became of the answer', async () => {
    const { add, asked, signIn } = made();
    const { own } = await add();
    const challenge = await asked();
    expect(await refusalOf(signIn({ ...own.signed(challenge), signature: 'wrong' }))).toBe('passkey.refused');
    expect(await refusalOf(signIn(own.signed(challenge)))).toBe('passkey.challenge_over');
    const next = await asked();
    await signIn(own.signed(next));
    expect(await refusalOf(signIn(own.signed(next)))).toBe('passkey.challenge_over');
  });

  it('is for accounts that may act; who is held gets the way to appeal', async () => {
    const { add, asked, signIn, user, app } = made();
    const { own } = await add();
    await app.account.setStatus(staff, { id: user.id, status: 'HOLD', reason: 'Kiểm tra' });
    await expect(signIn(own.signed(await asked()))).rejects.toMatchObject({
      code: 'auth.user_hold',
      params: { appealToken: expect.any(String) as string },
    });
  });

  it('finishes the sign-in of a right password, of the same person alone, and may trust the device', async () => {
    const { add, asked, signIn, user, other, withPassword, store, rows } = made();
    const { own } = await add();
    const { own: others } = await add(aDevice(), actorFor(other));
    store.committed.table('secondFactors').set(user.id, aSecondFactor({ userId: user.id }));
    const first = await withPassword();
    if (!('challenge' in first)) throw new Error('A code is due');
    expect(first.means).toEqual(['CODE', 'PASSKEY']);
    const { challenge } = first;
    expect(await refusalOf(signIn(others.signed(await asked()), { challenge }))).toBe('passkey.refused');
    const { deviceMark } = await signIn(own.signed(await asked()), { challenge, trusts: true });
    expect(deviceMark).toMatch(/./);
    expect(rows('trustedDevices')).toHaveLength(1);
    expect(await refusalOf(signIn(own.signed(await asked()), { challenge }))).toBe(
      'second_factor.challenge_over',
    );
  });
});

describe('the count of a device', () => {
  it('goes up or is not kept at all; anything else is a copy, which opens nothing', () =>
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.boolean(), fc.boolean(), (known, shown, was, is) => {
        const verdict = judgeUse({ counter: known, isSyncable: was }, { counter: shown, isSyncable: is });
        if (was !== is) expect(verdict).toBe('wrong');
        else expect(verdict).toBe(shown > known || (shown === 0 && known === 0) ? 'right' : 'copied');
      }),
    ));

  it('that went back is refused, and the owner hears of it', async () => {
    const { add, asked, signIn, events } = made();
    const { own } = await add(aDevice({ counter: 5 }));
    await signIn(own.signed(await asked()));
    expect(await refusalOf(signIn(own.signed(await asked(), { counter: 6 })))).toBe('passkey.refused');
    expect(events('passkey.copied')).toMatchObject([{ name }]);
    await signIn(own.signed(await asked()));
  });
});

describe('showing anew who is there', () => {
  it('works with a passkey of one’s own, for this sign-in', async () => {
    const { add, passkey, sitting: me, other, rows, clock, session } = made();
    const { own } = await add();
    const { own: others } = await add(aDevice(), actorFor(other));
    clock.forward(hour / 4);
    const challenge = async () => (await passkey.beginPasskeyProof(me)).challenge;
    const prove = (signed: SignedChallenge) => passkey.proveWithPasskey(me, signed);
    expect(await refusalOf(prove(others.signed(await challenge())))).toBe('passkey.refused');
    expect(await refusalOf(prove(own.signed((await passkey.beginPasskeySignIn(visitor)).challenge)))).toBe(
      'passkey.challenge_over',
    );
    await prove(own.signed(await challenge()));
    expect(rows('sessions').find(({ id }) => id === session.id)?.provenAt).toEqual(clock.now());
  });

  it('is offered to people who have one', async () => {
    const { passkey, me } = made();
    expect(await refusalOf(passkey.beginPasskeyProof(me))).toBe('passkey.not_found');
  });
});

describe('staff who must have a second factor', () => {
  const bound = () => made({ roleId: 'clerks' }, { staffNeedSecondFactor: true });

  it('have one in a passkey, which the password then asks for', async () => {
    const { add, withPassword, secondFactor, me, sitting, user, session, app, asked, signIn } = bound();
    expect(await app.account.actorOf(user.id, session.id)).toMatchObject({ secondFactorDue: true });
    const { own } = await add();
    expect(await app.account.actorOf(user.id, session.id)).not.toHaveProperty('secondFactorDue');
    const first = await withPassword();
    expect(first).toMatchObject({ means: ['PASSKEY'] });
    expect(await secondFactor.ownSecondFactor(me)).toMatchObject({ proof: 'PASSKEY', hasPasskey: true });
    expect(await refusalOf(secondFactor.proveSignIn(sitting, { password }))).toBe(
      'second_factor.passkey_due',
    );
    const { challenge } = first as { challenge: string };
    const { deviceMark } = await signIn(own.signed(await asked()), { challenge, trusts: true });
    const again = await app.account.signIn(visitor, { email: user.email, password, device, deviceMark });
    expect(again).toHaveProperty('accessToken');
  });

  it('keep their last means: a passkey or the app, whichever is left', async () => {
    const { add, passkey, secondFactor, me, clock, user, store } = bound();
    const { shown } = await add();
    expect(await refusalOf(passkey.removePasskey(me, shown.id))).toBe('second_factor.required');
    const { shown: second } = await add();
    const both = await Promise.allSettled([shown, second].map(({ id }) => passkey.removePasskey(me, id)));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const factor = aSecondFactor({ userId: user.id });
    store.committed.table('secondFactors').set(user.id, factor);
    const proof = () => ({ password, code: appCode(factor.secret, clock.now()) });
    const [left] = (await passkey.listPasskeys(me)).items;
    await secondFactor.turnOffSecondFactor(me, proof());
    store.committed.table('secondFactors').set(user.id, factor);
    await passkey.removePasskey(me, left?.id ?? '');
    expect(await refusalOf(secondFactor.turnOffSecondFactor(me, proof()))).toBe('second_factor.required');
  });

  it('are nobody else: a member’s password stays enough beside a passkey', async () => {
    const { add, withPassword, passkey, me, events } = made({}, { staffNeedSecondFactor: true });
    const { shown } = await add();
    expect(await withPassword()).toHaveProperty('accessToken');
    await passkey.removePasskey(me, shown.id);
    expect(events('passkey.removed')).toMatchObject([{ name }]);
  });
});

describe('a passkey', () => {
  it('is its owner’s: to everybody else it is not there', async () => {
    const { add, passkey, me, other } = made();
    const { shown } = await add();
    const stranger = actorFor(other);
    expect(await refusalOf(passkey.removePasskey(stranger, shown.id))).toBe('passkey.not_found');
    expect(await refusalOf(passkey.renamePasskey(stranger, { id: shown.id, name: 'Khác' }))).toBe(
      'passkey.not_found',
    );
    await passkey.renamePasskey(me, { id: shown.id, name: ' Máy tính ' });
    expect((await passkey.listPasskeys(me)).items).toMatchObject([{ name: 'Máy tính' }]);
  });

  it('is taken off by support with a reason, an audit line and a notice; never one’s own', async () => {
    const { add, passkey, user, other, rows, events } = made();
    const { shown } = await add();
    const input = { id: user.id, passkeyId: shown.id, reason: 'Mất máy' };
    expect(await refusalOf(passkey.removePasskeyFor(actorFor(other), input))).toBe('access.not_authorized');
    expect(await refusalOf(passkey.listPasskeysOf(actorFor(other), user.id))).toBe('access.not_authorized');
    const clerk = actorFor(user, permissions);
    expect(await refusalOf(passkey.removePasskeyFor(clerk, input))).toBe('user.cannot_change_self');
    expect(await refusalOf(passkey.removePasskeyFor(system, { ...input, reason: ' ' }))).not.toBe('');
    expect(await passkey.listPasskeysOf(staff, user.id)).toMatchObject([{ name }]);
    await passkey.removePasskeyFor(staff, input);
    expect(rows('passkeys')).toEqual([]);
    expect(rows('auditLog')).toMatchObject([{ action: 'user.remove_passkey', targetId: user.id }]);
    expect(events('passkey.removed')).toHaveLength(1);
  });

  it('of user 1 is taken off on the server alone', async () => {
    const here = world({
      passkeys: [aPasskey({ id: 'one', userId: superUserId, createdAt: after(noon, -hour) })],
    });
    const input = { id: superUserId, passkeyId: 'one', reason: 'Mất máy' };
    expect(await refusalOf(here.app.passkey.removePasskeyFor(staff, input))).toBe(
      'user.super_user_protected',
    );
    await here.app.passkey.removePasskeyFor(system, input);
    expect(here.rows('passkeys')).toEqual([]);
  });
});
