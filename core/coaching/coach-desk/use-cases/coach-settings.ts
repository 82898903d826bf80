import type { Actor } from '#core/access/actor/actor.ts';
import { nextVersion, type SeenVersion } from '#core/access/audit/last-write.ts';
import type { User } from '#core/people/account/user.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { platformFeePercent } from '#core/money/coin/fees.ts';
import { badgesOf } from '#core/coaching/specialization/badges.ts';
import { isListed, noCoachProfile, priceOf, type CoachProfile } from '#core/coaching/coach/coach.ts';
import { requireCoach } from '#core/coaching/coach/desk.ts';
import { earningOf, maxReviewPrice } from '#core/coaching/review/review.ts';

export const coachSteps = ['PROFILE', 'PUBLIC', 'PRICE', 'FORM', 'BADGE', 'FIRST_REPLY'] as const;
export type CoachStep = (typeof coachSteps)[number];

export type CoachSettings = Readonly<{
  reviewPrice: number | null;
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

type ReadNeeds = Reads<'coaches' | 'questionForms' | 'settings' | 'specializationRequests' | 'users'> &
  Pick<Ports, 'clock'>;

const readSettings = async (ports: ReadNeeds, coachId: UserId): Promise<CoachSettings> => {
  const { reads, clock } = ports;
  const [user, settings, stored, stats, form, badges] = await Promise.all([
    reads.users.get(coachId),
    reads.settings.read(),
    reads.coaches.profileOf(coachId),
    reads.coaches.statsOf(coachId),
    reads.questionForms.currentOf(coachId),
    badgesOf(ports, [coachId]),
  ]);
  const { headline, languages } = stored ?? noCoachProfile(coachId, clock.now());
  const { reviewPrice, hideFromSearch, isPublic, version } = user;
  const { fee, net } = earningOf(priceOf(user, settings.reviewPriceDefault));
  const isDone: Readonly<Record<CoachStep, boolean>> = {
    PROFILE: headline !== '' && Boolean(user.about) && user.avatarId !== null,
    PUBLIC: isListed(user) && user.username !== null,
    PRICE: reviewPrice !== null,
    FORM: form !== null && form.questions.length > 0,
    BADGE: badges.has(coachId),
    FIRST_REPLY: stats.answeredCount > 0,
  };
  return {
    reviewPrice,
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

export const getCoachSettings =
  (ports: ReadNeeds) =>
  async (actor: Actor): Promise<CoachSettings> =>
    readSettings(ports, requireCoach(actor).id);

type Changes = Readonly<{
  reviewPrice?: number | null | undefined;
  hideFromSearch?: boolean | undefined;
  headline?: string | undefined;
  languages?: readonly Language[] | undefined;
}> &
  SeenVersion;

/** Nothing, nought, or whole coins up to a million. Decision 6. */
export const requireReviewPrice = (price: number | null): void => {
  if (price === null || (Number.isInteger(price) && price >= 0 && price <= maxReviewPrice)) return;
  throw fieldError('body.reviewPrice', 'user.invalid_coach_review_price', { max: maxReviewPrice });
};

const changedProfile = (
  before: CoachProfile,
  { headline, languages }: Changes,
  updatedAt: Date,
): CoachProfile => ({
  ...before,
  headline: headline === undefined ? before.headline : normalize(headline),
  languages: languages === undefined ? before.languages : [...new Set(languages)],
  updatedAt,
});

const changedAccount = (user: User, { reviewPrice, hideFromSearch }: Changes, updatedAt: Date): User => ({
  ...user,
  reviewPrice: reviewPrice === undefined ? user.reviewPrice : reviewPrice,
  hideFromSearch: hideFromSearch ?? user.hideFromSearch,
  version: user.version + 1,
  updatedAt,
});

/** Changes what the directory says of oneself; requests that wait keep the price they were made at. */
export const updateCoachSettings =
  (
    ports: Reads<'coaches' | 'questionForms' | 'settings' | 'specializationRequests' | 'users'> &
      Writes<'auditLog' | 'coaches' | 'users'> &
      Pick<Ports, 'clock'>,
  ) =>
  async (actor: Actor, changes: Changes): Promise<CoachSettings> => {
    const { id } = requireCoach(actor);
    requireReviewPrice(changes.reviewPrice ?? null);
    await ports.transaction(async ({ users, coaches, auditLog }) => {
      const now = ports.clock.now();
      const user = await users.lock(id);
      if (user.type !== 'COACH') throw new DomainError('coach.not_coach');
      await nextVersion({ auditLog }, actor, {
        stored: user.version,
        seen: changes.version,
        at: now,
        targetType: 'user',
        targetId: id,
      });
      await users.update(changedAccount(user, changes, now));
      if (changes.headline === undefined && changes.languages === undefined) return;
      const before = (await coaches.profileOf(id)) ?? noCoachProfile(id, now);
      await coaches.putProfile(changedProfile(before, changes, now));
    });
    return readSettings(ports, id);
  };
