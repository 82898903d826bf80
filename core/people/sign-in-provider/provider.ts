import { memberRoleId } from '#core/access/role/role.ts';
import type { Id, UserId } from '#core/kernel/id.ts';
import { isOwnPath } from '#core/kernel/own-path.ts';
import { day, hour, minute } from '#core/kernel/time.ts';
import type { User } from '#core/people/account/user.ts';

/** Who can say of a person that it is them; in the order they are offered. */
export const signInProviders = ['GOOGLE', 'FACEBOOK', 'ZALO'] as const;
export type SignInProvider = (typeof signInProviders)[number];

/** Names of companies are the same in every language. */
export const providerNames: Readonly<Record<SignInProvider, string>> = {
  GOOGLE: 'Google',
  FACEBOOK: 'Facebook',
  ZALO: 'Zalo',
};

export type ProviderLinkId = Id<'providerLink'>;

/** An account at a provider that opens an account here. The provider's name for the person never changes; addresses do. */
export type ProviderLink = Readonly<{
  id: ProviderLinkId;
  userId: UserId;
  provider: SignInProvider;
  subject: string;
  /** As the provider wrote it when the link was made, for its owner to recognise; nothing is decided by it. */
  email: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
}>;

/** What a person went to a provider for. What comes back is worth nothing for anything else. */
export const providerPurposes = ['SIGN_IN', 'LINK', 'PROVE'] as const;
export type ProviderPurpose = (typeof providerPurposes)[number];

/** A person on the way to a provider and back, once and soon. Only hashes are kept: of the state, and of the browser's mark. */
export type ProviderAttempt = Readonly<{
  stateHash: string;
  markHash: string;
  provider: SignInProvider;
  purpose: ProviderPurpose;
  /** Whose account it is about; null for a sign-in. */
  userId: UserId | null;
  /** The page that the person goes on to. */
  next: string;
  expiresAt: Date;
}>;

/** What a provider has said of a person, after everything about it was checked. */
export type VerifiedPerson = Readonly<{
  subject: string;
  email: string | null;
  /** The provider says that the person reads what is sent there. */
  isEmailVerified: boolean;
  name: string;
  /** When the person last showed the provider who they are; null where it does not say. */
  authenticatedAt: Date | null;
}>;

/** A person whom a provider knows and no account here: what they may do about it, in the browser they came back to. */
export type ProviderClaim = Readonly<{
  /** What the link will be called. */
  id: ProviderLinkId;
  markHash: string;
  provider: SignInProvider;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  name: string;
  next: string;
  /** The account that is linked once its address is confirmed from this browser. */
  userId: UserId | null;
  expiresAt: Date;
}>;

export const providerLimits = {
  stateBytes: 32,
  attemptLasts: 10 * minute,
  claimLasts: hour,
  /** As long as a link that confirms an address. */
  waitingClaimLasts: day,
  subject: 255,
  next: 500,
} as const;

/** Where the person goes on to; anything but a page of ours is the front page of members. */
export const nextPage = (asked: string | undefined): string =>
  asked !== undefined && asked.length <= providerLimits.next && isOwnPath(asked) ? asked : '/dashboard';

type Holder = Pick<User, 'status' | 'emailVerifiedAt' | 'roleId'>;

/**
 * Nobody has ever shown that the address of this account is theirs. The one who opened it may have meant to wait there for
 * the owner of the address, so it is worth nothing beside a person whom a provider knows by that address. An account that
 * staff gave a role is left to its confirmation mail.
 */
export const isUnconfirmed = ({ status, emailVerifiedAt, roleId }: Holder): boolean =>
  status === 'PENDING' && emailVerifiedAt === null && roleId === memberRoleId;

/** What becomes of a person whom no account is linked to. */
export const claimStandings = ['NEW', 'ADDRESS_DUE', 'EXISTS'] as const;
export type ClaimStanding = (typeof claimStandings)[number];

/**
 * An address alone never opens an account that there is: its owner signs in as before, and links it then. An address
 * that the provider does not vouch for is confirmed by mail, as at every registration.
 */
export const standingOf = (
  { email, isEmailVerified }: Pick<ProviderClaim, 'email' | 'isEmailVerified'>,
  holder: Holder | null,
): ClaimStanding => {
  if (email === null || !isEmailVerified) return 'ADDRESS_DUE';
  return holder === null || isUnconfirmed(holder) ? 'NEW' : 'EXISTS';
};
