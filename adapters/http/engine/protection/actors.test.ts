import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { UserActor } from '#core/access/actor/actor.ts';
import type { LiveSignal } from '#adapters/ports/live-signals.ts';
import { movableClock } from '#fixtures/engine/ports.ts';
import { actorFor } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { createActors, recentMs, rememberedActors } from './actors.ts';

type SignIn = Readonly<{ userId: string; sessionId: string }>;

const claimsOf = (userId: string, sessionId = `session of ${userId}`) => ({ userId, sessionId });

/** A database in which everybody is signed in, with as many reads as were made of it. */
const open = () => {
  const clock = movableClock();
  const actorsOf = vi.fn(async (signIns: readonly SignIn[]): Promise<readonly (UserActor | null)[]> =>
    signIns.map(({ userId, sessionId }) => ({ ...actorFor(aUser({ id: userId })), sessionId })),
  );
  const actors = createActors({ app: { account: { actorsOf } }, clock });
  return { actors, actorsOf, clock, reads: () => actorsOf.mock.calls.flat(2).length };
};

const ended = (userId: string): LiveSignal => ({ kind: 'ended', userId, sessionIds: null });

describe('who sends a request that only reads', () => {
  it('is what was read at most a second ago, and not a moment longer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -5_000, max: 5_000 }), async (age) => {
        const { actors, clock, reads } = open();
        const first = await actors.recent(claimsOf('a'));
        clock.forward(age);
        const second = await actors.recent(claimsOf('a'));
        expect(reads()).toBe(age >= 0 && age <= recentMs ? 1 : 2);
        expect(second === first).toBe(reads() === 1);
      }),
    );
  });

  it('is never older because it was read often', async () => {
    const { actors, clock, reads } = open();
    for (let index = 0; index <= 10; index += 1) {
      await actors.recent(claimsOf('a'));
      clock.forward(200);
    }
    expect(reads()).toBe(2);
  });

  it('is as old as the question, however long the answer took', async () => {
    const { actors, actorsOf, clock, reads } = open();
    const answered = Promise.withResolvers<readonly UserActor[]>();
    actorsOf.mockReturnValueOnce(answered.promise);
    const asked = actors.recent(claimsOf('a'));
    clock.forward(recentMs + 1);
    answered.resolve([{ ...actorFor(aUser({ id: 'a' })), sessionId: 'session of a' }]);
    await asked;
    await actors.recent(claimsOf('a'));
    expect(reads()).toBe(2);
  });

  it('is no other person, and no other sign-in of the same one', async () => {
    const { actors } = open();
    await actors.recent(claimsOf('a', 'one'));
    expect(await actors.recent(claimsOf('b', 'one'))).toMatchObject({ id: 'b' });
    expect(await actors.recent(claimsOf('a', 'two'))).toMatchObject({ sessionId: 'two' });
  });

  it.each<[string, LiveSignal]>([
    ['signed out or held', ended('a')],
    ['signed out on one device', { kind: 'ended', userId: 'a', sessionIds: ['session of a'] }],
    ['given another role', { kind: 'access', userId: 'a' }],
    ['in a role that changed', { kind: 'access', userId: null }],
    ['of another level or type', { kind: 'refresh', userId: 'a', what: 'me' }],
  ])('is read anew at once when they are %s', async (_, signal) => {
    const { actors, reads } = open();
    await actors.recent(claimsOf('a'));
    actors.hear(signal);
    await actors.recent(claimsOf('a'));
    expect(reads()).toBe(2);
  });

  it('stays known when something else happened', async () => {
    const { actors, reads } = open();
    await actors.recent(claimsOf('a'));
    for (const signal of [
      ended('b'),
      { kind: 'refresh', userId: 'a', what: 'notices' },
      { kind: 'notification', action: 'created', userId: 'a', notificationId: 'n' },
    ] as const)
      actors.hear(signal);
    await actors.recent(claimsOf('a'));
    expect(reads()).toBe(1);
  });

  it('is read anew when signals may have been missed', async () => {
    const { actors, reads } = open();
    await actors.recent(claimsOf('a'));
    actors.forgetAll();
    await actors.recent(claimsOf('a'));
    expect(reads()).toBe(2);
  });

  it('is not remembered as it was before a change that came while it was read', async () => {
    const { actors, reads } = open();
    const asked = actors.recent(claimsOf('a'));
    actors.hear(ended('a'));
    await asked;
    await actors.recent(claimsOf('a'));
    expect(reads()).toBe(2);
  });

  it('is nobody when the sign-in is over, each time', async () => {
    const { actors, actorsOf, clock } = open();
    await actors.recent(claimsOf('a'));
    clock.forward(recentMs + 1);
    actorsOf.mockResolvedValue([null]);
    expect(await actors.recent(claimsOf('a'))).toBeNull();
    expect(await actors.recent(claimsOf('a'))).toBeNull();
    expect(actorsOf).toHaveBeenCalledTimes(3);
  });

  it('is remembered for no more sign-ins than a process serves, the oldest going first', async () => {
    const { actors, reads } = open();
    for (let index = 0; index <= rememberedActors; index += 1) await actors.recent(claimsOf(`${index}`));
    await actors.recent(claimsOf('1'));
    expect(reads()).toBe(rememberedActors + 1);
    await actors.recent(claimsOf('0'));
    expect(reads()).toBe(rememberedActors + 2);
  });
});

describe('who sends a request that writes', () => {
  it('is read each time', async () => {
    const { actors, reads } = open();
    await actors.recent(claimsOf('a'));
    await actors.current(claimsOf('a'));
    await actors.current(claimsOf('a'));
    expect(reads()).toBe(3);
  });

  it('is what the next read goes by', async () => {
    const { actors, actorsOf } = open();
    const first = await actors.current(claimsOf('a'));
    expect(await actors.recent(claimsOf('a'))).toBe(first);
    expect(actorsOf).toHaveBeenCalledOnce();
  });

  it('is asked together with others who come at the same moment', async () => {
    const { actors, actorsOf } = open();
    const names = ['a', 'b', 'c', 'd'];
    const found = await Promise.all(names.map((name) => actors.current(claimsOf(name))));
    expect(found.map((actor) => actor?.id)).toEqual(names);
    expect(actorsOf).toHaveBeenCalledTimes(2);
  });
});
