import { describe, expect, it } from 'vitest';
import { proofLasts } from '#core/access/actor/actor.ts';
import { after, hour } from '#core/kernel/time.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { actorFor, refusalOf, world } from '#fixtures/engine/world.ts';
import { aSecondFactor, appCode } from '#fixtures/people/second-factors.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';

const password = 'một mật khẩu';
const clerk = aUser();
const session = aSession({ userId: clerk.id });
const other = aSession({ userId: clerk.id });
const factor = aSecondFactor({ userId: clerk.id });
const me = actorFor(clerk, [], session.id);

const started = (hasFactor: boolean) => {
  const made = world({
    users: [clerk],
    credentials: { [clerk.id]: hashOf(password) },
    sessions: [session, other],
    secondFactors: hasFactor ? [factor] : [],
  });
  made.clock.forward(hour);
  const prove = (input: Readonly<{ password?: string; code?: string }>) =>
    made.app.secondFactor.proveSignIn(me, input);
  const provenAt = (id: string) => made.rows('sessions').find((one) => one.id === id)?.provenAt;
  return { ...made, prove, provenAt };
};

describe('showing who sits at a sign-in', () => {
  it('takes the password where two-step sign-in is off, and counts for this sign-in alone', async () => {
    const { prove, provenAt, clock } = started(false);
    expect(await refusalOf(prove({}))).toBe('auth.password_required');
    expect(await refusalOf(prove({ password: 'sai' }))).toBe('auth.password_incorrect');
    expect(await refusalOf(prove({ code: '123456' }))).toBe('auth.password_required');
    expect(provenAt(session.id)).toEqual(session.provenAt);

    expect(await prove({ password })).toEqual({ provenUntil: after(clock.now(), proofLasts) });
    expect(provenAt(session.id)).toEqual(clock.now());
    expect(provenAt(other.id)).toEqual(other.provenAt);
  });

  it('takes a code where it is on: the password of a thief is not enough', async () => {
    const { prove, provenAt, clock } = started(true);
    expect(await refusalOf(prove({ password }))).toBe('second_factor.code_invalid');
    const code = appCode(factor.secret, clock.now());
    await prove({ code });
    expect(provenAt(session.id)).toEqual(clock.now());
    expect(await refusalOf(prove({ code }))).toBe('second_factor.code_invalid');
  });

  it('is nothing for a sign-in that is over', async () => {
    const { prove, ports, clock } = started(false);
    await ports.reads.sessions.end(session.id, 'REVOKED', clock.now());
    expect(await refusalOf(prove({ password }))).toBe('access.sign_in_required');
  });
});
