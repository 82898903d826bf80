import { statusRefusal } from '#core/access/actor/actor.ts';
import type { User } from '#core/people/account/user.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { SnapshotId, UserId } from '#core/kernel/id.ts';
import type { Snapshot } from '#core/body/snapshot/snapshot.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { priceOf } from '#core/coaching/coach/coach.ts';
import type { QuestionForm } from '#core/coaching/question-form/question-form.ts';
import { earningOf, type Review } from './review.ts';

export type AskingRepositories = Pick<Repositories, never>;

/**
 * The two a request is between, as they are until it is stored: a member's requests come one after the other, and a person who
 * leaves meanwhile either is seen here to be gone, or finds the request and ends it. Answers the coach, if there is one.
 */
export const holdBoth = async (
  { users }: Pick<Repositories, 'users'>,
  coachId: UserId,
  memberId: UserId,
): Promise<User | null> => {
  // In the order of ids: two who ask each other would else wait for each other.
  const isCoachFirst = coachId < memberId;
  const coach = isCoachFirst ? await users.hold(coachId) : null;
  const { status } = await users.lock(memberId);
  if (status !== 'ACTIVE') throw new DomainError(statusRefusal[status]);
  return isCoachFirst ? coach : users.hold(coachId);
};

/** A coach who is not public can't be found, and nobody asks themselves. */
export const requireAsked = (coach: User | null, memberId: UserId): User => {
  if (coach?.type !== 'COACH' || coach.status !== 'ACTIVE' || !coach.isPublic || coach.id === memberId)
    throw new DomainError('review.coach_not_found');
  return coach;
};

/** One's own saved week; another person's is not there. */
export const findOwnWeek = async (
  { snapshots }: Pick<Repositories, 'snapshots'>,
  id: SnapshotId,
  memberId: UserId,
): Promise<Snapshot> => {
  const snapshot = await snapshots.find(id);
  if (snapshot?.userId !== memberId) throw new DomainError('review.indicator_not_found');
  return snapshot;
};

/** What the coach asks now; a form without questions asks nothing. */
export const currentForm = async (
  { questionForms }: Pick<Repositories, 'questionForms'>,
  coachId: UserId,
): Promise<QuestionForm | null> => {
  const form = await questionForms.currentOf(coachId);
  return form && form.questions.length > 0 ? form : null;
};

type Terms = Pick<Review, 'price' | 'fee' | 'requestedAt' | 'answerDueAt' | 'reminders'>;

/** Price and time as they are now. `shown` is the price the member agreed to: another one is asked about again. */
export const termsOf = async (
  { settings }: Pick<Repositories, 'settings'>,
  coach: User,
  shown: number | undefined,
  at: Date,
): Promise<Terms> => {
  const { reviewPriceDefault, reviewTimeoutDays } = await settings.read();
  const price = priceOf(coach, reviewPriceDefault);
  if (shown !== undefined && shown !== price) throw new DomainError('version.stale');
  const { fee } = earningOf(price);
  return { price, fee, requestedAt: at, answerDueAt: after(at, reviewTimeoutDays * day), reminders: 0 };
};

/** What was said beside the form; nothing when nothing was. */
export const messageOf = (message: string | undefined): string | null => normalize(message ?? '') || null;
