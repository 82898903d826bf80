import { actorName, type Actor } from '#core/access/actor/actor.ts';
import type { Id } from '#core/kernel/id.ts';
import type { AuditAction, AuditTarget } from './audit-names.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';

/** One staff change: who, what, on whom, before and after. Written in the change's own transaction, never edited. */
export type AuditEntry = Readonly<{
  id: Id<'audit'>;
  at: Date;
  actor: string;
  /** `user.set_status`, `coins.correct` … */
  action: AuditAction;
  targetType: AuditTarget;
  targetId: string;
  before: unknown;
  after: unknown;
  reason: string | null;
}>;

export interface AuditLog {
  append(entry: Omit<AuditEntry, 'id'>): Promise<void>;
  list(request: ListRequest): Promise<List<AuditEntry & { actorName: string | null }>>;
}

export const audited = (actor: Actor, entry: Omit<AuditEntry, 'id' | 'actor'>): Omit<AuditEntry, 'id'> => ({
  ...entry,
  actor: actorName(actor),
});
