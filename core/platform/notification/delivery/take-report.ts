import { isRequired, preferencesOver, type MailSwitch } from '../categories.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { mailTemplates, mailTemplateKeys } from '../mail-templates.ts';
import type { Mail, MailStatus } from '../notification.ts';
import { keepRhythm } from '../use-cases/choose-rhythm.ts';
import { plainDetail, type DeliveryKind, type SaidDelivery } from './delivery-report.ts';
import { afterReport, freshAddress } from './mail-address.ts';

type Marks = Pick<Repositories, 'events' | 'mailAddresses'>;
type Unsubscribes = Pick<Repositories, 'notificationPreferences' | keyof Parameters<typeof keepRhythm>[0]>;
export type TakesReports = Marks & Unsubscribes & Pick<Repositories, 'deliveryReports'>;

type Sent = Pick<Mail, 'to' | 'userId'> & Readonly<{ sentAt: Date }>;

/** Counts against the address a mail went to; its owner hears of it when that was once too often. */
export const markAddress = async (
  { mailAddresses, events }: Marks,
  { to, userId, sentAt }: Sent,
  { kind, detail, at }: Readonly<{ kind: DeliveryKind; detail: string; at: Date }>,
): Promise<void> => {
  if (kind === 'COMPLAINT') return;
  const before = await mailAddresses.lock(freshAddress(to, userId));
  const next = { ...afterReport(before, { kind, detail: plainDetail(detail), sentAt, at }), userId };
  await mailAddresses.put(next);
  if (before.undeliverableSince === null && next.undeliverableSince !== null && userId !== null)
    await events.append({ type: 'mail.undeliverable', userId });
};

const canBeSwitchedOff = (kind: MailSwitch): boolean => !isRequired(kind);
const optionalMails = mailTemplateKeys.filter((key) => canBeSwitchedOff(mailTemplates[key].preference));

/** Who calls a mail of ours junk gets no more of what can be switched off; it can be switched on again in the settings. */
const unsubscribeFromAll = async (repositories: Unsubscribes, userId: UserId, at: Date): Promise<void> => {
  const { notificationPreferences, notificationRhythms, mails, people } = repositories;
  if ((await people.find(userId)) === null) return;
  const { quiet } = await notificationRhythms.of(userId);
  await keepRhythm(repositories, userId, { quiet, mails: 'NONE' }, at);
  await mails.dropHeld(userId, optionalMails);
  const now = preferencesOver(await notificationPreferences.of(userId));
  await notificationPreferences.put(
    userId,
    now.filter(({ category }) => canBeSwitchedOff(category)).map((choice) => ({ ...choice, email: false })),
  );
};

const statusAfter: Readonly<Record<DeliveryKind, MailStatus>> = {
  HARD: 'BOUNCED',
  SOFT: 'SENT',
  COMPLAINT: 'COMPLAINED',
};

export type ReportContext = Readonly<{
  source: string;
  at: Date;
  /** Whether an address alone says which mail is meant: only where the report itself was proved. */
  byAddress: boolean;
}>;

/** False when it is about no mail of ours, or was said before. */
export const takeReport = async (
  repositories: TakesReports,
  { kind, mailId, address, detail }: SaidDelivery,
  { source, at, byAddress }: ReportContext,
): Promise<boolean> => {
  const { mails, deliveryReports } = repositories;
  const named = mailId === null ? null : await mails.find(mailId);
  const mail = named ?? (byAddress && address !== null ? await mails.lastSentTo(address) : null);
  if (mail === null || mail.sentAt === null) return false;
  const { id, to, userId, sentAt } = mail;
  const words = plainDetail(detail);
  const report = { mailId: id, kind, source, detail: words, receivedAt: at };
  if (!(await deliveryReports.insert(report))) return false;
  // Called junk, it did arrive: no later word changes that.
  if (mail.status !== 'COMPLAINED')
    await mails.note(id, {
      status: kind === 'SOFT' ? mail.status : statusAfter[kind],
      lastError: words || null,
    });
  await markAddress(repositories, { to, userId, sentAt }, { kind, detail: words, at });
  if (kind === 'COMPLAINT' && userId !== null) await unsubscribeFromAll(repositories, userId, at);
  return true;
};
