import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { ListRequest } from '#core/kernel/page.ts';
import type { Reads } from '#core/kernel/transaction.ts';

/** What staff changed, newest first unless asked otherwise. */
export const listAuditLog =
  ({ reads }: Reads<'auditLog'>) =>
  async (actor: Actor, request: ListRequest) => {
    requirePermission(actor, 'audit.view', 'global');
    return reads.auditLog.list(request);
  };
