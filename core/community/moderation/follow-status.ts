import type { UserStatus } from '#core/access/actor/actor.ts';
import type { EventOf } from '#core/kernel/events.ts';
import type { ReactionContext } from '#core/kernel/reaction.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { stateBeneath, type Sanction } from './sanction.ts';

type Needs = Pick<Repositories, 'events' | 'sanctions' | 'users'>;

/** What a status leaves in force: opened again nothing, on hold no ban. */
const isOverBy = (status: UserStatus, { kind }: Sanction): boolean =>
  (kind === 'BAN' && status !== 'BAN' && status !== 'DELETE') ||
  (kind === 'HOLD' && (status === 'ACTIVE' || status === 'PENDING'));

/**
 * Staff also hold, ban and open accounts without a case: that is a sanction too, so that it can be appealed, and ends
 * those it contradicts. What moderation itself did finds everything as it should be.
 */
export const followStatus = async (
  { users, sanctions, events }: Needs,
  { userId, status, before = 'ACTIVE', by = 'system' }: EventOf<'user.status_changed'>,
  { at, happenedAt, ids }: Pick<ReactionContext, 'at' | 'happenedAt' | 'ids'>,
): Promise<void> => {
  const user = await users.lock(userId);
  if (user.status !== status) return;
  const inForce = await sanctions.lockActiveOf(userId);
  for (const sanction of inForce.filter((one) => isOverBy(status, one) && one.createdAt <= happenedAt)) {
    await sanctions.update({ ...sanction, status: 'LIFTED', endedBy: by, endedAt: at });
    const { id: sanctionId, kind } = sanction;
    await events.append({ type: 'sanction.ended', sanctionId, userId, kind, by: 'staff' });
  }
  if (status !== 'HOLD' && status !== 'BAN') return;
  if (inForce.some(({ kind }) => kind === status)) return;
  const beneath = stateBeneath(inForce, { status: before, statusReason: null });
  const id = ids.next();
  await sanctions.insert({
    id,
    userId,
    caseId: null,
    kind: status,
    reason: user.statusReason ?? '',
    until: null,
    status: 'ACTIVE',
    statusBefore: beneath.status,
    statusReasonBefore: beneath.statusReason,
    givenBy: by,
    endedBy: null,
    endedAt: null,
    createdAt: happenedAt,
  });
  await events.append({ type: 'sanction.given', sanctionId: id, userId, kind: status });
};
