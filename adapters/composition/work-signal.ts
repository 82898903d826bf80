import type { DomainEvent } from '#core/kernel/events.ts';
import type { Repositories, Transaction } from '#core/kernel/transaction.ts';

type Work = 'events' | 'mails' | 'pushes';

/** Wakes the workers of this process when work was left for them, so that they need not look every moment. */
export const createWorkSignal = () => {
  type Listener = (events: readonly DomainEvent[]) => void;
  const listeners: Record<Work, Listener[]> = { events: [], mails: [], pushes: [] };
  return {
    on(work: Work, listener: Listener): void {
      listeners[work].push(listener);
    },
    /** `events`: those that were just committed. */
    ring(work: Work, events: readonly DomainEvent[] = []): void {
      for (const listener of listeners[work]) listener(events);
    },
  };
};
export type WorkSignal = ReturnType<typeof createWorkSignal>;

/** Signals when a transaction in which events, mails or pushes were appended is over. */
export const signallingWork =
  (transaction: Transaction, workSignal: WorkSignal): Transaction =>
  async (work) => {
    const appended: DomainEvent[] = [];
    let hasMails = false;
    let hasPushes = false;
    const watched = ({ events, mails, pushes, ...others }: Repositories): Repositories => ({
      ...others,
      events: {
        ...events,
        append(event) {
          appended.push(event);
          return events.append(event);
        },
      },
      mails: {
        ...mails,
        append(mail, names) {
          hasMails = true;
          return mails.append(mail, names);
        },
      },
      pushes: {
        ...pushes,
        append(push) {
          hasPushes = true;
          return pushes.append(push);
        },
      },
    });
    const result = await transaction((repositories) => {
      // A transaction may be tried again: what an earlier try appended never was.
      appended.length = 0;
      return work(watched(repositories));
    });
    if (appended.length > 0) workSignal.ring('events', appended);
    if (hasMails) workSignal.ring('mails');
    if (hasPushes) workSignal.ring('pushes');
    return result;
  };
