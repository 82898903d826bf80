import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secretBox } from '#adapters/external/secrets/secret-box.ts';
import { connectionOf } from '#adapters/persistence/engine/ambient-transaction.ts';
import { knexSecondFactors } from '#adapters/persistence/people/second-factors.ts';
import { system, visitor } from '#core/access/actor/actor.ts';
import { secondFactorLimits } from '#core/people/second-factor/second-factor.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { actorFor } from '#fixtures/engine/world.ts';
import { appCode } from '#fixtures/people/second-factors.ts';
import { aUser } from '#fixtures/people/users.ts';

const crowd = 30;
const password = 'matkhau';
const device = { userAgent: 'curl/8', address: '203.0.113.7' };

let here: DatabaseWorld;
beforeAll(async () => {
  here = await databaseWorld();
});
afterAll(() => here.close());

const withApp = async () => {
  const user = aUser();
  const { app, clock, ports } = here;
  await ports.reads.users.insert(user);
  await ports.reads.credentials.set(user.id, hashOf(password), clock.now());
  const me = actorFor(user);
  const { secret } = await app.secondFactor.beginSecondFactor(me, { password });
  const { recoveryCodes } = await app.secondFactor.confirmSecondFactor(me, {
    code: appCode(secret, clock.now()),
  });
  clock.forward(30_000);
  const challenged = async () => {
    const answer = await app.account.signIn(visitor, { email: user.email, password, device });
    if (!('challenge' in answer)) throw new Error('A code is due');
    return answer.challenge;
  };
  const challenges = await Promise.all(Array.from({ length: crowd }, challenged));
  /** How many of so many requests side by side, each with a challenge of its own, open a session. */
  const opened = async (code: string) => {
    const answers = await Promise.allSettled(
      challenges.map((challenge) =>
        app.secondFactor.finishSignIn(visitor, { challenge, code, trusts: false, device }),
      ),
    );
    return answers.filter(({ status }) => status === 'fulfilled').length;
  };
  return { user, secret, recoveryCodes, opened };
};

describe('thirty at the same instant', () => {
  it('with one recovery code open one session', async () => {
    const { recoveryCodes, opened } = await withApp();
    expect(await opened(recoveryCodes[0] ?? '')).toBe(1);
  });

  it('with one code of the app open one session', async () => {
    const { secret, opened } = await withApp();
    expect(await opened(appCode(secret, here.clock.now()))).toBe(1);
  });

  it('with wrong codes get ten tries, and the owner hears of it once', async () => {
    const { user, secret, opened } = await withApp();
    const right = appCode(secret, here.clock.now());
    expect(await opened(right === '000000' ? '111111' : '000000')).toBe(0);
    expect(await opened(right)).toBe(0);
    expect(await here.ports.reads.secondFactors.find(user.id)).toMatchObject({
      tries: secondFactorLimits.tries,
    });
    await here.app.events.handleEvents(system);
    const heard = await here.db('notifications').where({ userId: user.id, topic: 'second_factor_guessed' });
    expect(heard).toHaveLength(1);
  });
});

it('the secret of an app is sealed in the table, and opened for who knows the key', async () => {
  const user = aUser();
  await here.ports.reads.users.insert(user);
  const factors = knexSecondFactors(
    connectionOf(here.db, null),
    secretBox('a key of the tests that is long enough'),
  );
  await factors.begin({ userId: user.id, secret: 'JBSWY3DPEHPK3PXP', createdAt: here.clock.now() });
  const [row] = await here.db('second_factors').where({ userId: user.id });
  expect(JSON.stringify(row)).not.toContain('JBSWY3DPEHPK3PXP');
  expect((await factors.find(user.id))?.secret).toBe('JBSWY3DPEHPK3PXP');
  const others = knexSecondFactors(
    connectionOf(here.db, null),
    secretBox('another key of the tests, long enough too'),
  );
  await expect(others.find(user.id)).rejects.toThrow();
});
