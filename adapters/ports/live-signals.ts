import { z } from 'zod';
import { memberChanges, roomChanges } from '#core/community/chat/room-signal.ts';
import type { DomainEvent, EventType } from '#core/kernel/events.ts';
import type { UserId } from '#core/kernel/id.ts';
import { refreshed } from '#http/live/contract/realtime.ts';
import { BusSilent } from '#adapters/ports/bus-silent.ts';

const signal = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('notification'),
    action: z.enum(['created', 'read', 'withdrawn']),
    userId: z.string(),
    notificationId: z.string(),
  }),
  /** What this person's pages show is old. */
  z.object({
    kind: z.literal('refresh'),
    userId: z.string(),
    what: z.enum(refreshed),
    id: z.string().optional(),
  }),
  /** What this person may do is another than before, or how they are spoken to; null: a role changed, for all who have it. */
  z.object({ kind: z.literal('access'), userId: z.string().nullable() }),
  /** A room changed, or a message of it: each instance reads what it is and whom it tells. */
  z.object({ kind: z.literal('chat'), roomId: z.string(), rev: z.int(), change: z.enum(roomChanges) }),
  /** One person's place in a room changed. */
  z.object({
    kind: z.literal('chat-member'),
    roomId: z.string(),
    userId: z.string(),
    change: z.enum(memberChanges),
  }),
  /** Members' sites are served under other names than before: each instance reads which. */
  z.object({ kind: z.literal('hosts') }),
  /** Nothing of it is stored; whom it is shown to was judged where it was heard. */
  z.object({
    kind: z.literal('chat-typing'),
    roomId: z.string(),
    userId: z.string(),
    until: z.string(),
    receivers: z.array(z.string()),
  }),
  /** Null: every sign-in of this person. */
  z.object({ kind: z.literal('ended'), userId: z.string(), sessionIds: z.array(z.string()).nullable() }),
]);

/** What every instance must hear, so that it can tell the sockets it holds. Ids only: the channel is not private. */
export type LiveSignal = z.output<typeof signal>;
/** Those made of events; rooms are announced without one. */
export type AnnouncedSignal = Exclude<LiveSignal, { kind: 'chat' | 'chat-member' | 'chat-typing' }>;

const textOf = (list: readonly LiveSignal[]): string => JSON.stringify(list);
const bytesOf = (list: readonly LiveSignal[]): number => Buffer.byteLength(textOf(list));

/** A signal longer than the channel takes becomes several that mean the same; one that can't be divided stays. */
const divided = (one: LiveSignal, maxBytes: number): readonly LiveSignal[] => {
  if (one.kind !== 'ended' || one.sessionIds === null || one.sessionIds.length < 2) return [one];
  if (bytesOf([one]) <= maxBytes) return [one];
  const half = Math.ceil(one.sessionIds.length / 2);
  return [one.sessionIds.slice(0, half), one.sessionIds.slice(half)].flatMap((sessionIds) =>
    divided({ ...one, sessionIds }, maxBytes),
  );
};

/**
 * What goes over the channel in one text each. A signal that closes sockets goes alone, so that it shares its fate with
 * no other; the rest are gathered, because each text costs every commit of the server time.
 */
const gathered = (list: readonly LiveSignal[], maxBytes: number): readonly (readonly LiveSignal[])[] => {
  const groups: LiveSignal[][] = [];
  let open: LiveSignal[] | null = null;
  let size = 0;
  for (const one of list.flatMap((signal) => divided(signal, maxBytes))) {
    const bytes = bytesOf([one]);
    if (one.kind === 'ended') {
      groups.push([one]);
      open = null;
    } else if (open && size + bytes <= maxBytes) {
      open.push(one);
      size += bytes;
    } else {
      open = [one];
      groups.push(open);
      size = bytes;
    }
  }
  return groups;
};

/**
 * Sends every signal, in texts no longer than the channel takes. When a text fails, its signals are sent one by one, so
 * that only those are lost that can't be sent at all; then it fails with what happened to them.
 */
