import { unreachable } from '#ui/api/api-error.ts';
import { signedIn } from '#ui/api/signed-in.ts';
import type { SavedWeek } from '#ui/indicator/week.ts';
import { deviceMarks } from '#ui/device/device-marks.ts';
import { uploadMedium } from '../../app/uploads/upload-medium.ts';
import { openingAfterSave } from './kept-opening.ts';
import { saveWeek } from './data.ts';
import type { Saved } from './week-body.ts';
import { weekStore } from './week-database.ts';
import {
  added,
  dropped,
  keptAfterAll,
  type SeenWeek,
  type WaitingPhoto,
  type WaitingWeek,
  type WeekQueue,
} from './week-queue.ts';
import { createWeekSender } from './week-sender.ts';

/** What became of a save that was pressed just now. */
export type Outcome =
  | Readonly<{ kind: 'SAVED'; saved: Saved }>
  /** It lies on this device and goes out with the line. */
  | Readonly<{ kind: 'WAITING' }>
  /** It waits for an answer of the member. */
  | Readonly<{ kind: 'ASKS' }>;

export type WeekWaiting = Readonly<{
  queue: WeekQueue;
  isSending: boolean;
  /** What lies on the device has been read. */
  isKnown: boolean;
}>;

const lock = 'fitboard-weeks';
const nothing: WeekWaiting = { queue: [], isSending: false, isKnown: false };

/** Without locks each tab is alone; the server knows a save by its key in any case. */
const alone = async <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(lock, work) : work();

const sendPhoto = async ({ side, key, name, file }: WaitingPhoto) => {
  const { id, type, url, thumbnailUrl } = await uploadMedium({
    purpose: 'PHYSICAL_PROFILE',
    file,
    name,
    key,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  return { mediaId: id, side, type, url, thumbnailUrl };
};

const keepOpening = async (userId: string, saved: SavedWeek): Promise<void> => {
  const known = await weekStore.openingOf(userId);
  if (known !== undefined) await weekStore.keepOpening(userId, openingAfterSave(known, saved));
};

const listenersOf = <Message>() => {
  const all = new Set<(message: Message) => void>();
  return {
    say: (message: Message) => {
      for (const listener of all) listener(message);
    },
    add: (listener: (message: Message) => void) => {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
  };
};

/** Of one member: what waits on this device, and its way to the server. */
const createSession = (userId: string) => {
  let state = nothing;
  let isKept = true;
  let isEnded = false;
  const listeners = listenersOf<undefined>();
  const savedListeners = listenersOf<Saved>();
  const arrivals = new Map<string, Saved>();
  const refusals = new Map<string, unknown>();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(lock);

  const show = (part: Partial<WeekWaiting>) => {
    state = { ...state, ...part };
    if (isMine()) deviceMarks.setWaitingWeeks(state.queue.length);
    listeners.say(undefined);
  };
  const isMine = () => {
    const session = signedIn.current();
    return session.status === 'member' && session.user.id === userId;
  };

  const change = async (step: (queue: WeekQueue) => WeekQueue): Promise<WeekQueue> => {
    const changed = await weekStore.change(userId, step);
    isKept = changed.isKept;
    if (changed.queue !== state.queue || !state.isKnown) show({ queue: changed.queue, isKnown: true });
    return changed.queue;
  };
  const announce = () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    if (!isEnded) channel?.postMessage('changed');
  };
  const look = () => change((queue) => queue);
  channel?.addEventListener('message', () => void look());

  /** Another member may have signed in while a save was on its way: what is left of it waits. */
  const inOwnName = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (!isMine()) throw unreachable();
    return work();
  };
  const sender = createWeekSender<Saved>({
    change: (_, step) => change(step),
    alone,
    sendPhoto: (photo) => inOwnName(() => sendPhoto(photo)),
    save: (entry) => inOwnName(() => saveWeek(entry)),
    onSaved(entry, saved) {
      arrivals.set(entry.id, saved);
      void keepOpening(userId, saved);
      savedListeners.say(saved);
    },
    onRefused: (entry, error) => void refusals.set(entry.id, error),
  });

  let sending: Promise<void> | undefined;
  /** One round at a time; nothing is sent in another member's name. */
  const send = (): Promise<void> => {
    if (!isMine()) return Promise.resolve();
    const round = async () => {
      show({ isSending: true });
      try {
        await sender.send(userId);
      } finally {
        show({ isSending: false });
        announce();
      }
    };
    sending ??= round().finally(() => {
      sending = undefined;
    });
    return sending;
  };

  /**
   * Keeps a save on the device first, then sends it. What the server refuses at once is thrown and waits no longer: the
   * form is still open and shows it.
   */
  const press = async (entry: WaitingWeek): Promise<Outcome> => {
    // What was pressed just before may still be on its way: it is heard first.
    await sending;
    const queue = await change((known) => added(known, entry));
    announce();
    if (queue.some(({ id }) => id === entry.id)) await send();
    const saved = arrivals.get(entry.id);
    if (saved !== undefined) return { kind: 'SAVED', saved };
    const waiting = state.queue.find(({ id }) => id === entry.id);
    if (waiting?.question?.kind === 'REFUSED') {
      await change((known) => dropped(known, entry.id));
      throw refusals.get(entry.id);
    }
    if (!isKept && waiting?.question == null) {
      await change((known) => dropped(known, entry.id));
      throw refusals.get(entry.id) ?? unreachable();
    }
    return { kind: waiting?.question == null ? 'WAITING' : 'ASKS' };
  };

  return {
    subscribe: (listener: () => void) => listeners.add(listener),
    current: () => state,
    hearSaved: savedListeners.add,
    look,
    send,
    press,
    end() {
      isEnded = true;
      channel?.close();
    },
    /** On top of what is there now. */
    async keepMine(id: string, now: SeenWeek): Promise<void> {
      await change((queue) => keptAfterAll(queue, id, now, crypto.randomUUID()));
      await send();
    },
    /** What is on its way is heard first: it may have arrived. */
    settled: () => sending ?? Promise.resolve(),
    async letGo(id: string): Promise<void> {
      await sending;
      await change((queue) => dropped(queue, id));
      announce();
    },
  };
};

export type WeekSession = ReturnType<typeof createSession>;

let current: Readonly<{ userId: string; session: WeekSession }> | undefined;

const forget = () => {
  current?.session.end();
  current = undefined;
};

// What one sign-in knew is read anew by the next: signing out has emptied the device.
signedIn.subscribe(() => {
  const session = signedIn.current();
  if (session.status !== 'member' || session.user.id !== current?.userId) forget();
});

export const weekSessionOf = (userId: string): WeekSession => {
  if (current?.userId !== userId) {
    forget();
    current = { userId, session: createSession(userId) };
  }
  return current.session;
};
