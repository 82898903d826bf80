import { isApiError } from '#ui/api/api-error.ts';
import type { ChatMessage } from '../../../app/data/chat.ts';
import type { NewMessage } from './data.ts';
import { createDelivery, type Upload } from './outbox-delivery.ts';
import { isExpired, nextOf, type WaitingMessage } from './outbox-entry.ts';
import type { OutboxStore } from './outbox-store.ts';

type Options = Readonly<{
  userId: string;
  store: OutboxStore;
  send: (roomId: string, message: NewMessage) => Promise<ChatMessage>;
  upload: (upload: Upload) => Promise<string>;
  /** The parts of a file that is not wanted any more. */
  discardUpload?: (address: string) => Promise<void>;
  /** One tab at a time sends for a room: two would change the order. */
  alone: (name: string, work: () => Promise<void>) => Promise<void>;
  /** Other tabs read the queue again. */
  announce: () => void;
  onSent: (message: ChatMessage) => void;
  now?: () => number;
}>;

/** Milliseconds until the next try; doubled, up to a minute. */
const waitAfter = (tries: number) => Math.min(60_000, 1_000 * 2 ** tries);

/** When a room is tried again: later each time, or when the server says. */
const createRetries = (run: (roomId: string) => void) => {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const tries = new Map<string, number>();
  const cancel = (roomId: string) => clearTimeout(timers.get(roomId));
  return {
    later(roomId: string, seconds: number | undefined) {
      const count = tries.get(roomId) ?? 0;
      tries.set(roomId, count + 1);
      cancel(roomId);
      const wait = seconds === undefined ? waitAfter(count) : seconds * 1000;
      timers.set(
        roomId,
        setTimeout(() => run(roomId), wait),
      );
    },
    forget: (roomId: string) => tries.delete(roomId),
    cancel,
    cancelAll() {
      for (const roomId of timers.keys()) cancel(roomId);
    },
  };
};

/** A refusal that another try may not meet: no network, a busy server, too many at once, a sign-in that is renewed. */
const isPassing = (error: unknown) =>
  !isApiError(error) ||
  error.code === 'network.unreachable' ||
  error.status >= 500 ||
  [401, 423, 429].includes(error.status);

/** What a refusal says, kept so that it can be said in the reader's language; of a field, more exactly. */
const failureOf = (error: unknown): Required<Pick<WaitingMessage, 'failure' | 'failureParams'>> => {
  if (!isApiError(error)) return { failure: 'generic.unexpected', failureParams: {} };
  const { code, params } = error.fields[0] ?? error;
  return { failure: code, failureParams: params };
};

export type Waiting = Readonly<{
  messages: readonly WaitingMessage[];
  /** How much of a file has left the device, by its key. */
  progress: ReadonlyMap<string, number>;
}>;

