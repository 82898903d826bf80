import type { User } from '#core/people/account/user.ts';
import type { CoachStats } from '#core/coaching/coach/coach.ts';
import { noCoachProfile, noCoachStats } from '#core/coaching/coach/coach.ts';
import type { CoachRow } from '#core/coaching/coach/ports.ts';
import type { Language } from '#core/kernel/language.ts';
import { userColumns } from '../people/users.ts';

/** A user's columns, and those of what belongs to a coach as far as it is there. */
export type CoachRecord = User &
  Readonly<{
    coachHeadline: string | null;
    coachLanguages: readonly Language[] | null;
    coachBundlePrice: number | null;
    profileUpdatedAt: Date | null;
    stars: CoachStats['stars'] | null;
    autoCount: number;
    answeredCount: number;
    answeredHours: number;
    outcomes: CoachStats['outcomes'];
    avatarKey: string | null;
    avatarThumbnailKey: string | null;
    avatarContentType: string;
    avatarName: string;
  }>;

export const coachSelect = (more: string | null): string =>
  `select ${userColumns}${more === null ? '' : `, ${more}`}, p.headline as coach_headline, p.languages as coach_languages,
     p.bundle_price as coach_bundle_price,
     p.updated_at as profile_updated_at, s.stars, s.auto_count, s.answered_count, s.answered_hours, s.outcomes,
     m.key as avatar_key, m.thumbnail_key as avatar_thumbnail_key, m.content_type as avatar_content_type,
     m.name as avatar_name
   from users u left join coach_profiles p on p.coach_id = u.id left join coach_stats s on s.coach_id = u.id
     left join media m on m.id = u.avatar_id and m.owner_id = u.id`;

export const coachOf = (record: CoachRecord): CoachRow => {
  const {
    coachHeadline,
    coachLanguages,
    coachBundlePrice,
    profileUpdatedAt,
    stars,
    autoCount,
    answeredCount,
    answeredHours,
    outcomes,
    avatarKey,
    avatarThumbnailKey,
    avatarContentType,
    avatarName,
    ...rest
  } = record;
  const { place: _, ...coach }: User & { place?: unknown } = rest;
  const { id } = coach;
  return {
    coach,
    profile:
      coachHeadline === null || coachLanguages === null || profileUpdatedAt === null
        ? noCoachProfile(id, coach.createdAt)
        : {
            coachId: id,
            headline: coachHeadline,
            languages: coachLanguages,
            bundlePrice: coachBundlePrice,
            updatedAt: profileUpdatedAt,
          },
    stats:
      stars === null
        ? noCoachStats(id)
        : { coachId: id, stars, autoCount, answeredCount, answeredHours, outcomes },
    avatar:
      avatarKey === null
        ? null
        : {
            key: avatarKey,
            thumbnailKey: avatarThumbnailKey,
            contentType: avatarContentType,
            name: avatarName,
          },
  };
};
