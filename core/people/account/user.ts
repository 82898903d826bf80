import type { UserLevel, UserStatus, UserType } from '#core/access/actor/actor.ts';
import { aiUserId, type MediumId, type RoleId, type UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { BodyStandard } from '#core/platform/settings/site.ts';

export const genders = ['MALE', 'FEMALE', 'OTHER'] as const;
export type Gender = (typeof genders)[number];
export const activityStatuses = ['ONLINE', 'OFFLINE', 'ALWAY', 'BUSY'] as const;
export type ActivityStatus = (typeof activityStatuses)[number];
export const whoMayWriteChoices = ['EVERYONE', 'FOLLOWED', 'NOBODY'] as const;
/** Whose messages reach this member at all: a stranger's are a request, a follower's are not. */
export type WhoMayWrite = (typeof whoMayWriteChoices)[number];
export const unitSystems = ['METRIC', 'IMPERIAL'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/**
 * What strangers may see of a public profile, beside its name. `profile` itself is `isPublic`. `stats` opens the physical
 * profile at all; `body` and `strength` open the results of that section, `history` the weeks before the latest.
 */
export const publicFlags = [
  'email',
  'phone',
  'members',
  'followers',
  'gallery',
  'stats',
  'body',
  'strength',
  'history',
] as const;
export type PublicFlag = (typeof publicFlags)[number];

/** Those of them that may be for followers alone. */
export const narrowableFlags = ['gallery', 'body', 'strength'] as const satisfies readonly PublicFlag[];
export type NarrowableFlag = (typeof narrowableFlags)[number];

/** ISO weekday (1 Monday … 7 Sunday) and hour of the wall clock in the member's own time zone. */
export type ReminderTime = Readonly<{ enabled: boolean; weekday: number; hour: number }>;

export type User = Readonly<{
  id: UserId;
  roleId: RoleId;
  level: UserLevel;
  /** Null: the level does not expire (BASIC, or granted without an end). */
  levelExpiresAt: Date | null;
  type: UserType;
  status: UserStatus;
  /** Why staff held or banned the account; told to its owner after the right password. */
  statusReason: string | null;
  email: string;
  emailVerifiedAt: Date | null;
  fullname: string;
  username: string | null;
  phone: string | null;
  gender: Gender | null;
  address: string | null;
  region: string | null;
  city: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  zipCode: string | null;
  about: string | null;
  website: string | null;
  avatarId: MediumId | null;
  isPublic: boolean;
  publicFlags: Readonly<Record<PublicFlag, boolean>>;
  /** What its flag opens, but to followers alone. */
  followersOnly: readonly NarrowableFlag[];
  activityStatus: ActivityStatus;
  /** Coach settings: hidden from the directory; null price means the system default. */
  hideFromSearch: boolean;
  reviewPrice: number | null;
  referrerId: UserId | null;
  /** The part after `?ref=` in this person's invitation link. */
  referralCode: string;
  language: Language;
  timeZone: string;
  units: UnitSystem;
  bodyStandard: BodyStandard;
  reminder: ReminderTime;
  /** Agreed to be suggested to others. */
  suggestible: boolean;
  whoMayWrite: WhoMayWrite;
  /** Tells others what was read, and is told the same of them. */
  readReceipts: boolean;
  showPresence: boolean;
  /** Lets what this member reads and writes be translated by the platform's model. */
  translation: boolean;
  /** Set by moderation; until then the member publishes nothing. */
  restrictedUntil: Date | null;
  /** Set when the owner asked for deletion; the account is anonymised 30 days later. */
  deletionRequestedAt: Date | null;
  anonymisedAt: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

export const noPublicFlags: User['publicFlags'] = {
  email: false,
  phone: false,
  members: false,
  followers: false,
  gallery: false,
  stats: false,
  body: false,
  strength: false,
  history: false,
};

/** A new member's profile: no more than name and address, shown to nobody. */
export const emptyProfile = {
  username: null,
  phone: null,
  gender: null,
  address: null,
  region: null,
  city: null,
  country: null,
  zipCode: null,
  about: null,
  website: null,
  avatarId: null,
  isPublic: false,
  publicFlags: noPublicFlags,
  followersOnly: [],
  reviewPrice: null,
  suggestible: false,
  whoMayWrite: 'EVERYONE',
  readReceipts: true,
  showPresence: true,
  translation: false,
  restrictedUntil: null,
} as const satisfies Partial<User>;

/** Has left: closed by its owner or by staff, its name still known or not. */
export const isGone = ({ status, anonymisedAt }: Pick<User, 'status' | 'anonymisedAt'>): boolean =>
  status === 'DELETE' || anonymisedAt !== null;

/** Whom members meet, write to and report: neither gone nor the account of the AI coach, which nobody is behind. */
export const isThere = (user: Pick<User, 'id' | 'status' | 'anonymisedAt'>): boolean =>
  user.id !== aiUserId && !isGone(user);

/** What takes the place of everything that identified a person. */
export const anonymousAs = (id: UserId, at: Date) =>
  ({
    ...emptyProfile,
    status: 'DELETE',
    statusReason: null,
    email: `deleted-${id}@fitboard.invalid`,
    emailVerifiedAt: null,
    fullname: '',
    activityStatus: 'OFFLINE',
    hideFromSearch: true,
    referralCode: `deleted-${id}`,
    anonymisedAt: at,
    updatedAt: at,
  }) as const satisfies Partial<User>;

export const defaultReminder: ReminderTime = { enabled: true, weekday: 1, hour: 8 };

/** Days between asking for deletion and losing the name, the address and the pictures for good. */
export const deletionGraceDays = 30;
