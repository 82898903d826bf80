import { DomainError } from '#core/kernel/domain-error.ts';
import { aiUserId, superUserId, type UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import { after, day } from '#core/kernel/time.ts';
import type { MailTemplateKey } from '#core/platform/notification/mail-templates.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { newMail } from '#core/platform/notification/notification.ts';
import { pageLink } from '#core/kernel/page-link.ts';
import type { Tokens } from '#core/access/actor/ports.ts';
import type { Verifications } from '#core/people/sign-in/ports.ts';
import {
  codeLength,
  lifetime,
  maxPerDay,
  resendWait,
  resetLifetime,
  type MailedPurpose,
  type Verification,
  type VerificationMode,
  type VerificationPurpose,
} from './verification.ts';

/** What a code or a token is stored as. The purpose and whom it is for are part of it: nothing can be used elsewhere. */
export const codeHash = (
  tokens: Tokens,
  code: string,
  { purpose, requester }: Pick<Verification, 'purpose' | 'requester'>,
) => tokens.hashSecret(`code:${purpose}:${requester}:${code}`);
export const linkHash = (tokens: Tokens, token: string, purpose: VerificationPurpose) =>
  tokens.hashSecret(`link:${purpose}:${token}`);

/** What a code may be stored as: by the key of now, and by the one of before. */
export const codeHashes = (
  tokens: Tokens,
  code: string,
  { purpose, requester }: Pick<Verification, 'purpose' | 'requester'>,
): readonly (string | null)[] => {
  const text = `code:${purpose}:${requester}:${code}`;
  return [tokens.hashSecret(text), tokens.earlierHash(text)];
};

/** What a link leads to, by the key of now or by the one of before. */
export const findByLink = async (
  verifications: Pick<Verifications, 'findBySecret'>,
  tokens: Tokens,
  token: string,
  purpose: VerificationPurpose,
): Promise<Verification | null> => {
  const found = await verifications.findBySecret(purpose, linkHash(tokens, token, purpose));
  const earlier = tokens.earlierHash(`link:${purpose}:${token}`);
  return found ?? (earlier === null ? null : verifications.findBySecret(purpose, earlier));
};

const secondsUntil = (until: Date, at: Date) =>
  Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000));

/** 5 minutes since the last and at most 10 a day. Must be in the transaction that sends. */
export const requireSendingAllowed = async (
  verifications: Verifications,
  purpose: VerificationPurpose,
  requester: string,
  at: Date,
): Promise<void> => {
  await verifications.lockRequester(purpose, requester);
  const [latest, today] = await Promise.all([
    verifications.latest(purpose, requester),
    verifications.countSince(purpose, requester, after(at, -day)),
  ]);
  const allowedAt = latest ? after(latest.createdAt, resendWait) : at;
  if (allowedAt > at) {
    throw new DomainError('auth.wait_5_minutes', {
      seconds: secondsUntil(allowedAt, at),
      retryAt: allowedAt.toISOString(),
    });
  }
  if (today >= maxPerDay) throw new DomainError('auth.daily_limit', { count: maxPerDay });
};

/** In which a mail that is never sent is written. */
const defaultLanguage: Language = 'vi';

const pages: Readonly<Record<MailedPurpose, string>> = {
  CONFIRM_REGISTER: '/auth/confirm-register',
  RESET_PASSWORD: '/auth/reset-password',
  CHANGE_EMAIL: '/account',
};

const templates: Readonly<Record<MailedPurpose, Readonly<Record<VerificationMode, MailTemplateKey>>>> = {
  CONFIRM_REGISTER: { LINK: 'confirm_register', CODE: 'send_register_code' },
  RESET_PASSWORD: { LINK: 'forgot_password', CODE: 'forgot_password' },
  CHANGE_EMAIL: { LINK: 'email_change_confirm', CODE: 'email_change_confirm' },
};

export type Sending = Readonly<{ resendAfter: Date; expiresAt: Date }>;

type Request = Readonly<{
  purpose: MailedPurpose;
  mode: VerificationMode;
  requester: string;
  address: string;
  /** Null: nobody to write to. The same work is done, so that neither answer nor time tells. */
  receiver: Readonly<{ id: UserId; language: Language }> | null;
  at: Date;
}>;

/** Makes the secret, keeps its hash and writes the mail; the earlier one of this purpose dies. */
export const sendSecret =
  ({ ids, chance, tokens, baseUrl }: Pick<Ports, 'ids' | 'chance' | 'tokens' | 'baseUrl'>) =>
  async (
    { verifications, mails }: Pick<Repositories, 'mails' | 'verifications'>,
    { purpose, mode, requester, address, receiver: wanted, at }: Request,
  ): Promise<Sending> => {
    // With a secret for it a person could sign in as the AI coach.
    const receiver = wanted?.id === aiUserId ? null : wanted;
    const secret = mode === 'CODE' ? chance.digits(codeLength) : chance.token();
    const life = purpose === 'RESET_PASSWORD' ? resetLifetime : lifetime[mode];
    const expiresAt = after(at, life);
    await verifications.insert({
      id: ids.next(),
      userId: receiver?.id ?? null,
      purpose,
      requester,
      mode,
      address,
      secretHash:
        mode === 'CODE'
          ? codeHash(tokens, secret, { purpose, requester })
          : linkHash(tokens, secret, purpose),
      tries: 0,
      expiresAt,
      createdAt: at,
      usedAt: null,
      replacedAt: null,
    });
    const language = receiver?.language ?? defaultLanguage;
    const link = `${pageLink(baseUrl, language, pages[purpose])}?token=${secret}`;
    const mail = newMail({
      id: ids.next(),
      userId: receiver?.id ?? superUserId,
      to: address,
      language,
      template: templates[purpose][mode],
      secrets: mode === 'CODE' ? { code: secret } : { link },
      at,
    });
    // Written for an address nobody has too, and taken back before anybody sees it: else the time would tell.
    await mails.append(mail);
    await mails.withdraw(receiver ? null : mail.id);
    return { resendAfter: after(at, resendWait), expiresAt };
  };
