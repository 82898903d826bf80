import type { Actor } from '#core/access/actor/actor.ts';
import type { Tokens } from '#core/access/actor/ports.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { normalizeEmail } from '#core/kernel/text/text.ts';
import { after } from '#core/kernel/time.ts';
import type { Repositories, Writes } from '#core/kernel/transaction.ts';
import {
  comparedText,
  intake,
  isSpam,
  judgeForm,
  readFormToken,
  writeFormToken,
  type ContactMessage,
} from '../contact-message.ts';

/** For a form that begins now. */
export const issueContactToken =
  ({ tokens, chance, clock }: Pick<Ports, 'chance' | 'clock' | 'tokens'>) =>
  async (_actor: Actor): Promise<Readonly<{ token: string }>> => ({
    token: writeFormToken({ issuedAt: clock.now(), nonce: chance.token() }, tokens.hashSecret),
  });

type Typed = Readonly<{
  name: string;
  email: string;
  subject: string;
  message: string;
  token: string;
  /** A field that people don't see. */
  website?: string | undefined;
  language: Language;
  /** Where it comes from. */
  address: string;
}>;

const isSigned =
  ({ hashSecret, earlierHash }: Pick<Tokens, 'hashSecret' | 'earlierHash'>) =>
  (text: string, signature: string): boolean => {
    // Hashing both sides once more makes the time of the comparison tell nothing.
    const given = hashSecret(signature);
    return [hashSecret(text), earlierHash(text)]
      .map((expected) => expected !== null && hashSecret(expected) === given)
      .includes(true);
  };

const isWithinLimits = async (
  { contactMessages }: Pick<Repositories, 'contactMessages'>,
  { sender, email, textHash }: ContactMessage,
  at: Date,
): Promise<boolean> => {
  const { perSender, perEmail, perText } = intake;
  const counts = [
    [{ sender }, perSender],
    [{ email }, perEmail],
    [{ textHash }, perText],
  ] as const;
  for (const [shared, { count, within }] of counts)
    if ((await contactMessages.countSince(shared, after(at, -within))) >= count) return false;
  return true;
};

/**
 * Takes in what a person wrote. Whatever is dropped is answered like what is kept, so that a robot learns nothing. Fails
 * with contact.form_expired, which a form answers with another token.
 */
export const sendContactMessage =
  ({
    transaction,
    tokens,
    clock,
    ids,
  }: Writes<'contactMessages' | 'events'> & Pick<Ports, 'clock' | 'ids' | 'tokens'>) =>
  async (actor: Actor, { token, website = '', address, language, ...typed }: Typed): Promise<void> => {
    const at = clock.now();
    const form = readFormToken(token, isSigned(tokens));
    if (!form || website !== '' || judgeForm(form, at) === 'hasty') return;
    const message: ContactMessage = {
      id: ids.next(),
      ...typed,
      email: normalizeEmail(typed.email),
      language,
      userId: actor.kind === 'user' ? actor.id : null,
      status: isSpam(typed) ? 'SPAM' : 'NEW',
      replies: [],
      sender: tokens.hashSecret(`contact-sender:${address}`),
      formToken: tokens.hashSecret(`contact-nonce:${form.nonce}`),
      textHash: tokens.hashSecret(`contact-text:${comparedText(typed)}`),
      mailed: false,
      version: 1,
      createdAt: at,
      updatedAt: at,
    };
    await transaction(async (repositories) => {
      const { contactMessages, events } = repositories;
      await contactMessages.lockIntake();
      if (!(await isWithinLimits(repositories, message, at))) return;
      if (!(await contactMessages.insert(message))) return;
      if (message.status === 'NEW') await events.append({ type: 'contact.received', messageId: message.id });
    });
  };
