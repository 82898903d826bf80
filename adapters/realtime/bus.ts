import type { StoredEvent } from '#core/events.ts';
import type { UserId } from '#core/kernel/id.ts';

/** What every instance must hear, so that it can tell the sockets it holds. Ids only: the channel is not private. */
export type LiveSignal =
  | Readonly<{ kind: 'notification'; userId: UserId; notificationId: string }>
  /** Null: every sign-in of this person. */
  | Readonly<{ kind: 'ended'; userId: UserId; sessionIds: readonly string[] | null }>;

export interface RealtimeBus {
  /** To all instances, this one included; may be lost while the way between them is broken. */
  publish(signals: readonly LiveSignal[]): Promise<void>;
  /** `missed` is called when signals may have been lost. */
  subscribe(listener: Readonly<{ heard(signal: LiveSignal): void; missed(): void }>): void;
  close(): Promise<void>;
}

/** For a single process. */
export const localBus = (): RealtimeBus => {
  const listeners = new Set<Parameters<RealtimeBus['subscribe']>[0]>();
  return {
    async publish(signals) {
      for (const signal of signals) for (const listener of listeners) listener.heard(signal);
    },
    subscribe(listener) {
      listeners.add(listener);
    },
    async close() {
      listeners.clear();
    },
  };
};

/** What of the things that happened sockets are told about. */
export const liveSignals = (events: readonly StoredEvent[]): readonly LiveSignal[] =>
  events.flatMap(({ event }): readonly LiveSignal[] => {
    switch (event.type) {
      case 'notification.created':
        return [{ kind: 'notification', userId: event.userId, notificationId: event.notificationId }];
      case 'sessions.ended':
        return [{ kind: 'ended', userId: event.userId, sessionIds: event.sessionIds }];
      case 'user.status_changed':
        return event.status === 'ACTIVE' ? [] : [{ kind: 'ended', userId: event.userId, sessionIds: null }];
      case 'user.deletion_requested':
        return [{ kind: 'ended', userId: event.userId, sessionIds: null }];
      default:
        return [];
    }
  });
