import type { AuditAction } from '#core/access/audit/audit-names.ts';
import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { after } from '#core/kernel/time.ts';
import { deletedTextsKeptFor } from '../message.ts';
import type { ChatRoomRow } from '../ports.ts';
import { requireOpen, type Room, type RoomId } from '../room.ts';
import { handOver } from './change-room.ts';
import { closeLocked } from '../steps/close-room.ts';

type Reads = Pick<Ports, 'reads'>;
type Needs = Reads & Pick<Ports, 'transaction' | 'clock' | 'ids'>;
type Decision = Readonly<{ roomId: RoomId; reason: string }>;

/** How many rooms there are and what happens in them; not what was said. */
export const listAllRooms =
  ({ reads }: Reads) =>
  async (actor: Actor, request: ListRequest): Promise<List<ChatRoomRow>> => {
    requirePermission(actor, 'chat.view');
    return reads.chatRooms.list(request);
  };

export const getAnyRoom =
  ({ reads }: Reads) =>
  async (actor: Actor, roomId: RoomId): Promise<ChatRoomRow> => {
    requirePermission(actor, 'chat.view');
    return reads.chatRooms.row(roomId);
  };

/** One change of a locked, open room, with its reason in the audit log. */
const decide = async (
  { transaction, reads, clock, ids }: Needs,
  actor: Actor,
  { roomId, reason }: Decision,
  action: AuditAction,
  work: (repositories: Repositories, room: Room, step: { at: Date; ids: Ports['ids'] }) => Promise<object>,
): Promise<ChatRoomRow> => {
  const at = clock.now();
  await transaction(async (repositories) => {
    const found = await repositories.chatRooms.lock(roomId);
    if (!found) throw new DomainError('chat.room_not_found');
    const room = requireOpen(found);
    const change = await work(repositories, room, { at, ids });
    const { ownerId, closedAt } = room;
    const before = { ownerId, closedAt };
    const about = { at, action, targetType: 'chat_room' as const, targetId: roomId, reason };
    await repositories.auditLog.append(audited(actor, { ...about, before, after: { ...before, ...change } }));
  });
  return reads.chatRooms.row(roomId);
};

export const closeAnyRoom =
  (ports: Needs) =>
  async (actor: Actor, decision: Decision): Promise<ChatRoomRow> => {
    requirePermission(actor, 'chat.update');
    return decide(ports, actor, decision, 'chat_room.close', async (repositories, room, step) => {
      await closeLocked(repositories, room, { ...step, by: 'STAFF' });
      return { closedAt: step.at };
    });
  };

export const handOverAnyRoom =
  (ports: Needs) =>
  async (actor: Actor, decision: Decision & Readonly<{ userId: UserId }>): Promise<ChatRoomRow> => {
    requirePermission(actor, 'chat.manage');
    return decide(ports, actor, decision, 'chat_room.hand_over', async (repositories, room, step) => {
      if (room.type !== 'GROUP') throw new DomainError('chat.not_allowed');
      await handOver(repositories, room, decision.userId, step);
      return { ownerId: decision.userId };
    });
  };

const purgedAtOnce = 1_000;

/** By the clock: what deleted texts said is forgotten for good after 30 days, or later with their case. */
export const purgeDeleted =
  ({ transaction, clock }: Pick<Ports, 'transaction' | 'clock'>) =>
  async (actor: Actor): Promise<{ purged: number }> => {
    requirePermission(actor, 'chat.manage');
    const before = after(clock.now(), -deletedTextsKeptFor);
    const purge = () =>
      transaction(async ({ chatMessages, media }) => {
        const ids = await chatMessages.purgeDeleted(before, purgedAtOnce);
        for (const id of ids) await media.unuse({ kind: 'CHAT', id });
        return ids.length;
      });
    for (let purged = 0; ;) {
      const found = await purge();
      purged += found;
      if (found < purgedAtOnce) return { purged };
    }
  };
