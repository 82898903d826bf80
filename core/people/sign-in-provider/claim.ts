import type { Hooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { after } from '#core/kernel/time.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { maxNameLength } from '#core/people/account/person-name.ts';
import { readEmail } from '#core/people/sign-in/registration.ts';
import {
  providerLimits,
  standingOf,
  type ProviderClaim,
  type ProviderLink,
  type SignInProvider,
  type VerifiedPerson,
} from './provider.ts';
import { shownClaim, type ShownClaim } from './views/shown-provider.ts';

/** An address as a provider writes it, where it is one. */
const usableEmail = (email: string | null): string | null => {
  try {
    return email === null ? null : readEmail(email);
  } catch {
    return null;
  }
};

/** A name as a provider writes it, where it can be shown; the person sees it in the form and may change it. */
const usableName = (name: string): string => {
  const clean = normalize(name).slice(0, maxNameLength);
  return textProblem(clean, 'name') ? '' : clean;
};

export type ClaimNeeds = Reads<'users'> & Writes<'providerLinks'> & Pick<Ports, 'ids'>;

type Claiming = Readonly<{
  person: VerifiedPerson;
  provider: SignInProvider;
  markHash: string;
  next: string;
  at: Date;
}>;

/** Keeps what the provider said for the browser that came back with it, and nobody else. */
export const claimFor =
  ({ reads, transaction, ids }: ClaimNeeds) =>
  async ({ person, provider, markHash, next, at }: Claiming): Promise<ShownClaim> => {
    const email = usableEmail(person.email);
    const claim: ProviderClaim = {
      id: ids.next(),
      markHash,
      provider,
      subject: person.subject,
      email,
      isEmailVerified: email !== null && person.isEmailVerified,
      name: usableName(person.name),
      next,
      userId: null,
      expiresAt: after(at, providerLimits.claimLasts),
    };
    await transaction(({ providerLinks }) => providerLinks.keepClaim(claim, at));
    return showClaim({ reads }, claim);
  };

export const showClaim = async ({ reads }: Reads<'users'>, claim: ProviderClaim): Promise<ShownClaim> => {
  // What a provider does not vouch for is not looked up: the answer would say who has an account here.
  const holder =
    claim.email !== null && claim.isEmailVerified ? await reads.users.findByEmail(claim.email) : null;
  return shownClaim(claim, standingOf(claim, holder));
};

export const linkOfClaim = (
  { id, provider, subject, email }: ProviderClaim,
  userId: string,
  at: Date,
): ProviderLink => ({ id, userId, provider, subject, email, createdAt: at, lastUsedAt: null });

/**
 * The address was confirmed, and by the browser that the provider's person came back to: only then are they known to be one
 * person. A mail that was confirmed elsewhere opens the account, and links nothing.
 */
export const linkConfirmed: Hooks['whenAddressIsConfirmed'] = async (
  { providerLinks },
  userId,
  { markHash, at },
) => {
  if (markHash === null) return;
  const claim = await providerLinks.findClaim(markHash, at);
  if (claim?.userId !== userId || (await providerLinks.takeClaim(markHash, at)) === null) return;
  await providerLinks.insert(linkOfClaim(claim, userId, at));
};
