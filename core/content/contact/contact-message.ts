import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { Id, UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import { stateMachine } from '#core/kernel/state-machine.ts';
import { fold } from '#core/kernel/text/text.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { cleanProse } from '#core/kernel/text/visible-text.ts';
import { day, hour } from '#core/kernel/time.ts';

export const contactStatuses = ['NEW', 'ANSWERED', 'CLOSED', 'SPAM'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

export const contactLimits = {
  name: { min: 2, max: 120 },
  subject: { min: 3, max: 150 },
  message: { min: 10, max: 5_000 },
  reply: { min: 10, max: 5_000 },
} as const;

export type ContactReply = Readonly<{ at: Date; by: string; text: string }>;

/** What a person wrote through the form. The address is as it was typed: nobody has proved that it is theirs. */
export type ContactMessage = Readonly<{
  id: Id<'contact-message'>;
  name: string;
  email: string;
  subject: string;
  message: string;
  language: Language;
  /** Who was signed in; null for visitors. */
  userId: UserId | null;
  status: ContactStatus;
  replies: readonly ContactReply[];
  /** Where it came from and which form it was, both hashed: enough to count and to refuse a repetition. */
  sender: string;
  formToken: string;
  /** Of the words alone, marks and case aside. */
  textHash: string;
  /** Whether the support mailbox has been written to about it. */
  mailed: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

const lifecycle = stateMachine<ContactStatus>()(
  {
    answer: { from: ['NEW', 'ANSWERED', 'CLOSED'], to: 'ANSWERED' },
    close: { from: ['NEW', 'ANSWERED'], to: 'CLOSED' },
    reopen: { from: ['CLOSED', 'SPAM'], to: 'NEW' },
    spam: { from: ['NEW', 'ANSWERED', 'CLOSED'], to: 'SPAM' },
  },
  'contact.wrong_state',
);
export const contactSteps = ['close', 'reopen', 'spam'] as const;
export type ContactStep = (typeof contactSteps)[number];
export const allowsStep = (status: ContactStatus, step: ContactStep | 'answer'): boolean =>
  lifecycle.allows(status, step);

export const take = (message: ContactMessage, step: ContactStep, at: Date): ContactMessage => ({
  ...message,
  status: lifecycle.next(message.status, step),
  version: message.version + 1,
  updatedAt: at,
});

/** Writes the answer down; the mail goes out with the event. */
export const answer = (
  message: ContactMessage,
  typed: string,
  { at, by }: Readonly<{ at: Date; by: string }>,
): ContactMessage => {
  const text = cleanProse(typed);
  const { min, max } = contactLimits.reply;
  if (text.length < min) throw fieldError('body.text', 'input.min_length', { length: min });
  if (text.length > max) throw fieldError('body.text', 'input.max_length', { length: max });
  const problem = textProblem(text, 'prose');
  if (problem) throw fieldError('body.text', problem.code, problem.params);
  return {
    ...message,
    status: lifecycle.next(message.status, 'answer'),
    replies: [...message.replies, { at, by, text }],
    version: message.version + 1,
    updatedAt: at,
  };
};

/** How many may come from one place in an hour, from one address in a day, and how often the same words in a day. */
export const intake = {
  perSender: { count: 3, within: hour },
  perEmail: { count: 10, within: day },
  perText: { count: 1, within: day },
} as const;

const mostLinks = 3;
const links = /https?:\/\/|www\./giu;

/** People who ask for help send a link or two. */
export const isSpam = ({ subject, message }: Pick<ContactMessage, 'subject' | 'message'>): boolean =>
  (`${subject}\n${message}`.match(links) ?? []).length > mostLinks;

/** The words as they are compared. */
export const comparedText = ({ subject, message }: Pick<ContactMessage, 'subject' | 'message'>): string =>
  fold(`${subject} ${message}`).replace(/[^a-z0-9]+/g, ' ');

/** So many mails in an hour tell the support mailbox; the rest stands in the list. */
export const mailsAnHour = 30;

/** A form that was filled in faster than anybody reads it. */
export const formMinAge = 3_000;
/** A form that was left open for longer is asked for again. */
export const formMaxAge = 2 * hour;

type FormToken = Readonly<{ issuedAt: Date; nonce: string }>;

const signedText = ({ issuedAt, nonce }: FormToken): string => `contact-form:${issuedAt.getTime()}:${nonce}`;

/** What a form carries: when it was made, something that tells it from others, and a signature over both. */
export const writeFormToken = (form: FormToken, sign: (text: string) => string): string =>
  `${form.issuedAt.getTime().toString(36)}.${form.nonce}.${sign(signedText(form))}`;

/** Null: it is none of ours. */
export const readFormToken = (
  token: string,
  isSigned: (text: string, signature: string) => boolean,
): FormToken | null => {
  const [, time, nonce, signature] =
    /^([a-z0-9]{1,11})\.([A-Za-z0-9_-]{8,128})\.(.{8,200})$/.exec(token) ?? [];
  if (time === undefined || nonce === undefined || signature === undefined) return null;
  const form = { issuedAt: new Date(Number.parseInt(time, 36)), nonce };
  return isSigned(signedText(form), signature) ? form : null;
};

/** Too young is a robot and is answered like everybody; too old is a person who was away. */
export const judgeForm = ({ issuedAt }: FormToken, at: Date): 'fine' | 'hasty' => {
  const age = at.getTime() - issuedAt.getTime();
  if (age > formMaxAge) throw new DomainError('contact.form_expired');
  return age < formMinAge ? 'hasty' : 'fine';
};
