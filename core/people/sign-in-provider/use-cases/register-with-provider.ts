import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after } from '#core/kernel/time.ts';
import type { Reads, Repositories } from '#core/kernel/transaction.ts';
import { consentsOf } from '#core/people/account/consent.ts';
import { readFullname } from '#core/people/account/person-name.ts';
import { isZoneName } from '#core/people/account/time-zone.ts';
import type { User } from '#core/people/account/user.ts';
import type { MeNeeds } from '#core/people/account/views/me.ts';
import type { Device } from '#core/people/sign-in/device.ts';
import { findReferrer, newUser, readEmail, referralCodeFrom } from '#core/people/sign-in/registration.ts';
import { requireSendingAllowed, sendSecret } from '#core/people/sign-in/secret-sending.ts';
import { answerSignedIn, endSessions, startSession, type SignedIn } from '#core/people/sign-in/sign-in.ts';
import { markConfirmed } from '#core/people/sign-in/use-cases/confirm-register.ts';
import type { VerificationMode } from '#core/people/sign-in/verification.ts';
import type { Settings } from '#core/platform/settings/site.ts';
import { requireClaim } from '../attempt.ts';
import { linkOfClaim } from '../claim.ts';
import { isUnconfirmed, providerLimits, providerNames, type ProviderClaim } from '../provider.ts';

type Input = Readonly<{
  fullname: string;
  /** Where the provider vouches for none. */
  email?: string | undefined;
  referrer?: string | undefined;
  language?: Language | undefined;
  timeZone?: string | undefined;
  consent?: boolean | undefined;
  mark: string | null;
  device: Device;
}>;
type AwaitsMail = Readonly<{
  email: string;
  mode: VerificationMode;
  resendAfter: Date;
  expiresAt: Date;
}>;
/** Signed in where the provider vouches for the address; else a mail is on its way, as at every registration. */
export type RegisteredWithProvider = Readonly<{ signedIn: SignedIn } | { mail: AwaitsMail }>;

type Needs = Reads<'providerLinks' | 'settings' | 'users'> &
  MeNeeds &
  Pick<Ports, 'transaction' | 'chance' | 'clock' | 'ids' | 'tokens' | 'baseUrl'> &
  WithHooks<'whenPasswordChanges'>;

type Wanted = Readonly<{
  input: Input;
  fullname: string;
  email: string;
  referrerId: string | null;
  settings: Settings;
  at: Date;
}>;

const emailExists = () => fieldError('body.email', 'auth.email_exists');

const insertNew = async (
  { ids, chance }: Pick<Ports, 'ids' | 'chance'>,
  { users, events }: Pick<Repositories, 'events' | 'users'>,
  { input, fullname, email, referrerId, settings, at }: Wanted,
): Promise<User> => {
  const user = newUser({
    id: ids.next(),
    email,
    fullname,
    referralCode: referralCodeFrom(chance.token()),
    language: input.language ?? settings.defaultLanguage,
    bodyStandard: settings.bodyStandard,
    timeZone: input.timeZone,
    referrerId,
    at,
  });
  await users.insert(user);
  await events.append({ type: 'user.registered', userId: user.id });
  return user;
};

/**
 * An account that was opened under this address and never confirmed becomes the person's own: the password that was chosen
 * then opens it no longer, nor does any code or link that was sent, and what was written there is what they write now.
 */
const takeOver = async (
  { hooks }: WithHooks<'whenPasswordChanges'>,
  repositories: Repositories,
  held: User,
  { input, fullname, referrerId, at }: Wanted,
): Promise<User> => {
  const { id } = held;
  const user = await repositories.users.lock(id);
  if (!isUnconfirmed(user)) throw emailExists();
  await repositories.credentials.delete(id);
  await repositories.verifications.retireAllOf(id, at);
  await endSessions(repositories, { userId: id, reason: 'PASSWORD', at });
  for (const end of hooks.whenPasswordChanges) await end(repositories, id, at);
  const taken: User = {
    ...user,
    fullname,
    referrerId,
    language: input.language ?? user.language,
    timeZone: input.timeZone && isZoneName(input.timeZone) ? input.timeZone : user.timeZone,
    version: user.version + 1,
    updatedAt: at,
  };
  await repositories.users.update(taken);
  return taken;
};

