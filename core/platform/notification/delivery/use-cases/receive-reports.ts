import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { minute } from '#core/kernel/time.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import type { SaidDelivery } from '../delivery-report.ts';
import { mailNoticeProviders, mailNoticeReaders, type MailNoticeProvider } from '../readers/index.ts';
import type { SentNotice } from '../readers/said.ts';
import { readSes, sesProvider } from '../readers/ses.ts';
import { readStatusMail, statusMailMaxLength } from '../readers/status-mail.ts';
import type { ReadReturned } from '../ports.ts';
import { takeReport, type ReportContext, type TakesReports } from '../take-report.ts';

type Needs = Writes<keyof TakesReports> & Pick<Ports, 'clock'>;

/** Clocks differ, networks wait. */
const patience = 5 * minute;

/** Each in a transaction of its own: what one of them can't be stored for keeps no other waiting. */
const takeAll = async (
  { transaction }: Needs,
  said: readonly SaidDelivery[],
  context: ReportContext,
): Promise<number> => {
  let stored = 0;
  for (const each of said)
    if (await transaction((repositories) => takeReport(repositories, each, context))) stored += 1;
  return stored;
};

const requireProved = (
  { mailNoticeProofs, clock }: Pick<Ports, 'clock' | 'mailNoticeProofs'>,
  provider: MailNoticeProvider,
  sent: SentNotice,
): void => {
  if (!mailNoticeProofs.configured) throw new DomainError('mail_notice.not_configured');
  const proved = mailNoticeReaders[provider].proofOf(sent);
  if (!proved || !mailNoticeProofs.verify(proved.proof)) throw new DomainError('mail_notice.proof_invalid');
  const age = proved.signedAt && clock.now().getTime() - proved.signedAt.getTime();
  if (age !== null && Math.abs(age) > patience) throw new DomainError('mail_notice.expired');
};

/** Amazon signs with a key that changes, and asks once whether its notices are wanted. */
const receiveSes = async (
  needs: Needs & Pick<Ports, 'snsMessages'>,
  body: unknown,
): Promise<Readonly<{ stored: number }>> => {
  const { snsMessages, clock } = needs;
  if (!snsMessages.configured) throw new DomainError('mail_notice.not_configured');
  const message = await snsMessages.verified(body);
  if (message === null) throw new DomainError('mail_notice.proof_invalid');
  if (message.kind === 'SUBSCRIPTION') await snsMessages.confirm(body);
  if (message.kind !== 'NOTIFICATION') return { stored: 0 };
  const said = readSes(message.text);
  return { stored: await takeAll(needs, said, { source: sesProvider, at: clock.now(), byAddress: true }) };
};

/** What the provider of mails says became of them: believed when it is proved, and counted once. */
export const receiveMailNotice =
  (needs: Needs & Pick<Ports, 'mailNoticeProofs' | 'snsMessages'>) =>
  async ({
    provider,
    ...sent
  }: SentNotice & Readonly<{ provider: string }>): Promise<Readonly<{ stored: number }>> => {
    if (provider === sesProvider) return receiveSes(needs, sent.body);
    const known = mailNoticeProviders.find((name) => name === provider);
    if (!known) throw new DomainError('mail_notice.provider_unknown');
    requireProved(needs, known, sent);
    const said = mailNoticeReaders[known].read(sent.body);
    const stored = await takeAll(needs, said, { source: known, at: needs.clock.now(), byAddress: true });
    return { stored };
  };

/**
 * A mail that came back to us, as the mail server hands it on. Anybody can write such a mail, so it counts only when it
 * names a mail of ours by its id, which nobody but its receiver and the servers between has seen.
 */
export const receiveStatusMail =
  (needs: Needs) =>
  async (actor: Actor, mail: string): Promise<Readonly<{ read: number; stored: number }>> => {
    requirePermission(actor, 'mail.manage');
    const said = readStatusMail(mail);
    const stored = await takeAll(needs, said, { source: 'mail', at: needs.clock.now(), byAddress: false });
    return { read: said.length, stored };
  };

/**
 * What came back into the mailbox, read like what a mail server hands on. What is no report is left as it is: people
 * answer to such addresses, too.
 */
export const readReturnedMails =
  (needs: Needs & Pick<Ports, 'returnedMails'>) =>
  async (actor: Actor): Promise<ReadReturned & Readonly<{ stored: number }>> => {
    requirePermission(actor, 'mail.manage');
    let stored = 0;
    if (needs.returnedMails === null) return { looked: 0, taken: 0, stored };
    const read = await needs.returnedMails.readEach(statusMailMaxLength, async (mail) => {
      const said = readStatusMail(mail);
      stored += await takeAll(needs, said, { source: 'mailbox', at: needs.clock.now(), byAddress: false });
      return said.length > 0;
    });
    return { ...read, stored };
  };
