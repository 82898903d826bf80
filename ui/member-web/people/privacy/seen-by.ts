import { chosenAudience, isOpenTo, type Audience } from '#core/people/account/audience.ts';
import type { NarrowableFlag, User } from '#core/people/account/user.ts';
import { viewFor } from '#core/body/snapshot/privacy.ts';

export type Eyes = 'OTHER' | 'FOLLOWER';
type Owner = Pick<User, 'status' | 'isPublic' | 'publicFlags' | 'followersOnly'>;

/** What of body and photos these eyes see on the public page, by the rule that the server goes by; null: no page. */
export const seenBy = (eyes: Eyes, owner: Owner) => {
  if (!owner.isPublic) return null;
  const view = viewFor(eyes, owner);
  return {
    opened: view?.opened ?? [],
    weeks: view?.weeks === 'LATEST' ? ('latest' as const) : ('all' as const),
    gallery: isOpenTo(owner, 'gallery', eyes === 'FOLLOWER'),
  };
};

type Changes = Pick<Owner, 'publicFlags'> & Readonly<{ followersOnly: NarrowableFlag[] }>;

/** The flags as this part is for that audience. The physical profile is open while one section of it is. */
export const withAudience = (owner: Owner, part: NarrowableFlag, audience: Audience): Changes => {
  const flags = { ...owner.publicFlags, [part]: audience !== 'NOBODY' };
  const others = owner.followersOnly.filter((one) => one !== part);
  return {
    publicFlags: { ...flags, stats: flags.body || flags.strength },
    followersOnly: audience === 'FOLLOWERS' ? [...others, part] : others,
  };
};

/** A section is as open as it is chosen to be only while the physical profile is. */
export const audienceShown = (owner: Owner, part: NarrowableFlag): Audience =>
  part !== 'gallery' && !owner.publicFlags.stats ? 'NOBODY' : chosenAudience(owner, part);
