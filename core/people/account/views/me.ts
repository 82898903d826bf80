import {
  levelAt,
  mayPublish,
  system,
  type UserLevel,
  type UserStatus,
  type UserType,
} from '#core/access/actor/actor.ts';
import { permissions as allPermissions, type Permission } from '#core/access/actor/permission.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { superUserId, type RoleId, type UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import { avatarUrl } from '#core/platform/media/avatar.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { isConsentDue, type Consent } from '../consent.ts';
import type { SignedInUser } from '../ports.ts';
import { displayName } from '#core/access/actor/person.ts';
import { fullAddress, missingProfileFields, profileCompleteness, type ProfileField } from '../profile.ts';
import { siteHosts, type SiteHostNeeds } from '../site-hosts.ts';
import { profileLink } from '../profile-link.ts';
import type { User } from '../user.ts';

/** The account as its owner sees it. */
export type Me = Readonly<{
  id: UserId;
  fullname: string;
  displayName: string;
  username: string | null;
  email: string;
  emailVerifiedAt: Date | null;
  phone: string | null;
  gender: User['gender'];
  address: string | null;
  region: string | null;
  city: string | null;
  country: string | null;
  zipCode: string | null;
  fullAddress: string;
  about: string | null;
  website: string | null;
  avatarUrl: string | null;
  isPublic: boolean;
  publicFlags: User['publicFlags'];
  followersOnly: User['followersOnly'];
  profileLink: string;
  /** The site of their own that is being served. */
  domain: Readonly<{ domainName: string }> | null;
  activityStatus: User['activityStatus'];
  status: UserStatus;
  level: UserLevel;
  levelExpiresAt: Date | null;
  type: UserType;
  role: Readonly<{ id: RoleId; name: string }>;
  permissions: readonly Permission[];
  language: Language;
  timeZone: string;
  units: User['units'];
  bodyStandard: User['bodyStandard'];
  reminder: User['reminder'];
  suggestible: boolean;
  whoMayWrite: User['whoMayWrite'];
  readReceipts: boolean;
  showPresence: boolean;
  translation: boolean;
  /** Null once it is over. */
  restrictedUntil: Date | null;
  referralCode: string;
  completeness: number;
  missingFields: readonly ProfileField[];
  consentDue: boolean;
  deletionRequestedAt: Date | null;
  version: number;
  createdAt: Date;
}>;

type Parts = SignedInUser &
  Readonly<{
    consents: readonly Consent[];
    consentVersion: string;
    avatarUrl: string | null;
    siteHost: string | null;
    at: Date;
  }>;

const present = ({
  user,
  permissions,
  roleName,
  consents,
  consentVersion,
  avatarUrl: avatar,
  siteHost,
  at,
}: Parts): Me => ({
  id: user.id,
  fullname: user.fullname,
  displayName: displayName(user),
  username: user.username,
  email: user.email,
  emailVerifiedAt: user.emailVerifiedAt,
  phone: user.phone,
  gender: user.gender,
  address: user.address,
  region: user.region,
  city: user.city,
  country: user.country,
  zipCode: user.zipCode,
  fullAddress: fullAddress(user),
  about: user.about,
  website: user.website,
  avatarUrl: avatar,
  isPublic: user.isPublic,
  publicFlags: user.publicFlags,
  followersOnly: user.followersOnly,
  profileLink: profileLink({ ...user, domainName: siteHost }),
  domain: siteHost === null ? null : { domainName: siteHost },
  activityStatus: user.activityStatus,
  status: user.status,
  level: levelAt(user, at),
  levelExpiresAt: levelAt(user, at) === 'BASIC' ? null : user.levelExpiresAt,
  type: user.type,
  role: { id: user.roleId, name: roleName },
  permissions: user.id === superUserId ? allPermissions : permissions,
  language: user.language,
  timeZone: user.timeZone,
  units: user.units,
  bodyStandard: user.bodyStandard,
  reminder: user.reminder,
  suggestible: user.suggestible,
  whoMayWrite: user.whoMayWrite,
  readReceipts: user.readReceipts,
  showPresence: user.showPresence,
  translation: user.translation,
  restrictedUntil: mayPublish(user, at) ? null : user.restrictedUntil,
  referralCode: user.referralCode,
  completeness: profileCompleteness(user),
  missingFields: missingProfileFields(user),
  consentDue: isConsentDue(consents, consentVersion),
  deletionRequestedAt: user.deletionRequestedAt,
  version: user.version,
  createdAt: user.createdAt,
});

export type MeNeeds = Reads<'consents' | 'consentVersions' | 'media' | 'users'> &
  Pick<Ports, 'mediaStore' | 'clock'> &
  SiteHostNeeds;

export const readMe =
  ({ reads, mediaStore, clock, hooks }: MeNeeds) =>
  async (id: UserId): Promise<Me> => {
    const at = clock.now();
    const [found, consents, consentVersion, sites] = await Promise.all([
      reads.users.findSignedIn(id),
      reads.consents.of(id),
      reads.consentVersions.current(at),
      siteHosts({ reads, hooks })([id]),
    ]);
    if (!found) throw new DomainError('user.not_found');
    // Asked for by its owner, or by the system on the owner's behalf.
    const avatar = await avatarUrl({ reads, mediaStore, clock })(system, found.user);
    const siteHost = sites.get(id) ?? null;
    return present({ ...found, consents, consentVersion, avatarUrl: avatar, siteHost, at });
  };