export const sendSignals = async (
  list: readonly LiveSignal[],
  maxBytes: number,
  send: (text: string) => Promise<unknown>,
): Promise<void> => {
  const failures: unknown[] = [];
  const attempt = async (group: readonly LiveSignal[]): Promise<void> => {
    try {
      await send(textOf(group));
    } catch (error) {
      if (error instanceof BusSilent) throw error;
      if (group.length === 1) failures.push(error);
      else for (const one of group) await attempt([one]);
    }
  };
  for (const group of gathered(list, maxBytes)) await attempt(group);
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} live signals could not be sent`);
};

/** What is none of ours is nothing, and takes nothing else with it: an instance of another version may be speaking. */
export const readSignals = (text: string): readonly LiveSignal[] => {
  try {
    const heard: unknown = JSON.parse(text);
    if (!Array.isArray(heard)) return [];
    return heard.flatMap((one) => {
      const read = signal.safeParse(one);
      return read.success ? [read.data] : [];
    });
  } catch {
    return [];
  }
};

/** They change what the owner's every page shows: account, type, level, balances. */
const changesMe: ReadonlySet<EventType> = new Set<EventType>([
  'user.verified',
  'user.email_changed',
  'user.type_changed',
  'user.level_changed',
  'user.level_expired',
  'reward.claimed',
  'coins.granted',
  'coins.corrected',
  'payment.approved',
  'payment.reversed',
  'partner_claim.made',
  'partner_claim.decided',
  'order.moved',
  'report.refunded',
  'coach_request.decided',
  'specialization_request.decided',
]);

/** They change under which names members' sites are served. */
const changesHosts: ReadonlySet<EventType> = new Set<EventType>([
  'domain.active',
  'domain.held',
  'domain.suspended',
  'domain.released',
  'domain.hosts_changed',
  'host.verified',
  'host.released',
]);

const noticeActions = {
  'notification.created': 'created',
  'notification.read': 'read',
  'notification.withdrawn': 'withdrawn',
} as const;

const refreshMe = (userId: UserId): AnnouncedSignal => ({ kind: 'refresh', userId, what: 'me' });

/**
 * Signals that take something away from people: they go out as soon as the change is committed, ahead of the queue of
 * events.
 */
export const urgentSignals = (events: readonly DomainEvent[]): readonly AnnouncedSignal[] =>
  events.flatMap((event): readonly AnnouncedSignal[] => {
    switch (event.type) {
      case 'sessions.ended':
        return [{ kind: 'ended', userId: event.userId, sessionIds: [...event.sessionIds] }];
      case 'user.status_changed':
        return event.status === 'ACTIVE'
          ? [{ kind: 'access', userId: event.userId }]
          : [{ kind: 'ended', userId: event.userId, sessionIds: null }];
      case 'user.role_changed':
      case 'second_factor.turned_on':
      case 'second_factor.turned_off':
      case 'second_factor.reset':
      case 'passkey.added':
      case 'passkey.removed':
      case 'user.language_changed':
        return [{ kind: 'access', userId: event.userId }];
      case 'role.changed':
        return [{ kind: 'access', userId: null }];
      case 'sanction.given':
      case 'sanction.ended':
        return event.kind === 'RESTRICT' ? [{ kind: 'access', userId: event.userId }] : [];
      case 'user.deletion_requested':
        return [{ kind: 'ended', userId: event.userId, sessionIds: null }];
      default:
        return [];
    }
  });

/** Which events are announced to all instances. */
export const liveSignals = (events: readonly DomainEvent[]): readonly AnnouncedSignal[] =>
  events.flatMap((event): readonly AnnouncedSignal[] => {
    if ('userId' in event && changesMe.has(event.type)) return [refreshMe(event.userId)];
    if (changesHosts.has(event.type)) return [{ kind: 'hosts' }];
    // Both sides of a review see the same steps, and each step can move coins of either.
    if ('reviewId' in event)
      return [event.userId, event.coachId].flatMap((userId): AnnouncedSignal[] => [
        { kind: 'refresh', userId, what: 'review', id: event.reviewId },
        refreshMe(userId),
      ]);
    switch (event.type) {
      // The followee hears by a notice; what a busy author's pages show of the account is the same as before.
      case 'follow.added':
      case 'follow.removed':
        return [{ kind: 'refresh', userId: event.followerId, what: 'feed' }];
      case 'user.blocked':
        return [event.ownerId, event.otherId].flatMap((userId): AnnouncedSignal[] => [
          { kind: 'refresh', userId, what: 'feed' },
          { kind: 'refresh', userId, what: 'chat' },
        ]);
      case 'media.changed':
        return [{ kind: 'refresh', userId: event.userId, what: 'files' }];
      case 'notification.created':
      case 'notification.read':
      case 'notification.withdrawn': {
        const { userId, notificationId } = event;
        // All of them at once: a list is asked for again, not its lines one by one.
        if (notificationId === null) return [{ kind: 'refresh', userId, what: 'notices' }];
        return [{ kind: 'notification', action: noticeActions[event.type], userId, notificationId }];
      }
      // Their author's other devices; those who follow ask by themselves.
      case 'feed.posted':
      case 'feed.removed':
      case 'feed.liked':
      case 'feed.unliked':
        return [{ kind: 'refresh', userId: event.authorId, what: 'feed', id: event.postId }];
      case 'comment.added':
      case 'comment.removed':
        return [{ kind: 'refresh', userId: event.authorId, what: 'feed', id: event.subjectId }];
      case 'sanction.given':
      case 'sanction.ended':
      case 'appeal.decided':
        return [
          ...urgentSignals([event]),
          refreshMe(event.userId),
          { kind: 'refresh', userId: event.userId, what: 'sanctions' },
        ];
      // Sites of those who are not active are not served.
      case 'user.status_changed':
      case 'user.deletion_requested':
        return [...urgentSignals([event]), { kind: 'hosts' }];
      default:
        return urgentSignals([event]);
    }
  });
