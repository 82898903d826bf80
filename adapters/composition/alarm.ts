import type { Repositories, Transaction } from '#core/transaction.ts';

type Work = 'events' | 'mails' | 'pushes';

/** Tells the workers of this process that work was left for them, so that they need not look every moment. */
export const createAlarm = () => {
  const listeners: Record<Work, (() => void)[]> = { events: [], mails: [], pushes: [] };
  return {
    on(work: Work, listener: () => void): void {
      listeners[work].push(listener);
    },
    ring(work: Work): void {
      for (const listener of listeners[work]) listener();
    },
  };
};
export type Alarm = ReturnType<typeof createAlarm>;

/** Rings when a transaction in which events, mails or pushes were appended is over. */
export const ringing =
  (transaction: Transaction, alarm: Alarm): Transaction =>
  async (work) => {
    let hasEvents = false;
    let hasMails = false;
    let hasPushes = false;
    const watched = ({ events, mails, pushes, ...others }: Repositories): Repositories => ({
      ...others,
      events: {
        ...events,
        append(event) {
          hasEvents = true;
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
    const result = await transaction((repositories) => work(watched(repositories)));
    if (hasEvents) alarm.ring('events');
    if (hasMails) alarm.ring('mails');
    if (hasPushes) alarm.ring('pushes');
    return result;
  };
