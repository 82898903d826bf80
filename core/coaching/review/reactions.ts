import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { notify, type Notice, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { takeBack } from '#core/platform/notification/take-back.ts';
import { asksOfCoach, reviewNotices, reviewReference, type Between, type Known } from './notices.ts';
import { judgeTargetsOf } from './use-cases/judge-targets.ts';

const reviewSteps = Object.keys(reviewNotices) as (keyof typeof reviewNotices)[]; // Object.keys forgets the names

export const reviewReactions: readonly Reaction[] = [
  reaction(
    'snapshot.saved',
    'judge-targets',
    (repositories: Parameters<typeof judgeTargetsOf>[0], { userId }, { at }) =>
      judgeTargetsOf(repositories, userId, at),
  ),
  // A request that is over asks nothing of its coach any more; its other lines say what has happened and stay.
  ...(['review.canceled', 'review.approved', 'review.rejected'] as const).map((on) =>
    reaction(
      on,
      'take-back-request',
      async (
        repositories: Parameters<typeof takeBack>[0] & Pick<Repositories, 'reviews'>,
        { reviewId, coachId },
      ) => {
        // Asked again meanwhile.
        if ((await repositories.reviews.find(reviewId))?.status === 'PENDING') return;
        await takeBack(
          repositories,
          { reference: reviewReference({ reviewId }), userId: coachId },
          asksOfCoach,
        );
      },
    ),
  ),
  ...reviewSteps.map((on) =>
    reaction(
      on,
      'review-notice',
      async (repositories: NotifyRepositories & Pick<Repositories, 'reviews' | 'users'>, event, context) => {
        const { users, reviews } = repositories;
        const [member, coach, review] = await Promise.all([
          users.find(event.userId),
          users.find(event.coachId),
          reviews.find(event.reviewId),
        ]);
        if (!member || !coach || !review) return;
        // One entry per type of event: the one of this event's type takes this event.
        const noticesOf = reviewNotices[event.type] as (
          of: typeof event,
          between: Between,
          known: Known,
        ) => readonly Notice[];
        const known = { net: review.price - review.fee, recording: review.reply?.recording ?? null };
        for (const notice of noticesOf(event, { member, coach }, known))
          await notify(repositories, context, notice);
      },
    ),
  ),
];
