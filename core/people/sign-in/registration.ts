import type { UserLevel, UserStatus } from '#core/access/actor/actor.ts';
import { memberRoleId } from '#core/access/role/role.ts';
import { fieldError } from '#core/kernel/domain-error.ts';
import { aiUserId, type RoleId, type UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import { normalize, normalizeEmail } from '#core/kernel/text/text.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import type { Users } from '#core/people/account/ports.ts';
import { isZoneName } from '#core/people/account/time-zone.ts';
import { type BodyStandard } from '#core/platform/settings/site.ts';
import { defaultReminder, emptyProfile, type User } from '#core/people/account/user.ts';

const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

/** An address as it is kept and compared: one form of Unicode, lower case. */
export const readEmail = (typed: string): string => {
  const path = 'body.email';
  const email = normalizeEmail(typed);
  if (email === '') throw fieldError(path, 'auth.email_required');
  if (
    email.length > 254 ||
    !address.test(email) ||
    /[\u0000-\u001f\u007f-\u009f"<>,;:\\()[\]]/u.test(email)
  ) {
    throw fieldError(path, 'input.email');
  }
  return email;
};

/** The part after `?ref=`; ten signs without capitals, so that it can be read out. */
export const referralCodeFrom = (token: string): string =>
  token
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 10);

/** The inviting member: by code, username or id, as links and people write it. A name nobody has is no reason to refuse. */
export const findReferrer = async (users: Users, typed: string | undefined): Promise<UserId | null> => {
  const name = normalize(typed ?? '');
  if (name === '') return null;
  const found =
    (await users.findByReferralCode(name.toLowerCase())) ??
    (await users.findByUsername(name.toLowerCase())) ??
    (await users.find(name));
  return found && found.anonymisedAt === null && found.id !== aiUserId ? found.id : null;
};

type NewUser = Readonly<{
  id: UserId;
  email: string;
  fullname: string;
  referralCode: string;
  language: Language;
  bodyStandard: BodyStandard;
  at: Date;
  timeZone?: string | undefined;
  referrerId?: UserId | null;
  roleId?: RoleId;
  status?: UserStatus;
  level?: UserLevel;
  emailVerifiedAt?: Date | null;
}>;

export const newUser = ({
  at,
  timeZone,
  referrerId,
  roleId,
  status,
  level,
  emailVerifiedAt,
  ...given
}: NewUser): User => ({
  ...emptyProfile,
  ...given,
  roleId: roleId ?? memberRoleId,
  level: level ?? 'BASIC',
  levelExpiresAt: null,
  type: 'USER',
  status: status ?? 'PENDING',
  statusReason: null,
  emailVerifiedAt: emailVerifiedAt ?? null,
  activityStatus: 'ONLINE',
  hideFromSearch: false,
  referrerId: referrerId ?? null,
  // A browser may know a zone that we do not; that is no reason to turn a person away.
  timeZone: timeZone && isZoneName(timeZone) ? timeZone : defaultTimeZone,
  units: 'METRIC',
  reminder: defaultReminder,
  deletionRequestedAt: null,
  anonymisedAt: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
});
