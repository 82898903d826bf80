import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { day } from '#core/kernel/time.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories, Writes } from '#core/kernel/transaction.ts';
import { cancelLocked } from '../end-reviews.ts';
import type { Rating } from '#core/coaching/rating/rating.ts';
import { coachReminderDays, reminderDueAt, type Review } from '../review.ts';
import { settleRating } from '../settle-rating.ts';

type Step = Readonly<{ ids: Ports['ids']; actor: string; at: Date }>;

/** More than this in one run means that something else is wrong; the next run goes on. */
const mostPerRun = 500;

/**
 * One item a transaction, taken with what another instance works on skipped: any number of instances, and any crash,
 * give each item one effect. `takeOne` answers false when nothing is due.
 */
export const eachDue =
  <Names extends keyof Repositories>(
    takeOne: (repositories: Pick<Repositories, Names>, step: Step) => Promise<boolean>,
  ) =>
  ({ transaction, clock, ids }: Writes<Names> & Pick<Ports, 'clock' | 'ids'>) =>
  async (actor: Actor): Promise<{ done: number }> => {
    requirePermission(actor, 'review.manage');
    let done = 0;
    const next = () =>
      transaction((repositories) => takeOne(repositories, { ids, actor: actorName(actor), at: clock.now() }));
    while (done < mostPerRun && (await next())) done += 1;
    return { done };
  };

/** A member who got no answer in time gets the coins back. */
export const expireReviews = eachDue(
  async (repositories: Pick<Repositories, 'events' | 'holds' | 'media' | 'reviews' | 'wallets'>, step) => {
    const [review] = await repositories.reviews.lockUnanswered(step.at, 1);
    if (!review) return false;
    await cancelLocked(repositories, review, 'NO_ANSWER', step);
    return true;
  },
);

/** How many reminders are due by now; after a pause of the clock several at once are one. */
const remindersDue = (review: Review, at: Date): number =>
  coachReminderDays.filter((_, number) => {
    const due = reminderDueAt(review, number);
    return due !== null && due <= at;
  }).length;

/** Reminds a coach of a request that waits, before its time is over. */
export const remindCoaches = eachDue(
  async ({ reviews, events }: Pick<Repositories, 'events' | 'reviews'>, { at }) => {
    const [review] = await reviews.lockToRemind(at, 1);
    if (!review) return false;
    await reviews.update({ ...review, reminders: remindersDue(review, at) });
    await events.append({
      type: 'review.answer_due',
      reviewId: review.id,
      userId: review.memberId,
      coachId: review.coachId,
      reviewType: review.type,
      days: Math.ceil((review.answerDueAt.getTime() - at.getTime()) / day),
    });
    return true;
  },
);

/** Nobody changed it for seven days: a rating stands. */
export const approveDueRatings = eachDue(
  async (
    repositories: Pick<
      Repositories,
      'coaches' | 'events' | 'holds' | 'media' | 'ratings' | 'reviews' | 'wallets'
    >,
    step,
  ) => {
    const { reviews, ratings } = repositories;
    const [rating] = await ratings.lockDue(step.at, 1);
    const review = rating && (await reviews.lock(rating.reviewId));
    if (!rating || !review) return false;
    const approved = await ratings.update({
      ...rating,
      status: 'APPROVED',
      approvesAt: null,
      approvedAt: step.at,
      updatedAt: step.at,
    });
    await settleRating(repositories, review, approved, step);
    return true;
  },
);

/** An answer that nobody rated in seven days gets five stars, from the clock and marked so. */
export const rateUnrated = eachDue(
  async (
    repositories: Pick<
      Repositories,
      'coaches' | 'events' | 'holds' | 'media' | 'ratings' | 'reviews' | 'wallets'
    >,
    step,
  ) => {
    const { reviews, ratings } = repositories;
    const { at } = step;
    const [review] = await reviews.lockUnrated(at, 1);
    if (!review) return false;
    const rating: Rating = {
      id: step.ids.next(),
      reviewId: review.id,
      memberId: review.memberId,
      coachId: review.coachId,
      stars: 5,
      content: '',
      source: 'AUTO',
      status: 'APPROVED',
      approvesAt: null,
      approvedAt: at,
      reply: null,
      repliedAt: null,
      hiddenAt: null,
      hiddenReason: null,
      version: 1,
      createdAt: at,
      updatedAt: at,
    };
    await ratings.insert(rating);
    await settleRating(repositories, review, rating, step);
    return true;
  },
);
