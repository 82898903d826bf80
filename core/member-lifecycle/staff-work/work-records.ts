import { mayDo, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Permission } from '#core/access/actor/permission.ts';
import { subjectsOf } from '#core/community/moderation/moderator-rights.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { listRights } from './list-rights.ts';
import type { WorkKind, WorkRecord } from './staff-note.ts';

export type RecordReads = Pick<
  Repositories,
  'bugReports' | 'cases' | 'coinRequests' | 'contactMessages' | 'orders' | 'payments' | 'users'
>;
export type CaseRights = WithHooks<'reportSubjects'>['hooks']['reportSubjects'];

/** One record: whom it is about, and with which rights, any of them, it is seen. */
export type Found = Readonly<{ aboutUserId: UserId | null; opensWith: readonly Permission[] }>;

const about = (userId: UserId | null, kind: WorkKind): Found => ({
  aboutUserId: userId,
  opensWith: listRights[kind],
});

const readers: Readonly<
  Record<WorkKind, (reads: RecordReads, id: string, rights: CaseRights) => Promise<Found | null>>
> = {
  user: async ({ users }, id) => ((await users.find(id)) ? about(id, 'user') : null),
  async payment({ payments }, id) {
    const found = await payments.find(id);
    return found && about(found.userId, 'payment');
  },
  async coin_request({ coinRequests }, id) {
    const found = await coinRequests.find(id);
    return found && about(found.userId, 'coin_request');
  },
  async order({ orders }, id) {
    const found = await orders.find(id);
    return found && about(found.userId, 'order');
  },
  async case({ cases }, id, rights) {
    const found = await cases.find(id);
    const right = found && subjectsOf(rights, found.targetKind)?.permission;
    return found && { aboutUserId: found.ownerId, opensWith: right ? [right] : [] };
  },
  async bug_report({ bugReports }, id) {
    const found = await bugReports.find(id);
    if (!found) return null;
    const { reporterId, isSecurity } = found;
    return {
      aboutUserId: reporterId,
      opensWith: isSecurity ? ['bug-report.manage'] : listRights.bug_report,
    };
  },
  async contact_message({ contactMessages }, id) {
    const found = await contactMessages.find(id);
    return found && about(found.userId, 'contact_message');
  },
};

/** Staff who may not see a record, and members, find none. Fails with staff_work.not_found. */
export const requireRecord = async (
  reads: RecordReads,
  rights: CaseRights,
  actor: Actor,
  { kind, id }: WorkRecord,
): Promise<Found> => {
  requirePermission(actor, ...listRights[kind]);
  const found = await readers[kind](reads, id, rights);
  if (!found || !mayDo(actor, ...found.opensWith)) throw new DomainError('staff_work.not_found');
  return found;
};
