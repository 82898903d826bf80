import { isListed, noCoachProfile, priceOf } from '#core/coaching/coach/coach.ts';
import { earningOf, maxReviewPrice } from '#core/coaching/review/review.ts';
import { badgesOf } from '#core/coaching/specialization/views/badges.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { platformFeePercent } from '#core/money/coin/fees.ts';

export const coachSteps = [
  'PROFILE',
  'PUBLIC',
  'PRICE',
  'FORM',
  'BADGE',
  'SAMPLE',
  'ARTICLE',
  'FIRST_REPLY',
] as const;
export type CoachStep = (typeof coachSteps)[number];

export type CoachSettings = Readonly<{
  reviewPrice: number | null;
  /** For four weekly reviews together; null: none is offered. */
  bundlePrice: number | null;
  defaultPrice: number;
  feePercent: number;
  /** Of the price that holds now. */
  fee: number;
  net: number;
  maxPrice: number;
  hideFromSearch: boolean;
  isPublic: boolean;
  headline: string;
  languages: readonly Language[];
  checklist: readonly Readonly<{ step: CoachStep; done: boolean }>[];
  version: number;
}>;

export type CoachSettingsNeeds = Reads<
  'coaches' | 'questionForms' | 'sampleReviews' | 'settings' | 'specializationRequests' | 'users'
> &
  Pick<Ports, 'clock' | 'reads'> &
  WithHooks<'hasPublishedArticle'>;

/** Asks every module that articles are written in. */
const hasPublished = async (
  { reads, hooks }: Pick<CoachSettingsNeeds, 'hooks' | 'reads'>,
  coachId: UserId,
): Promise<boolean> => {
  for (const has of hooks.hasPublishedArticle) if (await has(reads, coachId)) return true;
  return false;
};

/** What a coach's own page of settings shows, and how far the coach came with them. */
export const readCoachSettings = async (
  ports: CoachSettingsNeeds,
  coachId: UserId,
): Promise<CoachSettings> => {
  const { reads, clock } = ports;
  const [user, settings, stored, stats, form, badges, sample, hasArticle] = await Promise.all([
    reads.users.get(coachId),
    reads.settings.read(),
    reads.coaches.profileOf(coachId),
    reads.coaches.statsOf(coachId),
    reads.questionForms.currentOf(coachId),
    badgesOf(ports, [coachId]),
    reads.sampleReviews.find(coachId),
    hasPublished(ports, coachId),
  ]);
  const { headline, languages, bundlePrice } = stored ?? noCoachProfile(coachId, clock.now());
  const { reviewPrice, hideFromSearch, isPublic, version } = user;
  const { fee, net } = earningOf(priceOf(user, settings.reviewPriceDefault));
  const isDone: Readonly<Record<CoachStep, boolean>> = {
    PROFILE: headline !== '' && Boolean(user.about) && user.avatarId !== null,
    PUBLIC: isListed(user) && user.username !== null,
    PRICE: reviewPrice !== null,
    FORM: form !== null && form.questions.length > 0,
    BADGE: badges.has(coachId),
    SAMPLE: sample !== null && sample.notes.length > 0,
    ARTICLE: hasArticle,
    FIRST_REPLY: stats.answeredCount > 0,
  };
  return {
    reviewPrice,
    bundlePrice,
    defaultPrice: settings.reviewPriceDefault,
    feePercent: platformFeePercent,
    fee,
    net,
    maxPrice: maxReviewPrice,
    hideFromSearch,
    isPublic,
    headline,
    languages,
    checklist: coachSteps.map((step) => ({ step, done: isDone[step] })),
    version,
  };
};
