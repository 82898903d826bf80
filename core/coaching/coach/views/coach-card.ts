import type { Actor } from '#core/access/actor/actor.ts';
import { presenceOf } from '#core/people/account/presence.ts';
import { displayName } from '#core/access/actor/person.ts';
import type { ActivityStatus, User } from '#core/people/account/user.ts';
import type { UserId } from '#core/kernel/id.ts';
import { defaultLanguage, type Language } from '#core/kernel/language.ts';
import { addressOf } from '#core/platform/media/address.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { badgesOf, type Badge } from '#core/coaching/specialization/views/badges.ts';
import { bundleOffer } from '../bundle-price.ts';
import { priceOf, ratingFiguresOf, replyHoursOf, type RatingFigures } from '../coach.ts';
import type { CoachRow } from '#core/coaching/coach/ports.ts';

/** What was verified, in the reader's language. */
export type ShownBadge = Omit<Badge, 'label'> & Readonly<{ label: string; description: string }>;

/** A coach as everybody sees them in a list; e-mail, phone and address are no part of it. */
export type CoachCard = Readonly<
  Pick<User, 'id' | 'username' | 'city' | 'country' | 'gender'> & {
    displayName: string;
    avatarUrl: string | null;
    headline: string;
    languages: readonly Language[];
    activityStatus: ActivityStatus;
    badges: readonly ShownBadge[];
    price: number;
    /** For four weekly reviews together; null: none is offered at this price. */
    bundlePrice: number | null;
    rating: RatingFigures;
    replyHours: number | null;
    answeredCount: number;
    isOwn: boolean;
  }
>;

export type ViewNeeds = Reads<'presences' | 'settings' | 'specializationRequests' | 'specializations'> &
  Pick<Ports, 'clock' | 'mediaStore'>;
/** Who reads, and in which language. */
export type Reader = Readonly<{ actor: Actor; language: Language }>;

export const readerOf = (actor: Actor, language: Language | undefined): Reader => ({
  actor,
  language: language ?? (actor.kind === 'user' ? actor.language : undefined) ?? defaultLanguage,
});

export const isOwnOf = (actor: Actor, coachId: UserId): boolean =>
  actor.kind === 'user' && actor.id === coachId;

/** Cards of several coaches, with one read for what all of them share. */
export const presentCoaches =
  (ports: ViewNeeds) =>
  async (rows: readonly CoachRow[], { actor, language }: Reader): Promise<readonly CoachCard[]> => {
    const { reads, clock, mediaStore } = ports;
    const at = clock.now();
    const coaches = rows.map(({ coach }) => coach);
    const [badges, specializations, presences, { reviewPriceDefault }] = await Promise.all([
      badgesOf(
        ports,
        coaches.map(({ id }) => id),
      ),
      reads.specializations.all(),
      presenceOf(reads, coaches, at),
      reads.settings.read(),
    ]);
    const descriptions = new Map(specializations.map(({ type, description }) => [type, description]));
    return Promise.all(
      rows.map(async ({ coach, profile, stats, avatar }): Promise<CoachCard> => {
        const { id, username, city, country, gender } = coach;
        const picture = avatar && (await addressOf(mediaStore, avatar, at));
        return {
          id,
          username,
          displayName: displayName(coach),
          avatarUrl: picture && (picture.thumbnailUrl ?? picture.url),
          headline: profile.headline,
          city,
          country,
          gender,
          languages: profile.languages,
          activityStatus: presences.get(id) ?? 'OFFLINE',
          badges: (badges.get(id) ?? []).map(({ label, ...badge }) => ({
            ...badge,
            label: label[language],
            description: descriptions.get(badge.type)?.[language] ?? '',
          })),
          price: priceOf(coach, reviewPriceDefault),
          bundlePrice: bundleOffer(profile.bundlePrice, priceOf(coach, reviewPriceDefault)),
          rating: ratingFiguresOf(stats),
          replyHours: replyHoursOf(stats),
          answeredCount: stats.answeredCount,
          isOwn: isOwnOf(actor, id),
        };
      }),
    );
  };

export const presentCoach =
  (ports: ViewNeeds) =>
  async (row: CoachRow, reader: Reader): Promise<CoachCard> => {
    const [card] = await presentCoaches(ports)([row], reader);
    return card!; // one row, one card
  };
