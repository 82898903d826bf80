import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { displayName } from '#core/access/actor/person.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { wants } from '#core/platform/notification/categories.ts';
import {
  hasRoomForMail,
  mailTo,
  notify,
  routeOf,
  type NotifyContext,
} from '#core/platform/notification/notify.ts';
import { isMuted, type Member } from '../member.ts';
import { messagesReference, recountMessageNotice, roomLink, withdrawMessageNotice } from '../notices.ts';
import { peerIn, type Room } from '../room.ts';

type Needs = Pick<Ports, 'transaction' | 'clock' | 'ids' | 'sentences' | 'baseUrl'>;
type Waiting = Readonly<{ room: Room; count: number; name: string; byId: UserId | null }>;

/** Worked on in one transaction: another writer waits no longer than for so many. */
const batch = 100;

/** What is still unread, and from whom; null when nothing is to be said about it. */
const waitingIn = async (
  { chatRooms, chatMembers, users, relations }: Repositories,
  member: Member,
  at: Date,
): Promise<Waiting | null> => {
  const { roomId, userId } = member;
  const room = isMuted(member, at) ? null : await chatRooms.find(roomId);
  if (!room || member.state !== 'INBOX') return null;
  const count = (await chatMembers.unreadIn(userId, [roomId], at)).get(roomId) ?? 0;
  if (count === 0) return null;
  const byId = peerIn(room, userId);
  if (byId === null) return { room, count, name: room.name ?? '', byId };
  const [peer, blocked] = await Promise.all([users.find(byId), relations.blockedEitherWay(userId, [byId])]);
  return peer && blocked.size === 0 ? { room, count, name: displayName(peer), byId } : null;
};

/** One line for each room, with how many messages wait; never what they say. */
const writeNotice = async (
  repositories: Repositories,
  context: NotifyContext,
  { userId }: Member,
  { room, count, name, byId }: Waiting,
): Promise<boolean> => {
  await withdrawMessageNotice(repositories, room.id, userId);
  await notify(repositories, context, {
    userId,
    type: 'CHAT',
    params: { user: name, count },
    link: roomLink(room.id),
    reference: messagesReference(room.id, userId),
    withoutMail: true,
    ...(byId !== null && { by: byId }),
  });
  return true;
};

/** Nothing new since the notice, which then says too much: some of it was deleted, or nothing is left. */
const correctNotice = async (
  repositories: Repositories,
  member: Member,
  waiting: Waiting | null,
): Promise<boolean> => {
  if (waiting === null) await withdrawMessageNotice(repositories, member.roomId, member.userId);
  else await recountMessageNotice(repositories, member, waiting.count);
  return false;
};

/** Answers whether there is one: not every mail is wanted, and there are so many a day. */
const writeMail = async (
  repositories: Repositories,
  context: NotifyContext,
  { userId }: Member,
  { room, count, name, byId }: Waiting,
): Promise<boolean> => {
  const user = await repositories.people.find(userId);
  const changed = await repositories.notificationPreferences.of(userId);
  if (user?.status !== 'ACTIVE' || !wants(changed, 'chat', 'email')) return false;
  const route = await routeOf(repositories, user, context.at);
  if (route.kind === 'NONE') return false;
  if (route.kind === 'DIGEST') {
    const waiting = await repositories.notifications.letWait({
      reference: messagesReference(room.id, userId),
      userId,
    });
    if (waiting > 0) {
      await repositories.digests.plan(userId, route.dueAt);
      return false;
    }
  }
  if (!(await hasRoomForMail(repositories, userId, context.at))) return false;
  const text = context.sentences(user.language, 'notification.CHAT.body', { user: name, count });
  await mailTo(repositories, context, user, 'notification_chat', {
    link: roomLink(room.id),
    values: { user: name, count: String(count), text },
    ...(route.kind === 'DIGEST' && { notBefore: route.dueAt }),
    names: byId ?? undefined,
  });
  return true;
};

/**
 * By the clock: a line about what was not read for ten seconds, and one mail about a room that was not read for a quarter
 * of an hour. An open room is read as it goes, so that nothing is left to be said about it.
 */
export const notifyUnread =
  ({ transaction, clock, ids, sentences, baseUrl }: Needs) =>
  async (actor: Actor): Promise<{ notices: number; mails: number }> => {
    requirePermission(actor, 'chat.manage');
    const at = clock.now();
    const context = { at, ids, sentences, baseUrl };
    const work = (kind: 'notice' | 'mail') =>
      transaction(async (repositories) => {
        const due = await repositories.chatMembers.takeDue(kind, at, batch);
        let written = 0;
        for (const member of due) {
          const waiting = await waitingIn(repositories, member, at);
          const isNotice = kind === 'notice';
          const isNew = waiting !== null && (!isNotice || member.countSeq > member.noticedSeq);
          const write = isNotice ? writeNotice : writeMail;
          const isWritten = isNew
            ? await write(repositories, context, member, waiting)
            : isNotice && (await correctNotice(repositories, member, waiting));
          const done = isNotice
            ? { noticeAt: null, noticedSeq: member.countSeq }
            : { mailAt: null, ...(waiting && { mailedSeq: member.countSeq }) };
          await repositories.chatMembers.put([{ ...member, ...done }]);
          written += isWritten ? 1 : 0;
        }
        return { written, hasMore: due.length === batch };
      });
    const workAll = async (kind: 'notice' | 'mail'): Promise<number> => {
      for (let all = 0; ;) {
        const { written, hasMore } = await work(kind);
        all += written;
        if (!hasMore) return all;
      }
    };
    return { notices: await workAll('notice'), mails: await workAll('mail') };
  };
