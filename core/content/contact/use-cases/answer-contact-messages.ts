import type { AuditAction } from '#core/access/audit/audit-names.ts';
import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { without } from '#core/access/actor/archive.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { answer, take, type ContactMessage, type ContactStep } from '../contact-message.ts';
import type { ContactRow } from '../ports.ts';

type StaffMessage = Omit<ContactMessage, 'sender' | 'formToken' | 'textHash'>;

const shown = (message: ContactMessage): StaffMessage => without(message, 'sender', 'formToken', 'textHash');

export const listContactMessages =
  ({ reads }: Reads<'contactMessages'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<ContactRow>> => {
    requirePermission(actor, 'bug-report.view');
    return reads.contactMessages.list(request);
  };

export const getContactMessage =
  ({ reads }: Reads<'contactMessages'>) =>
  async (actor: Actor, id: string): Promise<StaffMessage> => {
    requirePermission(actor, 'bug-report.view');
    const found = await reads.contactMessages.find(id);
    if (!found) throw new DomainError('contact.not_found');
    return shown(found);
  };

type Needs = Writes<'auditLog' | 'contactMessages' | 'events'> & Pick<Ports, 'clock'>;
/** What was read: an answer is not sent beside another person's. */
type Seen = Readonly<{ id: string; version: number }>;

const change =
  ({ transaction, clock }: Needs) =>
  async (
    actor: Actor,
    { id, version }: Seen,
    action: AuditAction,
    next: (message: ContactMessage, at: Date) => ContactMessage,
  ): Promise<StaffMessage> => {
    requirePermission(actor, 'bug-report.update', 'bug-report.manage');
    return transaction(async ({ contactMessages, auditLog, events }) => {
      const before = await contactMessages.lock(id);
      if (!before) throw new DomainError('contact.not_found');
      if (before.version !== version) throw new DomainError('version.stale');
      const at = clock.now();
      const changed = next(before, at);
      await contactMessages.update(changed);
      if (changed.replies.length > before.replies.length)
        await events.append({ type: 'contact.answered', messageId: id, reply: before.replies.length });
      await auditLog.append(
        audited(actor, {
          at,
          action,
          targetType: 'contact_message',
          targetId: id,
          before: { status: before.status },
          after: { status: changed.status, replies: changed.replies.length },
          reason: null,
        }),
      );
      return shown(changed);
    });
  };

/** Sends an answer to the address that was given, by mail. */
export const replyToContactMessage =
  (needs: Needs) =>
  async (actor: Actor, { text, ...seen }: Seen & Readonly<{ text: string }>): Promise<StaffMessage> =>
    change(needs)(actor, seen, 'contact.reply', (message, at) =>
      answer(message, text, { at, by: actorName(actor) }),
    );

/** Closes it, calls it spam, or opens it again. */
export const moveContactMessage =
  (needs: Needs) =>
  async (actor: Actor, { step, ...seen }: Seen & Readonly<{ step: ContactStep }>): Promise<StaffMessage> =>
    change(needs)(actor, seen, `contact.${step}`, (message, at) => take(message, step, at));

/** How long strangers' words are kept, once nobody needs them. */
const keptDays = { spam: 30, closed: 730 } as const;

/** Forgets spam after 30 days, and what is closed or answered after two years; answers how many went. */
export const purgeContactMessages =
  ({ reads, clock }: Reads<'contactMessages'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor): Promise<number> => {
    requirePermission(actor, 'bug-report.delete', 'bug-report.manage');
    const at = clock.now();
    return reads.contactMessages.deleteBefore({
      spam: after(at, -keptDays.spam * day),
      closed: after(at, -keptDays.closed * day),
    });
  };
