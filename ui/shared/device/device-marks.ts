/** Small notes beside what this device keeps, so that nothing is fetched to find out that there is nothing. */
const owner = 'fitboard.device';
const waiting = 'fitboard.weeks.waiting';
/** Set while chat messages wait to be sent. */
export const waitingMessages = 'fitboard.chat.waiting';

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const write = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Where nothing can be stored, nothing is kept.
  }
};

/** Not of a member: it stays when everything of theirs goes. */
const leaving = 'fitboard-leaving';

const listeners = new Set<() => void>();

export const deviceMarks = {
  /** Whose answers, drafts and waiting saves lie here. */
  owner: () => read(owner),
  setOwner: (userId: string) => write(owner, userId),
  /** How many saves wait for the line. */
  waitingWeeks: () => Number(read(waiting) ?? 0),
  setWaitingWeeks: (count: number) => {
    write(waiting, count === 0 ? null : String(count));
    for (const listener of listeners) listener();
  },
  /** Weeks or messages that would be lost with what lies here. */
  hasUnsent: () => read(waiting) !== null || read(waitingMessages) !== null,
  /** A member signed out without a connection: the server has to hear of it before anything else. */
  isLeaving: () => read(leaving) !== null,
  setLeaving: (isLeaving: boolean) => write(leaving, isLeaving ? '1' : null),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
