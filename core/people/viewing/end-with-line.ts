import { actorName, type Actor } from '#core/access/actor/actor.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Viewing } from './viewing-session.ts';

type Needs = Pick<Repositories, 'auditLog' | 'viewings'>;

/** Ends it once, with one line in the log, however many try. One that was over before it was left ended then. */
export const endWithLine = async (
  { viewings, auditLog }: Needs,
  actor: Actor,
  { id, staffId, memberId, startedAt, endsAt }: Viewing,
  at: Date,
): Promise<void> => {
  const endedAt = endsAt < at ? endsAt : at;
  if (!(await viewings.end(id, endedAt))) return;
  await auditLog.append({
    at,
    actor: actorName(actor),
    action: 'viewing.end',
    targetType: 'user',
    targetId: memberId,
    before: { startedAt },
    after: { endedAt, staffId },
    reason: null,
  });
};
