import type { UserId } from '#core/kernel/id.ts';
import { normalizeEmail } from '#core/kernel/text/text.ts';
import { after, day } from '#core/kernel/time.ts';
import type { MailTemplateKey } from '../mail-templates.ts';
import type { DeliveryKind } from './delivery-report.ts';

/** What is known of an address that mails came back from. */
export type MailAddress = Readonly<{
  address: string;
  /** Whom the last mail to it was for. */
  userId: UserId | null;
  softCount: number;
  /** When the count began. */
  softSince: Date | null;
  /** Null: mails go there. */
  undeliverableSince: Date | null;
  detail: string;
  /** When it last counted as right again; what was sent before says nothing any more. */
  clearedAt: Date | null;
}>;

/** So many different mails that were refused for now, within so many days, count like one that was refused for good. */
export const softLimit = 5;
const softDays = 30;
/** How often members may say by themselves that an address is right. */
export const keptEvery = day;

export const mailAddressOf = (email: string): string => normalizeEmail(email);

export const freshAddress = (address: string, userId: UserId | null): MailAddress => ({
  address: mailAddressOf(address),
  userId,
  softCount: 0,
  softSince: null,
  undeliverableSince: null,
  detail: '',
  clearedAt: null,
});

type Said = Readonly<{ kind: DeliveryKind; detail: string; sentAt: Date; at: Date }>;

/** What a report makes of an address; the same address when it changes nothing. */
export const afterReport = (before: MailAddress, { kind, detail, sentAt, at }: Said): MailAddress => {
  if (kind === 'COMPLAINT' || before.undeliverableSince !== null) return before;
  if (before.clearedAt !== null && sentAt <= before.clearedAt) return before;
  if (kind === 'HARD') return { ...before, undeliverableSince: at, detail };
  const counts = before.softSince !== null && before.softSince > after(at, -softDays * day);
  const softCount = counts ? before.softCount + 1 : 1;
  const softSince = counts ? before.softSince : at;
  return {
    ...before,
    softCount,
    softSince,
    detail,
    undeliverableSince: softCount >= softLimit ? at : null,
  };
};

export const clearedAddress = (before: MailAddress, at: Date): MailAddress => ({
  ...before,
  softCount: 0,
  softSince: null,
  undeliverableSince: null,
  clearedAt: at,
});

/** Codes that a person waits for in front of a screen: they go out to any address. */
const askedFor: ReadonlySet<string> = new Set<MailTemplateKey>([
  'confirm_register',
  'send_register_code',
  'forgot_password',
  'email_change_confirm',
]);

export const maySendTo = (address: MailAddress | null, template: string): boolean =>
  address === null || address.undeliverableSince === null || askedFor.has(template);
