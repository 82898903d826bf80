import { levelAt } from '#core/access/actor/actor.ts';
import type { PresentedSnapshot } from '#core/body/snapshot/views/presented-snapshot.ts';
import { displayName } from '#core/access/actor/person.ts';
import { profileLink } from '#core/people/account/profile-link.ts';
import type { ActivityStatus, User } from '#core/people/account/user.ts';
import type { ShownPicture } from '#core/people/profile/use-cases/read-gallery.ts';
import type { ShownCredential } from '#core/platform/credential/views/shown-credential.ts';
import type { ShownStanding } from '#core/people/profile/social-standing.ts';
import type { ProfileView } from '../profile-access.ts';

export type ShownCertificate = Pick<ShownCredential, 'publicId' | 'kind' | 'title' | 'completedOn'>;

/** `weeks` and `streak` are null where only the latest week is shown. */
export type PublicStats = Readonly<{
  weeks: number | null;
  streak: number | null;
  latest: PresentedSnapshot | null;
}>;

/** Null: not shown to this viewer. */
export type PublicProfile = Pick<
  User,
  | 'id'
  | 'username'
  | 'type'
  | 'level'
  | 'about'
  | 'city'
  | 'country'
  | 'website'
  | 'activityStatus'
  | 'createdAt'
> &
  Readonly<{
    displayName: string;
    avatarUrl: string | null;
    email: string | null;
    phone: string | null;
    profileLink: string;
    domain: Readonly<{ domainName: string }> | null;
    isOwn: boolean;
    stats: PublicStats | null;
    gallery: readonly ShownPicture[] | null;
    /** Valid certificates and badges that their holder chose to show, newest first. */
    certificates: readonly ShownCertificate[];
    social: ShownStanding;
  }>;

type Parts = Readonly<{
  view: Exclude<ProfileView, 'NONE'>;
  isOwn: boolean;
  avatarUrl: string | null;
  /** Made by the rules of the physical profile, which decide about it by themselves. */
  stats: PublicStats | null;
  gallery: readonly ShownPicture[] | null;
  certificates: readonly ShownCertificate[];
  social: ShownStanding;
  /** The site of their own that is being served. */
  siteHost: string | null;
  /** As others see it now, whatever was chosen. */
  activityStatus: ActivityStatus;
  at: Date;
}>;

/** The one way a person leaves the core towards others: every field is listed, and each has its rule. */
export const presentPublicProfile = (
  owner: User,
  { view, isOwn, avatarUrl, stats, gallery, certificates, social, siteHost, activityStatus, at }: Parts,
): PublicProfile => {
  const isWhole = view === 'WHOLE';
  return {
    id: owner.id,
    displayName: displayName(owner),
    username: owner.username,
    type: owner.type,
    level: levelAt(owner, at),
    about: owner.about,
    city: owner.city,
    country: owner.country,
    website: owner.website,
    avatarUrl,
    activityStatus,
    email: isWhole || owner.publicFlags.email ? owner.email : null,
    phone: isWhole || owner.publicFlags.phone ? owner.phone : null,
    profileLink: profileLink({ ...owner, domainName: siteHost }),
    domain: siteHost === null ? null : { domainName: siteHost },
    isOwn,
    stats,
    gallery,
    certificates,
    social,
    createdAt: owner.createdAt,
  };
};
