import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, system, visitor, world } from '#fixtures/engine/world.ts';
import { effectivePresence, presenceGrace, presenceOf } from './presence.ts';
import { activityStatuses } from './user.ts';

describe('presence', () => {
  it('is what was chosen while connected, OFFLINE or ALWAY wherever one is, and OFFLINE where it is not shown', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...activityStatuses),
        fc.option(fc.nat({ max: 4 * presenceGrace })),
        fc.boolean(),
        (activityStatus, ago, showPresence) => {
          const seen = ago === null ? undefined : after(noon, -ago);
          const isThere = ago !== null && ago < presenceGrace;
          const isFixed = activityStatus === 'OFFLINE' || activityStatus === 'ALWAY';
          expect(effectivePresence({ activityStatus, showPresence }, seen, noon)).toBe(
            showPresence && (isFixed || isThere) ? activityStatus : 'OFFLINE',
          );
        },
      ),
    );
  });

  it('is read for many at once, and for nobody who chose not to be looked for', async () => {
    const asked: string[][] = [];
    const users = activityStatuses.map((activityStatus) => aUser({ activityStatus }));
    const presences = {
      lastSeen: async (ids: readonly string[]) => {
        asked.push([...ids]);
        return new Map(ids.map((id) => [id, noon]));
      },
    };
    const seen = await presenceOf({ presences }, users, noon);
    expect([...seen.values()]).toEqual(activityStatuses);
    expect(asked).toEqual([[users[0]?.id, users[3]?.id]]);
  });

  it('is shown on the public profile, and ends with its connection', async () => {
    const user = aUser({ isPublic: true, activityStatus: 'BUSY' });
    const { app, clock } = world({ users: [user] });
    const shown = async () =>
      (await app.account.getPublicProfile(visitor, { idOrUsername: user.id })).activityStatus;

    expect(await shown()).toBe('OFFLINE');
    await app.account.notePresence(system, [user.id]);
    expect(await shown()).toBe('BUSY');
    await app.account.choosePresence(actorFor(user), 'OFFLINE');
    expect(await shown()).toBe('OFFLINE');
    await app.account.choosePresence(actorFor(user), 'ONLINE');
    expect(await shown()).toBe('ONLINE');
    clock.forward(presenceGrace);
    expect(await shown()).toBe('OFFLINE');
    await app.account.choosePresence(actorFor(user), 'ALWAY');
    expect(await shown()).toBe('ALWAY');
  });

  it('is set by the system alone, and chosen by members alone', async () => {
    const user = aUser();
    const { app } = world({ users: [user] });
    expect(await refusalOf(app.account.notePresence(actorFor(user), [user.id]))).toBe(
      'access.not_authorized',
    );
    expect(await refusalOf(app.account.choosePresence(visitor, 'ONLINE'))).toBe('access.sign_in_required');
  });
});
