import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCoach, aWaitingReview } from '#fixtures/coaching/coaches.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { nextId, noon } from '#fixtures/engine/ids.ts';
import { aMail } from '#fixtures/platform/notifications.ts';
import { aUser } from '#fixtures/people/users.ts';
import { down, up } from '../migrations/20261124_mail-names.ts';

let here: DatabaseWorld;
beforeAll(async () => {
  here = await databaseWorld();
});
afterAll(() => here.close());

const about = ({ id }: { id: string }, user: string) => ({
  user,
  link: `https://fitboard.vn/vi/dashboard/review/${id}`,
});

it('mails of before learn whom they name, and lose those who are gone already', async () => {
  const { mails, reviews, users } = here.ports.reads;
  const [member, gone] = [aUser(), aUser()];
  const coach = aCoach();
  await here.seed({ users: [member, gone, coach] });
  const [one, other] = [member, gone].map(({ id: memberId }) =>
    aWaitingReview({ memberId, coachId: coach.id, snapshotId: nextId() }),
  );
  if (!one || !other) throw new Error('There are two');
  for (const review of [one, other]) await reviews.insert(review);
  const toMember = aMail({ userId: member.id, values: about(one, 'Khoa') });
  const toCoach = aMail({ userId: coach.id, values: about(one, 'Hoà') });
  const waiting = aMail({ userId: coach.id, values: about(other, 'Lan') });
  const sent = aMail({ userId: coach.id, values: about(other, 'Lan'), status: 'SENT', sentAt: noon });
  const unnamed = aMail({ userId: coach.id });
  for (const mail of [toMember, toCoach, waiting, sent, unnamed]) await mails.append(mail);
  await users.anonymise(gone.id, noon);

  await down(here.db);
  await up(here.db);

  const { link } = about(other, 'Lan');
  const { rows } = await here.db.raw(
    `select id, names_id, "values" from mails where user_id in (?, ?) order by id`,
    [member.id, coach.id],
  );
  expect(rows).toEqual([
    { id: toMember.id, namesId: coach.id, values: toMember.values },
    { id: toCoach.id, namesId: member.id, values: toCoach.values },
    { id: sent.id, namesId: null, values: { link } },
    { id: unnamed.id, namesId: null, values: unnamed.values },
  ]);
});