/** What waits, and who is to hear of each change. */
const createWaiting = () => {
  let state: Waiting = { messages: [], progress: new Map() };
  const listeners = new Set<() => void>();
  return {
    current: () => state,
    change(part: Partial<Waiting>) {
      state = { ...state, ...part };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

/** Where its name belongs to another message it needs one of its own. */
const freeName = async (
  store: Pick<Options['store'], 'remove'>,
  { clientId, failure }: WaitingMessage,
): Promise<string> => {
  if (failure !== 'chat.client_id_reused') return clientId;
  await store.remove(clientId);
  return crypto.randomUUID();
};

type Rounds = Readonly<{
  /** The next message of a room, sent or kept; false when there is none, or it has to wait. */
  sendNext(roomId: string): Promise<boolean>;
  /** What no other tab does at the same time. */
  alone: Options['alone'];
  lockName(roomId: string): string;
  onBegin(roomId: string): void;
}>;

/** One room after another is emptied in order, by one tab alone; what is written meanwhile goes out in the same round. */
const createRounds = ({ sendNext, alone, lockName, onBegin }: Rounds) => {
  const running = new Set<string>();
  /** Something was written while the last of a room was under way. */
  const again = new Set<string>();
  const run = async (roomId: string): Promise<void> => {
    if (running.has(roomId)) {
      again.add(roomId);
      return;
    }
    running.add(roomId);
    onBegin(roomId);
    try {
      await alone(lockName(roomId), async () => {
        while (await sendNext(roomId)) {
          // The next one.
        }
      });
    } finally {
      running.delete(roomId);
      if (again.delete(roomId)) void run(roomId);
    }
  };
  return run;
};

/** What was written and has not arrived: in order per room, each under one name however often it is tried. */
export const createOutbox = (options: Options) => {
  const { userId, store, send, upload, alone, announce, onSent, now = Date.now } = options;
  const { discardUpload = async () => undefined } = options;
  const waiting = createWaiting();
  let isClosed = false;

  const reload = async () => {
    const messages = await store.ofUser(userId);
    if (!isClosed) waiting.change({ messages: messages.toSorted((a, b) => a.createdAt - b.createdAt) });
  };
  const keep = async (message: WaitingMessage) => {
    await store.put(message);
    await reload();
    announce();
  };
  const drop = async (clientId: string) => {
    await store.remove(clientId);
    await reload();
    announce();
  };

  const delivery = createDelivery({
    keep: async (message) => {
      await store.put(message);
      await reload();
    },
    send,
    upload,
    onProgress: (key, share) =>
      waiting.change({ progress: new Map(waiting.current().progress).set(key, share) }),
  });

  /** True: go on with the next one. */
  const attempt = async (message: WaitingMessage): Promise<boolean> => {
    if (isExpired(message, now())) {
      await keep({ ...message, failure: 'expired' });
      return true;
    }
    try {
      onSent(await delivery.deliver(message));
      await drop(message.clientId);
      retries.forget(message.roomId);
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return true; // taken back meanwhile
      if (!isPassing(error)) {
        // With what of its files has arrived meanwhile.
        const current =
          waiting.current().messages.find(({ clientId }) => clientId === message.clientId) ?? message;
        await keep({ ...current, ...failureOf(error) });
        return true;
      }
      retries.later(message.roomId, isApiError(error) ? error.retryAfter : undefined);
      return false;
    }
  };

  const rounds = createRounds({
    alone,
    lockName: (roomId) => `fitboard-chat-${userId}-${roomId}`,
    onBegin: (roomId) => retries.cancel(roomId),
    async sendNext(roomId) {
      // Another tab may have sent some while this one waited for its turn.
      await reload();
      const next = nextOf(waiting.current().messages, roomId);
      return next !== undefined && !isClosed && attempt(next);
    },
  });
  const run = async (roomId: string): Promise<void> => {
    if (!isClosed) await rounds(roomId);
  };
  const retries = createRetries((roomId) => void run(roomId));

  const takeOut = async (clientId: string): Promise<WaitingMessage | undefined> => {
    const known = waiting.current().messages.find((message) => message.clientId === clientId);
    delivery.stop(clientId);
    await drop(clientId);
    return known;
  };

  const runAll = async () => {
    await reload();
    await Promise.all([...new Set(waiting.current().messages.map(({ roomId }) => roomId))].map(run));
  };

  return {
    current: waiting.current,
    subscribe: waiting.subscribe,
    async add(message: Omit<WaitingMessage, 'userId' | 'createdAt' | 'failure'>) {
      await keep({ ...message, userId, createdAt: now(), failure: null });
      void run(message.roomId);
    },
    /** Tried anew for another day, behind what was written meanwhile. */
    async retry(clientId: string) {
      const known = waiting.current().messages.find((message) => message.clientId === clientId);
      if (known === undefined) return;
      const name = await freeName(store, known);
      await keep({ ...known, clientId: name, failure: null, failureParams: {}, createdAt: now() });
      void run(known.roomId);
    },
    async discard(clientId: string) {
      const known = await takeOut(clientId);
      const begun = known?.files.flatMap(({ address }) => address ?? []) ?? [];
      await Promise.allSettled(begun.map(discardUpload)); // else it expires by itself
    },
    /** Out of the queue, with all that was written; what of its files has arrived stays there. */
    takeBack: takeOut,
    reload,
    /** The network is back, or the page. */
    runAll,
    close() {
      isClosed = true;
      retries.cancelAll();
      delivery.stopAll();
    },
  };
};
export type Outbox = ReturnType<typeof createOutbox>;
