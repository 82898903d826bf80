import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { SnapshotId, UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import { isHiddenPerson, type HiddenNeeds } from '#core/people/profile/hidden-people.ts';
import { requireAnswers } from '#core/coaching/question-form/answers.ts';
import { currentForm, findOwnWeek, holdBoth, messageOf, requireAsked, termsOf } from '../request-parties.ts';
import { nextRequestOf } from '../bundle/own-bundles.ts';
import { payRequest, type Payment } from '../bundle/pay-request.ts';
import { holdPrice } from '../coins.ts';
import { answersThatStillFit } from '#core/coaching/question-form/form-rules.ts';
import type { Answer, QuestionForm } from '#core/coaching/question-form/question-form.ts';
import type { AttachmentKind, RequestAttachment } from '../attachment.ts';
import { accessUntil, mayBeReRequested, type AccessDays, type Review, type ReviewType } from '../review.ts';
import { lockOwn, requireOwn } from './own-review.ts';

type Needs = Pick<Ports, 'transaction' | 'clock' | 'ids'> & WithHooks<'isHiddenFrom' | 'requestAttachmentOf'>;

type Asked = Readonly<{
  indicatorId: SnapshotId;
  type: ReviewType;
  /** The version of the form that was answered; nothing when the coach asks nothing. */
  formId?: QuestionForm['id'] | null | undefined;
  answers: readonly Answer[];
  message?: string | undefined;
  outcomeConsent?: boolean | undefined;
  attachment?: Readonly<{ kind: AttachmentKind; id: string; keep: readonly number[] }> | undefined;
  /** As it was shown. */
  price?: number | undefined;
  /** For how long the coach is given the weeks; ninety where nothing is said. */
  accessDays?: AccessDays | undefined;
}>;

/** What is left out stays as it was. */
type AskedAnew = Readonly<{ id: Review['id'] }> & { readonly [Key in keyof Asked]?: Asked[Key] | undefined };

const untouched = {
  holdId: null,
  earningHoldId: null,
  reply: null,
  approvedAt: null,
  replyUpdatedAt: null,
  rateDueAt: null,
  releasedAt: null,
  rejectedAt: null,
  rejectReason: null,
  canceledAt: null,
  cancelReason: null,
  accessEndedAt: null,
} as const satisfies Partial<Review>;

/** Who blocked each other is not there to be asked anew; what was asked before goes on. */
const requireNotHidden = async (needs: HiddenNeeds, actor: Actor, coachId: UserId): Promise<void> => {
  if (await isHiddenPerson(needs)(actor, coachId)) throw new DomainError('review.coach_not_found');
};

/** Fails with review.attachment_not_found where there is none of the member's own, or nothing is left of it. */
const attachmentOf = async (
  repositories: Repositories,
  { hooks }: Pick<Needs, 'hooks'>,
  ownerId: UserId,
  asked: Asked['attachment'],
): Promise<RequestAttachment | null> => {
  if (asked === undefined) return null;
  for (const find of hooks.requestAttachmentOf) {
    const found = await find(repositories, { ...asked, ownerId });
    if (found) return found;
  }
  throw new DomainError('review.attachment_not_found');
};

type NewRequest = Asked & Payment & Readonly<{ coachId: UserId }>;

const ask = async (
  repositories: Repositories,
  { clock, ids, hooks }: Needs,
  actor: Actor,
  input: NewRequest,
): Promise<Review['id']> => {
  const { id: memberId } = requireMember(actor);
  const { coachId, type, formId = null, answers, message, outcomeConsent = false } = input;
  if (input.bundleId !== undefined && input.bundlePrice !== undefined)
    throw fieldError('body.bundleId', 'input.invalid');
  const { reviews, events } = repositories;
  // One request of a member at a time: a second one hears of the first, not of the coins it holds.
  const coach = requireAsked(await holdBoth(repositories, coachId, memberId), memberId);
  await requireNotHidden({ reads: repositories, hooks }, actor, coachId);
  const at = clock.now();
  const { id: snapshotId, week } = await findOwnWeek(repositories, input.indicatorId, memberId);
  const form = await currentForm(repositories, coachId);
  const review: Review = {
    ...untouched,
    ...(await termsOf(repositories, coach, input.price, at)),
    accessUntil: accessUntil(at, input.accessDays),
    id: ids.next(),
    memberId,
    coachId,
    snapshotId,
    week,
    type,
    status: 'PENDING',
    formId: form?.id ?? null,
    answers: requireAnswers(form, { formId, answers }),
    message: messageOf(message),
    attachment: await attachmentOf(repositories, { hooks }, memberId, input.attachment),
    outcomeConsent,
    round: 1,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  if ((await reviews.pendingBetween(memberId, coachId)) !== null) throw new DomainError('review.pending');
  const paid = await payRequest(repositories, review, input, { ids, actor: memberId, at });
  await reviews.insert({ ...review, ...paid });
  await events.append({
    type: 'review.requested',
    reviewId: paid.id,
    userId: memberId,
    coachId,
    reviewType: type,
    isAgain: false,
  });
  return paid.id;
};

/** Asks a coach about one's own saved week; the price is held until there is an answer, a bundle's until it is used. */
export const requestReview =
  (needs: Needs) =>
  async (actor: Actor, input: NewRequest): Promise<Review['id']> =>
    needs.transaction((repositories) => ask(repositories, needs, actor, input));

/** The next request of a bundle, about the newest saved week, saying what was said last time. */
export const requestNextOfBundle =
  (needs: Needs) =>
  async (actor: Actor, bundleId: string): Promise<Review['id']> => {
    const { id: memberId } = requireMember(actor);
    return needs.transaction(async (repositories) =>
      ask(repositories, needs, actor, await nextRequestOf(repositories, memberId, bundleId)),
    );
  };

/**
 * Asks again after a refusal or cancellation, at today's price and terms. What was answered is kept unless it is answered
 * anew; a form that has changed so that it no longer fits is to be answered.
 */
export const reRequestReview =
  ({ transaction, clock, ids, hooks }: Needs) =>
  async (actor: Actor, input: AskedAnew): Promise<Review['id']> => {
    const { id: memberId } = requireMember(actor);
    return transaction(async (repositories) => {
      const { reviews, questionForms, events } = repositories;
      // People before what is between them, as when one of them leaves.
      const { coachId } = requireOwn(await reviews.find(input.id), memberId, 'memberId');
      const found = await holdBoth(repositories, coachId, memberId);
      const at = clock.now();
      const before = await lockOwn(reviews, input.id, memberId, 'memberId');
      if (!mayBeReRequested(before)) throw new DomainError('review.not_pending', { status: before.status });
      const coach = requireAsked(found, memberId);
      await requireNotHidden({ reads: repositories, hooks }, actor, coachId);
      const week = await findOwnWeek(repositories, input.indicatorId ?? before.snapshotId, memberId);
      const form = await currentForm(repositories, coachId);
      const formId = form?.id ?? null;
      const answered = before.formId === null ? null : await questionForms.find(before.formId);
      const kept = form && answered ? answersThatStillFit(form, before.answers, answered) : [];
      const answers = requireAnswers(form, {
        formId: input.formId === undefined && input.answers === undefined ? formId : (input.formId ?? null),
        answers: input.answers ?? kept,
      });
      const next: Review = {
        ...before,
        ...untouched,
        ...(await termsOf(repositories, coach, input.price, at)),
        accessUntil: accessUntil(at, input.accessDays),
        snapshotId: week.id,
        week: week.week,
        type: input.type ?? before.type,
        status: 'PENDING',
        formId,
        answers,
        message: input.message === undefined ? before.message : messageOf(input.message),
        attachment: input.attachment
          ? await attachmentOf(repositories, { hooks }, memberId, input.attachment)
          : week.id === before.snapshotId
            ? before.attachment
            : null,
        outcomeConsent: input.outcomeConsent ?? before.outcomeConsent,
        round: before.round + 1,
        updatedAt: at,
      };
      const waiting = await reviews.pendingBetween(memberId, coachId);
      if (waiting !== null) throw new DomainError('review.pending');
      const holdId = await holdPrice(repositories, next, { ids, actor: memberId, at });
      await reviews.update({ ...next, holdId });
      await events.append({
        type: 'review.requested',
        reviewId: next.id,
        userId: memberId,
        coachId,
        reviewType: next.type,
        isAgain: true,
      });
      return next.id;
    });
  };