const agree = async (
  { consents, consentVersions }: Pick<Repositories, 'consents' | 'consentVersions'>,
  userId: string,
  at: Date,
): Promise<void> => {
  // Agreed to anew by the person who is there now.
  await consents.deleteAllOf(userId);
  await consents.insert(consentsOf(userId, await consentVersions.current(at), at));
};

/** The provider vouches for the address: the account is confirmed, linked and open. */
const openConfirmed = async (needs: Needs, claim: ProviderClaim, wanted: Wanted): Promise<SignedIn> => {
  const { at, input } = wanted;
  const session = await needs.transaction(async (repositories) => {
    if ((await repositories.providerLinks.takeClaim(claim.markHash, at)) === null)
      throw new DomainError('provider.claim_over');
    const held = await repositories.users.findByEmail(wanted.email);
    const user =
      held === null
        ? await insertNew(needs, repositories, wanted)
        : await takeOver(needs, repositories, held, wanted);
    await agree(repositories, user.id, at);
    if (!(await repositories.providerLinks.insert(linkOfClaim(claim, user.id, at))))
      throw new DomainError('provider.taken', { name: providerNames[claim.provider] });
    await markConfirmed(repositories, user, at);
    return startSession(repositories, {
      id: needs.ids.next(),
      userId: user.id,
      device: input.device,
      at,
    });
  });
  return answerSignedIn(needs)(session, session.generation, at);
};

/**
 * Nobody vouches for the address yet: a mail goes there, and the link is made when it is answered from this browser. What
 * waits for its mail and has no password is the same person's, who came once more; anything else is another member's.
 */
const awaitMail = async (needs: Needs, claim: ProviderClaim, wanted: Wanted): Promise<AwaitsMail> => {
  const { email, at, settings } = wanted;
  const purpose = 'CONFIRM_REGISTER';
  return needs.transaction(async (repositories) => {
    const held = await repositories.users.findByEmail(email);
    if (held !== null && (await repositories.credentials.hashOf(held.id)) !== null) throw emailExists();
    await requireSendingAllowed(repositories.verifications, purpose, email, at);
    const user =
      held === null
        ? await insertNew(needs, repositories, wanted)
        : await takeOver(needs, repositories, held, wanted);
    await agree(repositories, user.id, at);
    await repositories.providerLinks.keepClaim(
      { ...claim, userId: user.id, expiresAt: after(at, providerLimits.waitingClaimLasts) },
      at,
    );
    const { verificationMode: mode } = settings;
    const sending = await sendSecret(needs)(repositories, {
      purpose,
      mode,
      requester: email,
      address: email,
      receiver: user,
      at,
    });
    return { email, mode, ...sending };
  });
};

/** A new account for a person whom a provider knows. They agree to the terms as at every registration; no password is made. */
export const registerWithProvider =
  (needs: Needs) =>
  async (_actor: Actor, input: Input): Promise<RegisteredWithProvider> => {
    const { reads, clock } = needs;
    const at = clock.now();
    const claim = await requireClaim(needs, input.mark, at);
    const fullname = readFullname(input.fullname, 'auth.fullname_required');
    const isVouchedFor = claim.email !== null && claim.isEmailVerified;
    const email = isVouchedFor && claim.email !== null ? claim.email : readEmail(input.email ?? '');
    if (input.consent !== true) throw fieldError('body.consent', 'auth.consent_required');
    const settings = await reads.settings.read();
    if (!settings.registrationOpen) throw new DomainError('auth.registration_closed');
    const referrerId = await findReferrer(reads.users, input.referrer);
    const wanted: Wanted = { input, fullname, email, referrerId, settings, at };
    return isVouchedFor
      ? { signedIn: await openConfirmed(needs, claim, wanted) }
      : { mail: await awaitMail(needs, claim, wanted) };
  };
