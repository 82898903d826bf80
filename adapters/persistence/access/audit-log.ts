import type { AuditEntry, AuditLog } from '#core/access/audit/audit-log.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const list: ListSource<keyof typeof staffLists.auditLog> = {
  select: `a.id::text as id, a.at, a.actor, a.action, a.target_type, a.target_id, a.before, a.after, a.reason,
    u.fullname as actor_name`,
  from: 'audit_log a left join users u on u.id = a.actor',
  columns: {
    id: 'a.id',
    at: 'a.at',
    actor: 'a.actor',
    actorName: 'u.fullname',
    action: 'a.action',
    targetType: 'a.target_type',
    targetId: 'a.target_id',
  },
  search: `fold(concat_ws(' ', u.search, a.action, a.target_id, a.reason))`,
  tieBreak: 'a.id',
};

const json = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

export const knexAuditLog = (db: Connection): AuditLog => ({
  async append({ at, actor, action, targetType, targetId, before, after, reason }) {
    await db()('audit_log').insert({
      at,
      actor,
      action,
      targetType,
      targetId,
      before: json(before),
      after: json(after),
      reason,
    });
  },

  list: async (request) =>
    staffList<AuditEntry & { actorName: string | null }, keyof typeof staffLists.auditLog>(
      db(),
      list,
      readListRequest(staffLists.auditLog, request),
    ),
});
