import { z } from 'zod';
import type { EventType, StoredEvent } from '#core/events.ts';
import type { UserId } from '#core/kernel/id.ts';
import { refreshed } from '#contract/realtime.ts';

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
  /** Null: every sign-in of this person. */
  z.object({ kind: z.literal('ended'), userId: z.string(), sessionIds: z.array(z.string()).nullable() }),
]);

/** What every instance must hear, so that it can tell the sockets it holds. Ids only: the channel is not private. */
export type LiveSignal = z.output<typeof signal>;

const signals = z.array(signal);

/** Several texts where one would be longer than the channel takes. */
export const signalTexts = (list: readonly LiveSignal[], maxBytes: number): readonly string[] => {
  const texts: string[] = [];
  let parts: string[] = [];
  let size = 2;
  for (const part of list.map((one) => JSON.stringify(one))) {
    const bytes = Buffer.byteLength(part) + 1;
    if (parts.length > 0 && size + bytes > maxBytes) {
      texts.push(`[${parts.join(',')}]`);
      parts = [];
      size = 2;
    }
    parts.push(part);
    size += bytes;
  }
  return parts.length > 0 ? [...texts, `[${parts.join(',')}]`] : texts;
};

/** What is none of ours is nothing: an instance of another version may be speaking. */
export const readSignals = (text: string): readonly LiveSignal[] => {
  try {
    const heard = signals.safeParse(JSON.parse(text));
    return heard.success ? heard.data : [];
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

const noticeActions = {
  'notification.created': 'created',
  'notification.read': 'read',
  'notification.withdrawn': 'withdrawn',
} as const;

const refreshMe = (userId: UserId): LiveSignal => ({ kind: 'refresh', userId, what: 'me' });

/** What of the things that happened sockets are told about. */
export const liveSignals = (events: readonly StoredEvent[]): readonly LiveSignal[] =>
  events.flatMap(({ event }): readonly LiveSignal[] => {
    if (changesMe.has(event.type)) return [refreshMe(event.userId)];
    // Both sides of a review see the same steps, and each step can move coins of either.
    if ('reviewId' in event)
      return [event.userId, event.coachId].flatMap((userId): LiveSignal[] => [
        { kind: 'refresh', userId, what: 'review', id: event.reviewId },
        refreshMe(userId),
      ]);
    switch (event.type) {
      case 'notification.created':
      case 'notification.read':
      case 'notification.withdrawn': {
        const { userId, notificationId } = event;
        // All of them at once: a list is asked for again, not its lines one by one.
        if (notificationId === null) return [{ kind: 'refresh', userId, what: 'notices' }];
        return [{ kind: 'notification', action: noticeActions[event.type], userId, notificationId }];
      }
      case 'sessions.ended':
        return [{ kind: 'ended', userId: event.userId, sessionIds: [...event.sessionIds] }];
      case 'user.status_changed':
        return event.status === 'ACTIVE' ? [] : [{ kind: 'ended', userId: event.userId, sessionIds: null }];
      case 'user.deletion_requested':
        return [{ kind: 'ended', userId: event.userId, sessionIds: null }];
      default:
        return [];
    }
  });
