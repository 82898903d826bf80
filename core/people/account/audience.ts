import type { NarrowableFlag, User } from './user.ts';

/** For whom a part of a public profile is, beside its owner. */
export const audiences = ['NOBODY', 'FOLLOWERS', 'EVERYONE'] as const;
export type Audience = (typeof audiences)[number];

export type Opening = Pick<User, 'status' | 'isPublic' | 'publicFlags' | 'followersOnly'>;

/** What its owner chose, whether or not the profile is open now. */
export const chosenAudience = (
  { publicFlags, followersOnly }: Pick<Opening, 'publicFlags' | 'followersOnly'>,
  part: NarrowableFlag,
): Audience => {
  if (!publicFlags[part]) return 'NOBODY';
  return followersOnly.includes(part) ? 'FOLLOWERS' : 'EVERYONE';
};

/** As it holds now: a closed profile shows followers nothing either. */
export const audienceOf = (owner: Opening, part: NarrowableFlag): Audience => {
  const isOpen =
    owner.status === 'ACTIVE' && owner.isPublic && (part === 'gallery' || owner.publicFlags.stats);
  return isOpen ? chosenAudience(owner, part) : 'NOBODY';
};

export const isOpenTo = (owner: Opening, part: NarrowableFlag, isFollower: boolean): boolean => {
  const audience = audienceOf(owner, part);
  return audience === 'EVERYONE' || (audience === 'FOLLOWERS' && isFollower);
};

/** Whose eyes one may borrow to look at one's own page. */
export const onlookers = ['STRANGER', 'FOLLOWER'] as const;
export type Onlooker = (typeof onlookers)[number];
