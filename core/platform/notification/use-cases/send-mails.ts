import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { after, minute } from '#core/kernel/time.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { composeMail } from '../compose-mail.ts';
import { isRequired } from '../categories.ts';
import { kindOfRefusal } from '../delivery/delivery-report.ts';
import { mailAddressOf, maySendTo } from '../delivery/mail-address.ts';
import { markAddress } from '../delivery/take-report.ts';
import { quietUntil } from '../digest/rhythm.ts';
import { MailRefused } from '../mail-refused.ts';
import { switchOfMail } from '../mail-switch.ts';
import { mailRetryMinutes, maxMailAttempts, type Mail } from '../notification.ts';

type Needs = Reads<
  | 'announcements'
  | 'mailAddresses'
  | 'mailTemplates'
  | 'mails'
  | 'notificationRhythms'
  | 'people'
  | 'settings'
> &
  Writes<'events' | 'mailAddresses'> &
  Pick<Ports, 'clock' | 'mailer' | 'tokens' | 'baseUrl'>;

/** Longer than one mail may take, so that nobody else sends it meanwhile; shorter than anybody wants to wait after a crash. */
const heldFor = 2 * minute;
/** After this no other mail of the batch is begun: a mail server that stops answering costs half a minute a mail. */
const begunWithin = minute;
const batch = 10;

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/[\u0000-\u001f\u007f-\u009f]+/gu, ' ')
    .slice(0, 300);

const afterFailure = (mail: Mail, error: unknown, at: Date): Mail => {
  const attempts = mail.attempts + 1;
  const wait = mailRetryMinutes[attempts - 1];
  const isOver = error instanceof MailRefused || attempts >= maxMailAttempts || wait === undefined;
  return {
    ...mail,
    attempts,
    lastError: reasonOf(error),
    ...(isOver
      ? { status: 'FAILED' as const, nextAttemptAt: at }
      : { nextAttemptAt: after(at, wait * minute) }),
  };
};

export type MailRun = Readonly<{ sent: number; kept: number; failed: number; skipped: number }>;

type Outcome = keyof MailRun | 'held';

/** Quiet hours are asked when a mail is about to leave: they, or the member's time zone, may have changed since. */
const heldNow = async (
  { reads, clock }: Pick<Needs, 'reads' | 'clock'>,
  { userId, template }: Mail,
): Promise<Date | null> => {
  const kind = switchOfMail(template);
  if (userId === null || kind === null || isRequired(kind)) return null;
  const [reader, rhythm] = await Promise.all([
    reads.people.find(userId),
    reads.notificationRhythms.of(userId),
  ]);
  return reader && quietUntil(rhythm.quiet, clock.now(), reader.timeZone);
};

/** What the receiving server refused while it was spoken to is no other than what comes back later. */
const noteRefusal = async ({ transaction }: Needs, mail: Mail, error: unknown, at: Date): Promise<void> => {
  const kind = error instanceof MailRefused ? kindOfRefusal(error.message) : null;
  if (kind === null) return;
  const said = { kind, detail: reasonOf(error), at };
  await transaction((repositories) => markAddress(repositories, { ...mail, sentAt: at }, said));
};

const sendOne = async (all: Needs, mail: Mail): Promise<Outcome> => {
  const { reads, clock, mailer, ...needs } = all;
  const until = await heldNow({ reads, clock }, mail);
  if (until !== null) {
    await reads.mails.settle({ ...mail, nextAttemptAt: until });
    return 'held';
  }
  if (!maySendTo(await reads.mailAddresses.find(mailAddressOf(mail.to)), mail.template)) {
    await reads.mails.settle({ ...mail, status: 'SKIPPED' });
    return 'skipped';
  }
  if (mailer.keeps) {
    await reads.mails.settle({ ...mail, status: 'KEPT' });
    return 'kept';
  }
  try {
    const { id, to, language } = mail;
    await mailer.send({ ...(await composeMail(needs)(reads, mail)), id, to, language });
  } catch (error) {
    const at = clock.now();
    await reads.mails.settle(afterFailure(mail, error, at));
    await noteRefusal(all, mail, error, at);
    return 'failed';
  }
  // Outside of what is tried: a mail that is on its way did not fail, whatever becomes of the note.
  const attempts = mail.attempts + 1;
  const sentAt = clock.now();
  await reads.mails.settle({ ...mail, status: 'SENT', attempts, lastError: null, secrets: {}, sentAt });
  return 'sent';
};

/**
 * Sends what is due. A crash between sending and noting it may send one mail twice; none is ever lost. Where noting one
 * fails, the others that were taken with it are sent all the same, before the run fails.
 */
export const sendMails =
  (needs: Needs) =>
  async (actor: Actor): Promise<MailRun> => {
    requirePermission(actor, 'global');
    const { reads, clock } = needs;
    const run = { sent: 0, kept: 0, failed: 0, skipped: 0 };
    for (;;) {
      const at = clock.now();
      const due = await reads.mails.take(at, after(at, heldFor), batch);
      const errors: unknown[] = [];
      for (const mail of due) {
        if (clock.now() > after(at, begunWithin)) break;
        try {
          const outcome = await sendOne(needs, mail);
          if (outcome !== 'held') run[outcome] += 1;
        } catch (error) {
          errors.push(error);
        }
      }
      if (errors.length > 0) throw errors[0];
      if (due.length < batch) return run;
    }
  };
