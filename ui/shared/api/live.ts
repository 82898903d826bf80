import type { ReceivedFrame, SentFrame } from '#http/engine/contract/realtime.ts';

type Options = Readonly<{
  /** A fresh single-use ticket; rejects when there is no connection, or nobody is signed in. */
  ticket: () => Promise<string>;
  onFrame: (frame: ReceivedFrame) => void;
  /** Each time the line stands again after it was down: what happened meanwhile has to be read over HTTP. */
  onBack: () => void;
  /** The line has been down for so long that a person may want to know; and that it stands again. */
  onUnreached?: (isUnreached: boolean) => void;
  /** The server ended the sign-in: there is nothing to come back to. */
  onEnded?: () => void;
  address?: (ticket: string) => string;
  random?: () => number;
}>;

const firstWait = 1_000;
const longestWait = 60_000;
const pulse = 45_000;
const patience = 15_000;
/** A page that is looked at again asks whether the line still lives, unless it has just been heard. */
const freshness = 10_000;
/** Most breaks are over before anybody needs to read of them. */
const unmentioned = 10_000;
/** The server ended the sign-in: coming back with it is of no use. */
const signedOut = 4401;

/** Twice as long after each failure, and never the same for everybody: a restarted server is not stormed. */
export const backoff = (attempt: number, random: () => number = Math.random) =>
  Math.min(firstWait * 2 ** attempt, longestWait) * (0.5 + random() / 2);

const addressHere = (ticket: string) => {
  const url = new URL('/ws', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('ticket', ticket);
  return url.href;
};

const textAt = (payload: object, key: string): string | undefined => {
  const value: unknown = Reflect.get(payload, key);
  return typeof value === 'string' ? value : undefined;
};

/** Written out, since every page has a line and the schemas weigh more than the rest of the page's frame. */
const speaksOf: Readonly<Record<ReceivedFrame['type'], (payload: object) => boolean>> = {
  SYSTEM: (payload) =>
    textAt(payload, 'action') === 'pong' ||
    (textAt(payload, 'action') === 'presence' &&
      ['ONLINE', 'OFFLINE', 'ALWAY', 'BUSY'].includes(textAt(payload, 'activityStatus') ?? '')) ||
    (textAt(payload, 'action') === 'refresh' &&
      ['me', 'review', 'notices'].includes(textAt(payload, 'what') ?? '') &&
      ['undefined', 'string'].includes(typeof Reflect.get(payload, 'id'))) ||
    (textAt(payload, 'code') !== undefined && typeof Reflect.get(payload, 'params') === 'object'),
  NOTIFICATION: (payload) =>
    ['created', 'read', 'withdrawn'].includes(textAt(payload, 'action') ?? '') &&
    textAt(payload, 'notificationId') !== undefined,
};

const isFrame = (value: unknown): value is ReceivedFrame => {
  if (typeof value !== 'object' || value === null) return false;
  const { channel, type, payload, id } = value as Readonly<Record<string, unknown>>; // any object may be read so
  if (channel !== 'receiveMessage' || typeof id !== 'string') return false;
  // A later server may say more than this page knows.
  if (typeof type !== 'string' || !Object.hasOwn(speaksOf, type)) return false;
  return (
    typeof payload === 'object' && payload !== null && speaksOf[type as ReceivedFrame['type']](payload) // asked just before
  );
};

/** What the server said, or nothing for anything else. */
export const readFrame = (data: unknown): ReceivedFrame | undefined => {
  if (typeof data !== 'string') return undefined;
  try {
    const frame: unknown = JSON.parse(data);
    return isFrame(frame) ? frame : undefined;
  } catch {
    return undefined;
  }
};

/** A line that mends itself. Frames are hints: losing one loses nothing. Answers how to hang up. */
export const openLive = ({
  ticket,
  onFrame,
  onBack,
  onUnreached = () => undefined,
  onEnded = () => undefined,
  address = addressHere,
  random = Math.random,
}: Options) => {
  let socket: WebSocket | undefined;
  let attempt = 0;
  let wasDown = false;
  let ended = false;
  let heardAt = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let heart: ReturnType<typeof setInterval> | undefined;
  let unheard: ReturnType<typeof setTimeout> | undefined;
  let untold: ReturnType<typeof setTimeout> | undefined;

  const quiet = () => {
    clearTimeout(waiting);
    clearInterval(heart);
    clearTimeout(unheard);
    waiting = undefined;
  };

  const later = () => {
    if (ended || waiting !== undefined) return;
    wasDown = true;
    waiting = setTimeout(
      () => {
        waiting = undefined;
        void connect();
      },
      backoff(attempt, random),
    );
    attempt += 1;
  };

  /** Without waiting for the browser to notice: a phone that changed networks keeps a dead line open for minutes. */
  const giveUp = () => {
    const line = socket;
    if (line === undefined) return;
    socket = undefined;
    lost();
    line.close();
    later();
  };

  const lost = () => {
    quiet();
    // Where a line never stood there may be none; pages ask by themselves there.
    if (heardAt > 0) untold ??= setTimeout(() => onUnreached(true), unmentioned);
  };

  const ping = () => {
    if (socket?.readyState !== 1) return;
    const frame: SentFrame = {
      channel: 'sendMessage',
      type: 'SYSTEM',
      payload: { action: 'ping' },
      id: crypto.randomUUID(),
    };
    socket.send(JSON.stringify(frame));
    clearTimeout(unheard);
    unheard = setTimeout(giveUp, patience);
  };

  const connect = async (): Promise<void> => {
    let given: string;
    try {
      given = await ticket();
    } catch {
      return later();
    }
    if (ended) return undefined;
    const line = new WebSocket(address(given));
    socket = line;
    unheard = setTimeout(giveUp, patience);

    line.addEventListener('open', () => {
      if (line !== socket || ended) return line.close();
      attempt = 0;
      heardAt = Date.now();
      clearTimeout(unheard);
      clearTimeout(untold);
      untold = undefined;
      heart = setInterval(ping, pulse);
      onUnreached(false);
      if (wasDown) onBack();
      wasDown = false;
      return undefined;
    });
    line.addEventListener('message', ({ data }) => {
      if (line !== socket) return;
      clearTimeout(unheard);
      heardAt = Date.now();
      const frame = readFrame(data);
      if (frame !== undefined && !ended) onFrame(frame);
    });
    line.addEventListener('close', ({ code }) => {
      if (line !== socket) return;
      socket = undefined;
      if (code === signedOut) {
        ended = true;
        quiet();
        onEnded();
      } else {
        lost();
        later();
      }
    });
    return undefined;
  };

  /** The network is back, or the person is: no need to sit out the wait. */
  const now = () => {
    if (ended || document.visibilityState === 'hidden') return;
    if (socket !== undefined) {
      if (Date.now() - heardAt > freshness) ping();
      return;
    }
    if (waiting === undefined) return;
    quiet();
    attempt = 0;
    void connect();
  };
  addEventListener('online', now);
  addEventListener('offline', giveUp);
  document.addEventListener('visibilitychange', now);
  void connect();

  return () => {
    ended = true;
    quiet();
    clearTimeout(untold);
    removeEventListener('online', now);
    removeEventListener('offline', giveUp);
    document.removeEventListener('visibilitychange', now);
    socket?.close();
  };
};
