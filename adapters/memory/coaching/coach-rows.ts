import type { User } from '#core/people/account/user.ts';
import { noCoachProfile, noCoachStats } from '#core/coaching/coach/coach.ts';
import type { CoachRow } from '#core/coaching/coach/ports.ts';
import type { View } from '../engine/store.ts';

/** A coach with profile, figures and a picture of their own. */
export const coachRowOf = ({ table }: View, coach: User): CoachRow => {
  const medium = table('media').get(coach.avatarId ?? '');
  const { key, thumbnailKey, contentType, name } = medium ?? {};
  return {
    coach,
    profile: table('coachProfiles').get(coach.id) ?? noCoachProfile(coach.id, coach.createdAt),
    stats: table('coachStats').get(coach.id) ?? noCoachStats(coach.id),
    avatar:
      medium?.ownerId === coach.id && key !== undefined && contentType !== undefined && name !== undefined
        ? { key, thumbnailKey: thumbnailKey ?? null, contentType, name }
        : null,
  };
};
