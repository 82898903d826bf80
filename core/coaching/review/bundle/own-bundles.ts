import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { SnapshotId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { answersThatStillFit } from '#core/coaching/question-form/form-rules.ts';
import type { Answer, QuestionForm } from '#core/coaching/question-form/question-form.ts';
import { currentForm } from '../request-parties.ts';
import type { Review } from '../review.ts';
import { eachDue } from '../use-cases/run-review-timers.ts';
import { isNextWeek, unusedParts, type ReviewBundle } from './bundle.ts';
import { endLockedBundle } from './end-bundles.ts';
import type { BundleRow } from './ports.ts';

export type ShownBundle = Readonly<
  Omit<BundleRow, 'parts' | 'memberName' | 'memberId'> & {
    coachUsername: string | null;
    parts: readonly Readonly<{
      number: number;
      amount: number;
      status: ReviewBundle['parts'][number]['status'];
      week: string | null;
      /** Null until it was asked for. */
      reviewId: Review['id'] | null;
    }>[];
    /** The newest saved week that can be asked about with one tap; null: it was asked about, or none is saved. */
    nextWeek: Readonly<{ indicatorId: SnapshotId; week: string }> | null;
    /** The request that waits for this coach: the next one comes after it. */
    pendingReviewId: Review['id'] | null;
  }
>;

export type BundleReads = Reads<'reviewBundles' | 'reviews' | 'snapshots' | 'users'>;

export const presentBundle = async (
  { reads }: BundleReads,
  { memberName: _name, memberId, parts, ...row }: BundleRow,
): Promise<ShownBundle> => {
  const [coach, latest, pendingReviewId] = await Promise.all([
    reads.users.find(row.coachId),
    reads.snapshots.latest(memberId),
    reads.reviews.pendingBetween(memberId, row.coachId),
  ]);
  const hasNext = row.status === 'ACTIVE' && latest !== null && isNextWeek({ parts }, latest.week);
  return {
    ...row,
    coachUsername: coach?.isPublic ? coach.username : null,
    parts: parts.map(({ number, amount, status, week, reviewId }) => ({
      number,
      amount,
      status,
      week,
      reviewId: status === 'USED' ? reviewId : null,
    })),
    nextWeek: hasNext ? { indicatorId: latest.id, week: latest.week } : null,
    pendingReviewId,
  };
};

/** One's own bundles that go on. */
export const listBundles =
  (ports: BundleReads) =>
  async (actor: Actor): Promise<{ items: readonly ShownBundle[] }> => {
    const { id } = requireMember(actor);
    const rows = await ports.reads.reviewBundles.activeOf(id);
    return { items: await Promise.all(rows.map((row) => presentBundle(ports, row))) };
  };

type Ending = Writes<'events' | 'holds' | 'reviewBundles' | 'wallets'> &
  Pick<Ports, 'clock' | 'ids'> &
  BundleReads;

/** The member wants no more of it: what is not used goes back. What waits or was answered stays. */
export const endBundle =
  (ports: Ending) =>
  async (actor: Actor, id: ReviewBundle['id']): Promise<ShownBundle> => {
    const { id: memberId } = requireMember(actor);
    const { transaction, clock, ids, reads } = ports;
    await transaction(async (repositories) => {
      const bundle = await repositories.reviewBundles.lock(id);
      if (bundle?.memberId !== memberId) throw new DomainError('review_bundle.not_found');
      if (bundle.status !== 'ACTIVE') throw new DomainError('review_bundle.ended');
      await endLockedBundle(repositories, bundle, 'BY_MEMBER', { ids, actor: memberId, at: clock.now() });
    });
    const ended = await reads.reviewBundles.find(id);
    if (!ended) throw new DomainError('review_bundle.not_found');
    return presentBundle(ports, ended);
  };

/** The clock pays back what was not used in time. */
export const endDueBundles = eachDue(
  async (repositories: Pick<Repositories, 'events' | 'holds' | 'reviewBundles' | 'wallets'>, step) => {
    const [bundle] = await repositories.reviewBundles.lockDue(step.at, 1);
    if (!bundle) return false;
    await endLockedBundle(repositories, bundle, 'EXPIRED', step);
    return true;
  },
);

type Next = Readonly<{
  coachId: string;
  indicatorId: SnapshotId;
  type: Review['type'];
  formId: QuestionForm['id'] | null;
  answers: readonly Answer[];
  outcomeConsent: boolean;
  bundleId: ReviewBundle['id'];
}>;

/** What the next request of a bundle says: the newest week, and what was said to this coach last time. */
export const nextRequestOf = async (
  {
    reviewBundles,
    reviews,
    questionForms,
    snapshots,
  }: Pick<Repositories, 'questionForms' | 'reviewBundles' | 'reviews' | 'snapshots'>,
  memberId: string,
  id: ReviewBundle['id'],
): Promise<Next> => {
  const bundle = await reviewBundles.find(id);
  if (bundle?.memberId !== memberId) throw new DomainError('review_bundle.not_found');
  if (bundle.status !== 'ACTIVE' || unusedParts(bundle).length === 0)
    throw new DomainError('review_bundle.ended');
  const { coachId } = bundle;
  const latest = await snapshots.latest(memberId);
  if (!latest) throw new DomainError('review.indicator_not_found');
  const [form, last] = await Promise.all([
    currentForm({ questionForms }, coachId),
    reviews.lastBetween(memberId, coachId),
  ]);
  const before = last?.formId ? await questionForms.find(last.formId) : null;
  return {
    coachId,
    indicatorId: latest.id,
    type: last?.type ?? 'ALL',
    formId: form?.id ?? null,
    answers: form && last && before ? answersThatStillFit(form, last.answers, before) : [],
    outcomeConsent: last?.outcomeConsent ?? false,
    bundleId: id,
  };
};
