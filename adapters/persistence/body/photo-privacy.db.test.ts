import { afterAll, beforeAll, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { aCoach, anAnsweredReview } from '#fixtures/coaching/coaches.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { rows } from '../engine/database.ts';
import { knexReads } from '../engine/transaction.ts';
import { down, up } from '../migrations/20261222_photo-privacy.ts';
import { createTestDatabase, type TestDatabase } from '../testing/cluster.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const reading = () =>
  knexReads(test.db, { secretBox: { seal: (text: string) => text, open: (text: string) => text } });

it('what was open stays open to everybody, and a coach’s access of before has ninety days from the change', async () => {
  const { users, snapshots, reviews } = reading();
  const flags = { ...aUser().publicFlags, stats: true, body: true };
  const [member, coach] = [aUser({ isPublic: true, publicFlags: flags }), aCoach()];
  for (const user of [member, coach]) await users.insert(user);
  const week = aSnapshot({ userId: member.id });
  await snapshots.insert(week);
  const review = anAnsweredReview({
    memberId: member.id,
    coachId: coach.id,
    snapshotId: week.id,
    week: week.week,
    approvedAt: noon,
    price: 0,
  });
  await reviews.insert(review);

  await down(test.db);
  await up(test.db);

  expect((await users.get(member.id)).followersOnly).toEqual([]);
  expect((await users.get(member.id)).publicFlags).toMatchObject({ stats: true, body: true });
  const [{ until, at }] = (await rows<{ until: Date; at: Date }>(
    test.db,
    'select access_until as until, now() as at from reviews where id = ?',
    [review.id],
  )) as [{ until: Date; at: Date }]; // the one that was inserted
  expect(Math.abs(until.getTime() - after(at, 90 * day).getTime())).toBeLessThan(day);
  expect(await reviews.mayCoachSee(coach.id, member.id, at)).toBe(true);
  expect(await reviews.mayCoachSee(coach.id, member.id, after(at, 91 * day))).toBe(false);
});

it('what is for followers alone is kept with the account, and nothing unknown is', async () => {
  const { users } = reading();
  const user = aUser({ followersOnly: ['body', 'gallery'] });
  await users.insert(user);
  expect((await users.get(user.id)).followersOnly).toEqual(['body', 'gallery']);
  await users.update({ ...user, followersOnly: [], version: 2 });
  expect((await users.get(user.id)).followersOnly).toEqual([]);
  await expect(
    test.db.raw(`update users set followers_only = '{"lifestyle"}' where id = ?`, [user.id]),
  ).rejects.toThrow(/check/);
});
