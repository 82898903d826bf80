import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shiftWeek } from '#core/kernel/week.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { aGoal, aSnapshot } from '#fixtures/body/snapshots.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { actorFor } from '#fixtures/engine/world.ts';
import { broughtTo, downloaded, readFrom } from '#fixtures/member-lifecycle/archives.ts';
import { aUser } from '#fixtures/people/users.ts';
import type { Snapshot } from '#core/body/snapshot/snapshot.ts';

let there: DatabaseWorld;
let here: DatabaseWorld;
beforeAll(async () => {
  [there, here] = [await databaseWorld(), await databaseWorld()];
});
afterAll(() => Promise.all([there.close(), here.close()]));

const thisWeek = '2026-W47';
const weeksOf = (userId: string): readonly Snapshot[] =>
  Array.from({ length: 12 }, (_, index) =>
    aSnapshot({
      userId,
      week: shiftWeek(thisWeek, index - 11),
      inputs: profileInputs({ weight: 70 - index / 3, pushUps: index === 4 ? null : 20 + index }),
      carriedOver: index % 3 === 1 ? ['body.neck'] : [],
    }),
  );
const contentOf = (data: Record<string, unknown>) =>
  (data['snapshots'] as readonly Snapshot[]).map(({ week, standard, inputs, carriedOver }) => [
    week,
    standard,
    inputs,
    carriedOver,
  ]);

const archive = async () => {
  const user = aUser();
  await there.seed({ users: [user], snapshots: weeksOf(user.id) });
  await there.ports.reads.goals.put(aGoal({ userId: user.id }));
  return downloaded(there.app, actorFor(user));
};
const newMember = async () => {
  const user = aUser();
  await here.seed({ users: [user] });
  return { user, actor: actorFor(user) };
};

describe('an archive of another database', () => {
  it('is the same in the archive that is downloaded here', async () => {
    const data = await archive();
    const { actor } = await newMember();
    expect((await broughtTo(here.app, actor, readFrom(data))).weeks.ADDED).toBe(12);
    const again = await downloaded(here.app, actor);
    expect(contentOf(again)).toEqual(contentOf(data));
    expect(again['goals']).toEqual(data['goals']);
  });

  it('brought by two devices at once, on two instances, makes no doubles', async () => {
    const read = readFrom(await archive());
    const { user, actor } = await newMember();
    const second = here.openInstance();
    const reports = await Promise.all([
      broughtTo(here.app, actor, read),
      broughtTo(second.app, actor, read),
      broughtTo(here.app, actor, read),
    ]);
    await second.close();
    expect(reports.reduce((sum, { weeks }) => sum + weeks.ADDED, 0)).toBe(12);
    expect(await here.ports.reads.snapshots.weeksOf(user.id)).toHaveLength(12);
    expect(await here.ports.reads.snapshots.savedWeeksOf(user.id)).toEqual([]);
  });

  it('killed in the middle and brought again comes to the same end', async () => {
    const data = await archive();
    const { user, actor } = await newMember();
    const broken = broughtTo(here.app, actor, readFrom(data), { breaksAfter: 2 });
    await expect(broken).rejects.toThrow('the line broke');
    expect(await here.ports.reads.snapshots.weeksOf(user.id)).toHaveLength(10);
    const { weeks } = await broughtTo(here.app, actor, readFrom(data));
    expect([weeks.ADDED, weeks.HERE]).toEqual([2, 10]);
    expect(contentOf(await downloaded(here.app, actor))).toEqual(contentOf(data));
  });
});
