import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { Snapshot } from '#core/body/snapshot/snapshot.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import { currentForm } from '../request-parties.ts';
import {
  presentCoach,
  readerOf,
  type CoachCard,
  type ViewNeeds,
} from '#core/coaching/coach/views/coach-card.ts';
import { answersThatStillFit } from '#core/coaching/question-form/form-rules.ts';
import type { Answer, QuestionForm } from '#core/coaching/question-form/question-form.ts';
import { presentBundle, type BundleReads, type ShownBundle } from '../bundle/own-bundles.ts';
import { ratingDays, type Review } from '../review.ts';
import { findAskable, type Finding } from '#core/coaching/coach/use-cases/get-coach.ts';
import type { Reads } from '#core/kernel/transaction.ts';

/** Older weeks are not asked about. */
const weeksToChoose = 10;

export type RequestForm = Readonly<{
  coach: CoachCard;
  form: QuestionForm | null;
  price: number;
  /** What four weekly reviews cost together; null: the coach offers no bundle. */
  bundlePrice: number | null;
  /** The one that goes on between the two. */
  bundle: ShownBundle | null;
  balance: number;
  answerDays: number;
  ratingDays: number;
  pendingReviewId: Review['id'] | null;
  lastAnswers: readonly Answer[];
  weeks: readonly Pick<Snapshot, 'id' | 'week' | 'weekStart' | 'createdAt'>[];
}>;

const lastAnswersOf = async (
  { reads }: Reads<'questionForms' | 'reviews'>,
  form: QuestionForm | null,
  memberId: UserId,
  coachId: UserId,
): Promise<readonly Answer[]> => {
  if (!form) return [];
  const last = await reads.reviews.lastBetween(memberId, coachId);
  const before = last?.formId ? await reads.questionForms.find(last.formId) : null;
  return last && before ? answersThatStillFit(form, last.answers, before) : [];
};

/** What a request to this coach needs, all that is shown before coins are held. */
export const getRequestForm =
  (ports: ViewNeeds & Finding & BundleReads & Reads<'questionForms' | 'wallets'>) =>
  async (
    actor: Actor,
    { idOrUsername, language }: Readonly<{ idOrUsername: string; language?: Language | undefined }>,
  ): Promise<RequestForm> => {
    const { id } = requireMember(actor);
    const { reads } = ports;
    const row = await findAskable(ports, actor, idOrUsername);
    const coachId = row.coach.id;
    const form = await currentForm(reads, coachId);
    const [coach, settings, wallet, pendingReviewId, lastAnswers, weeks, bundle] = await Promise.all([
      presentCoach(ports)(row, readerOf(actor, language)),
      reads.settings.read(),
      reads.wallets.of(id),
      reads.reviews.pendingBetween(id, coachId),
      lastAnswersOf(ports, form, id, coachId),
      reads.snapshots.pageOf(id, { limit: weeksToChoose }),
      reads.reviewBundles.activeBetween(id, coachId),
    ]);
    return {
      coach,
      form,
      price: coach.price,
      bundlePrice: coach.bundlePrice,
      bundle: bundle && (await presentBundle(ports, bundle)),
      balance: wallet.fitCoin,
      answerDays: settings.reviewTimeoutDays,
      ratingDays,
      pendingReviewId,
      lastAnswers,
      weeks: weeks.items.map(({ id: weekId, week, weekStart, createdAt }) => ({
        id: weekId,
        week,
        weekStart,
        createdAt,
      })),
    };
  };
