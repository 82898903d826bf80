import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { consentsOf } from '#core/people/account/consent.ts';
import { checkNewPassword } from '../password.ts';
import { readFullname } from '#core/people/account/person-name.ts';
import { findReferrer, newUser, readEmail, referralCodeFrom } from '../registration.ts';
import { sendSecret } from '../secret-sending.ts';
import type { VerificationMode } from '../verification.ts';

type Input = Readonly<{
  fullname: string;
  email: string;
  password: string;
  confirmPassword: string;
  referrer?: string | undefined;
  language?: Language | undefined;
  timeZone?: string | undefined;
  consent?: boolean | undefined;
}>;
type Output = Readonly<{ email: string; mode: VerificationMode; resendAfter: Date; expiresAt: Date }>;
type Needs = Reads<'settings' | 'users'> &
  Writes<'consents' | 'consentVersions' | 'credentials' | 'events' | 'mails' | 'users' | 'verifications'> &
  Pick<Ports, 'clock' | 'ids' | 'chance' | 'passwords' | 'tokens' | 'baseUrl'>;

/** Opens a PENDING account; a code or a link, whichever the settings say, goes to the address. */
export const register =
  (ports: Needs) =>
  async (_actor: Actor, input: Input): Promise<Output> => {
    const { reads, transaction, clock, ids, chance, passwords } = ports;
    const fullname = readFullname(input.fullname, 'auth.fullname_required');
    const email = readEmail(input.email);
    if (input.password === '') throw fieldError('body.password', 'auth.password_required');
    checkNewPassword(input);
    if (input.consent !== true) throw fieldError('body.consent', 'auth.consent_required');

    const settings = await reads.settings.read();
    if (!settings.registrationOpen) throw new DomainError('auth.registration_closed');
    if (await reads.users.findByEmail(email)) throw fieldError('body.email', 'auth.email_exists');
    const referrerId = await findReferrer(reads.users, input.referrer);
    const hash = await passwords.hash(input.password);

    return transaction(async (repositories) => {
      const { users, credentials, consents, consentVersions, verifications, events } = repositories;
      const at = clock.now();
      const { defaultLanguage, bodyStandard, verificationMode: mode } = settings;
      const user = newUser({
        id: ids.next(),
        email,
        fullname,
        referralCode: referralCodeFrom(chance.token()),
        language: input.language ?? defaultLanguage,
        bodyStandard,
        timeZone: input.timeZone,
        referrerId,
        at,
      });
      await users.insert(user);
      await credentials.set(user.id, hash, at);
      await consents.insert(consentsOf(user.id, await consentVersions.current(at), at));
      const purpose = 'CONFIRM_REGISTER';
      await verifications.lockRequester(purpose, email);
      const sending = await sendSecret(ports)(repositories, {
        purpose,
        mode,
        requester: email,
        address: email,
        receiver: user,
        at,
      });
      await events.append({ type: 'user.registered', userId: user.id });
      return { email, mode, ...sending };
    });
  };
