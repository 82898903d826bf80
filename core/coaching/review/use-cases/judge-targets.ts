import { isSavedHere } from '#core/body/snapshot/snapshot.ts';
import { measuredPoints } from '#core/body/snapshot/timeline.ts';
import { goalSeries } from '#core/body/snapshot/use-cases/set-goal.ts';
import type { UserId } from '#core/kernel/id.ts';
import { localDate } from '#core/kernel/time.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { judgeTarget } from '../targets.ts';
import type { Target, TargetStatus } from '#core/coaching/reply/reply.ts';
import type { Review } from '../review.ts';
import { eachDue } from './run-review-timers.ts';
import { weeksSince } from './read-reviews.ts';

type Needs = Pick<Repositories, 'coaches' | 'events' | 'reviews' | 'snapshots' | 'users'>;
type Judged = Exclude<TargetStatus, 'OPEN'>;

const isNewlyJudged = (before: Target, after: Target): after is Target & { status: Judged } =>
  before.status === 'OPEN' && after.status !== 'OPEN';

/** Lets later weeks decide the open targets of one locked review; what was decided is told, and counted with consent. */
const judgeReview = async (repositories: Needs, review: Review, at: Date): Promise<void> => {
  const { reviews, users, coaches, events } = repositories;
  const { reply, memberId, coachId } = review;
  const member = await users.find(memberId);
  if (!reply || !member) return;
  // A week from elsewhere decides nothing that counts for a coach.
  const later = (await weeksSince(repositories, review)).filter(
    (snapshot) => snapshot.week > review.week && isSavedHere(snapshot),
  );
  const today = localDate(at, member.timeZone);
  const judged = reply.targets.map((target) => {
    const points = measuredPoints(goalSeries(later, target.metric));
    return { before: target, after: judgeTarget(target, { points, today }) };
  });
  if (judged.every(({ before, after }) => before === after)) return;
  const statuses = judged.flatMap(({ before, after }) =>
    isNewlyJudged(before, after) ? [after.status] : [],
  );
  if (review.outcomeConsent && statuses.length > 0) {
    const stats = await coaches.lockStats(coachId);
    const outcomes = { ...stats.outcomes };
    for (const status of statuses) outcomes[status] += 1;
    await coaches.putStats({ ...stats, outcomes });
  }
  await reviews.update({ ...review, reply: { ...reply, targets: judged.map(({ after }) => after) } });
  for (const status of statuses) {
    const { id: reviewId, type: reviewType } = review;
    await events.append({
      type: 'review.target_judged',
      reviewId,
      userId: memberId,
      coachId,
      reviewType,
      status,
    });
  }
};

/** More open answers than any member has. */
const mostOfMember = 500;

/** A member saved a week: it may decide what a coach aimed at. */
export const judgeTargetsOf = async (repositories: Needs, memberId: UserId, at: Date): Promise<void> => {
  for (const review of await repositories.reviews.lockWithOpenTargets({ memberId }, mostOfMember))
    await judgeReview(repositories, review, at);
};

/** Where the day begins last on earth: a target's weeks are over there, and so everywhere. */
const lastZone = 'Etc/GMT+12';

/** The weeks of a target are over: what was measured in them decides, or nothing was. */
export const judgeTargets = eachDue(async (repositories: Needs, { at }) => {
  const dueBefore = localDate(at, lastZone);
  const [review] = await repositories.reviews.lockWithOpenTargets({ dueBefore }, 1);
  if (!review) return false;
  await judgeReview(repositories, review, at);
  return true;
});
