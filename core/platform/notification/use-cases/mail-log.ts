import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { composeMail, type ComposedMail } from '../compose-mail.ts';
import type { Mail } from '../notification.ts';

type LoggedMail = Omit<Mail, 'secrets'>;

export const listMails =
  ({ reads }: Reads<'mails'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<LoggedMail>> => {
    requirePermission(actor, 'mail.view');
    return reads.mails.list(request);
  };

/** As it was written, with codes and links covered: staff have no business in other people's accounts. */
export const getMail =
  ({
    reads,
    ...needs
  }: Reads<'announcements' | 'mailTemplates' | 'mails' | 'people' | 'settings'> &
    Pick<Ports, 'tokens' | 'baseUrl'>) =>
  async (actor: Actor, id: string): Promise<LoggedMail & ComposedMail> => {
    requirePermission(actor, 'mail.view');
    const { secrets: _, ...mail } = await reads.mails.get(id);
    return { ...mail, ...(await composeMail(needs)(reads, mail)) };
  };

export const retryMail =
  ({ transaction, clock }: Writes<'auditLog' | 'mails'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, id: string): Promise<void> => {
    requirePermission(actor, 'mail.update', 'mail.manage');
    await transaction(async ({ mails, auditLog }) => {
      const mail = await mails.get(id);
      if (mail.status !== 'FAILED') throw new DomainError('mail.not_failed');
      const at = clock.now();
      await mails.settle({ ...mail, status: 'PENDING', attempts: 0, nextAttemptAt: at });
      await auditLog.append(
        audited(actor, {
          at,
          action: 'mail.retry',
          targetType: 'mail',
          targetId: id,
          before: { status: mail.status, attempts: mail.attempts },
          after: { status: 'PENDING', attempts: 0 },
          reason: null,
        }),
      );
    });
  };

/**
 * For machines without a mail server: the mail whole, codes and links included. Only the system itself may read them so;
 * no role can.
 */
export const readKeptMail =
  ({
    reads,
    ...needs
  }: Reads<'announcements' | 'mailTemplates' | 'mails' | 'people' | 'settings'> &
    Pick<Ports, 'tokens' | 'baseUrl'>) =>
  async (actor: Actor, id: string): Promise<LoggedMail & ComposedMail> => {
    if (actor.kind !== 'system') throw new DomainError('access.not_authorized');
    const mail = await reads.mails.get(id);
    if (mail.status !== 'KEPT' && mail.status !== 'PENDING') throw new DomainError('mail.not_found');
    const { secrets: _, ...shown } = mail;
    return { ...shown, ...(await composeMail(needs)(reads, mail)) };
  };
