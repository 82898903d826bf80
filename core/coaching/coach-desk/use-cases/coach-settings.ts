import type { Actor } from '#core/access/actor/actor.ts';
import { nextVersion, type SeenVersion } from '#core/access/audit/last-write.ts';
import type { User } from '#core/people/account/user.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { requireBundlePrice } from '#core/coaching/coach/bundle-price.ts';
import { noCoachProfile, priceOf, type CoachProfile } from '#core/coaching/coach/coach.ts';
import { requireCoach } from '#core/coaching/coach/desk.ts';
import { maxReviewPrice } from '#core/coaching/review/review.ts';
import { readCoachSettings, type CoachSettings, type CoachSettingsNeeds } from '../views/coach-settings.ts';

export const getCoachSettings =
  (ports: CoachSettingsNeeds) =>
  async (actor: Actor): Promise<CoachSettings> =>
    readCoachSettings(ports, requireCoach(actor).id);

type Changes = Readonly<{
  reviewPrice?: number | null | undefined;
  bundlePrice?: number | null | undefined;
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
  { headline, languages, bundlePrice }: Changes,
  updatedAt: Date,
): CoachProfile => ({
  ...before,
  headline: headline === undefined ? before.headline : normalize(headline),
  languages: languages === undefined ? before.languages : [...new Set(languages)],
  bundlePrice: bundlePrice === undefined ? before.bundlePrice : bundlePrice,
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
  (ports: CoachSettingsNeeds & Writes<'auditLog' | 'coaches' | 'settings' | 'users'>) =>
  async (actor: Actor, changes: Changes): Promise<CoachSettings> => {
    const { id } = requireCoach(actor);
    requireReviewPrice(changes.reviewPrice ?? null);
    await ports.transaction(async ({ users, coaches, settings, auditLog }) => {
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
      const account = changedAccount(user, changes, now);
      await users.update(account);
      const before = (await coaches.profileOf(id)) ?? noCoachProfile(id, now);
      const profile = changedProfile(before, changes, now);
      // A bundle is judged by the single price it stands beside, whichever of the two was changed.
      if (changes.bundlePrice !== undefined || changes.reviewPrice !== undefined)
        requireBundlePrice(profile.bundlePrice, priceOf(account, (await settings.read()).reviewPriceDefault));
      const { headline, languages, bundlePrice } = changes;
      if (headline === undefined && languages === undefined && bundlePrice === undefined) return;
      await coaches.putProfile(profile);
    });
    return readCoachSettings(ports, id);
  };
