import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { allOfModeration, moderationOn } from '#fixtures/community/moderation-desk.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { nextId, noon } from '#fixtures/engine/ids.ts';
import { atOnce, crowds, times, warmUp } from '#fixtures/engine/races.ts';
import { actorFor } from '#fixtures/engine/world.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { rows } from '../engine/database.ts';

describe('many at the same instant', () => {
  let here: DatabaseWorld;
  let moderation: ReturnType<typeof moderationOn>;
  const role = aRole({ permissions: allOfModeration });
  beforeAll(async () => {
    here = await databaseWorld();
    moderation = moderationOn(here.ports);
    await here.ports.reads.roles.insert(role);
    await warmUp(here.db);
  });
  afterAll(() => here.close());

  const members = async (count: number, parts = {}) => {
    const users = times(count, () => aUser(parts));
    await here.seed({ users });
    return users.map((user) => actorFor(user));
  };
  const moderators = async (count: number) => {
    const users = times(count, () => aUser({ roleId: role.id }));
    await here.seed({ users });
    return users.map((user) => actorFor(user, allOfModeration));
  };
  const old = { createdAt: after(noon, -100 * day) };
  const established = async () => {
    const [actor] = await members(1, old);
    await here.ports.reads.socialCounts.add(actor?.id ?? '', { posts: 9 });
    return actor?.id ?? '';
  };
  const reported = async (ownerId: string) => {
    const targetId = nextId();
    const post = moderation.post(targetId, ownerId);
    return { post, target: { targetKind: 'FEED', targetId } as const };
  };
  const report = { reason: 'SPAM', note: '' } as const;
  const casesOf = (targetId: string) =>
    rows<{ id: string; weight: number; reports: number; version: number; heldAt: Date | null }>(
      here.db,
      'select * from moderation_cases where target_id = ?',
      [targetId],
    );

  it.each(crowds)('%i reports of one thing are one case that counts them all', async (crowd) => {
    const { target } = await reported(await established());
    const reporters = await members(crowd);
    const { done, faults } = await atOnce(
      reporters.map((actor) => () => moderation.use.reportContent(actor, { ...target, ...report })),
    );
    expect([done, faults]).toEqual([crowd, []]);
    expect(await casesOf(target.targetId)).toMatchObject([{ reports: crowd, weight: crowd / 4 }]);
  });

  it('the same person reporting many times has reported once', async () => {
    const { target } = await reported(await established());
    const [actor] = await members(1);
    const { done, codes, faults } = await atOnce(
      times(
        10,
        () => () => moderation.use.reportContent(actor ?? actorFor(aUser()), { ...target, ...report }),
      ),
    );
    expect([done, codes, faults]).toEqual([1, ['report.exists'], []]);
    expect(await casesOf(target.targetId)).toMatchObject([{ reports: 1, weight: 0.25 }]);
  });

  it('a hundred new accounts hide nothing of an old member, and hold what a new one wrote', async () => {
    const [writer] = await members(1);
    for (const [ownerId, state] of [
      [await established(), 'SHOWN'],
      [writer?.id ?? '', 'HELD'],
    ] as const) {
      const { post, target } = await reported(ownerId);
      const reporters = await members(100);
      const { faults } = await atOnce(
        reporters.map((actor) => () => moderation.use.reportContent(actor, { ...target, ...report })),
      );
      expect([post.state, faults]).toEqual([state, []]);
    }
  });

  it.each(crowds)('of %i moderators who take or decide a case, one does', async (crowd) => {
    const { target } = await reported(await established());
    const [reporter] = await members(1);
    await moderation.use.reportContent(reporter ?? actorFor(aUser()), { ...target, ...report });
    const staff = await moderators(crowd);
    const [open] = await casesOf(target.targetId);
    const seen = { id: open?.id ?? '', version: open?.version ?? 0 };
    const taken = await atOnce(staff.map((actor) => () => moderation.use.takeCase(actor, seen)));
    expect([taken.done, taken.codes, taken.faults]).toEqual([1, ['version.stale'], []]);
    const version = seen.version + 1;
    const decided = await atOnce(
      staff.map(
        (actor) => () =>
          moderation.use.decideCase(actor, { ...seen, version, decision: 'WARN', reason: 'Trái quy định.' }),
      ),
    );
    expect([decided.done, decided.codes, decided.faults]).toEqual([1, ['case.not_open'], []]);
    const given = await rows(here.db, 'select * from sanctions where case_id = ?', [seen.id]);
    expect(given).toHaveLength(1);
  });

  it('appeals that are filed, decided and lifted side by side end once, without a deadlock', async () => {
    const ownerId = await established();
    const { post, target } = await reported(ownerId);
    const [reporter] = await members(1);
    await moderation.use.reportContent(reporter ?? actorFor(aUser()), { ...target, ...report });
    const staff = await moderators(9);
    const [open] = await casesOf(target.targetId);
    const decision = { decision: 'RESTRICT', days: 7, hide: true, reason: 'Trái quy định.' } as const;
    await moderation.use.decideCase(staff[0] ?? actorFor(aUser()), {
      id: open?.id ?? '',
      version: open?.version ?? 0,
      ...decision,
    });
    const [own] = await here.ports.reads.sanctions.of(ownerId);
    const id = own?.id ?? '';
    const owner = actorFor(aUser({ id: ownerId }));
    const filed = await atOnce(
      times(10, () => () => moderation.use.fileAppeal(owner, { id, text: 'Không đúng.' })),
    );
    expect([filed.done, filed.codes, filed.faults]).toEqual([1, ['appeal.exists'], []]);
    const [appeal] = await here.ports.reads.appeals.of(ownerId);
    const step = { id: appeal?.id ?? '', reason: 'Xét lại.' };
    const { faults } = await atOnce<object>(
      staff
        .slice(1)
        .flatMap((actor) => [
          () => moderation.use.acceptAppeal(actor, step),
          () => moderation.use.liftSanction(actor, { ...step, id }),
        ]),
    );
    expect(faults).toEqual([]);
    expect(await here.ports.reads.sanctions.lockActiveOf(ownerId)).toEqual([]);
    expect((await here.ports.reads.users.get(ownerId)).restrictedUntil).toBeNull();
    expect(post.state).toBe('SHOWN');
  });
});
