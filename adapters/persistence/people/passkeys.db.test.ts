import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitor } from '#core/access/actor/actor.ts';
import { passkeyLimits } from '#core/people/passkey/passkey.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { actorFor } from '#fixtures/engine/world.ts';
import { aDevice } from '#fixtures/people/passkeys.ts';
import { aUser } from '#fixtures/people/users.ts';

const crowd = 30;
const device = { userAgent: 'curl/8', address: '203.0.113.7' };

let here: DatabaseWorld;
beforeAll(async () => {
  here = await databaseWorld();
});
afterAll(() => here.close());

const withPasskey = async (counter = 0) => {
  const user = aUser();
  const { app, ports } = here;
  await ports.reads.users.insert(user);
  const me = actorFor(user);
  const own = aDevice({ counter });
  const { challenge } = await app.passkey.beginPasskey(me);
  const shown = await app.passkey.addPasskey(me, { name: 'iPhone', made: own.made(challenge) });
  const asked = async () => (await app.passkey.beginPasskeySignIn(visitor)).challenge;
  return { user, me, own, shown, asked };
};

const fulfilled = async (work: readonly Promise<unknown>[]): Promise<number> =>
  (await Promise.allSettled(work)).filter(({ status }) => status === 'fulfilled').length;

describe('thirty at the same instant', () => {
  it('with one answer of a device open one session', async () => {
    const { user, own, asked } = await withPasskey();
    const signed = own.signed(await asked());
    const opened = await fulfilled(
      Array.from({ length: crowd }, () => here.app.passkey.signInWithPasskey(visitor, { signed, device })),
    );
    expect(opened).toBe(1);
    expect(await here.ports.reads.sessions.listOf(user.id, here.clock.now())).toHaveLength(1);
  });

  it('with one count, each for a challenge of its own, open one session', async () => {
    const { own, asked } = await withPasskey(5);
    const challenges = await Promise.all(Array.from({ length: crowd }, asked));
    const opened = await fulfilled(
      challenges.map((challenge) =>
        here.app.passkey.signInWithPasskey(visitor, {
          signed: own.signed(challenge, { counter: 6 }),
          device,
        }),
      ),
    );
    expect(opened).toBe(1);
  });

  it('add no more passkeys than an account holds', async () => {
    const { me, user } = await withPasskey();
    const made = await Promise.all(
      Array.from({ length: crowd }, async () =>
        aDevice().made((await here.app.passkey.beginPasskey(me)).challenge),
      ),
    );
    const added = await fulfilled(
      made.map((one) => here.app.passkey.addPasskey(me, { name: 'Máy', made: one })),
    );
    expect(added).toBe(passkeyLimits.each - 1);
    expect(await here.ports.reads.passkeys.countOf(user.id)).toBe(passkeyLimits.each);
  });
});
