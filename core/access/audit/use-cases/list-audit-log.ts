import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';

/** What staff changed, newest first unless asked otherwise. */
export const listAuditLog =
  ({ reads }: Pick<Ports, 'reads'>) =>
  async (actor: Actor, request: ListRequest) => {
    requirePermission(actor, 'global');
    return reads.auditLog.list(request);
  };
