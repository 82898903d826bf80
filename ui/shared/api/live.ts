import type { MessageType, ReceivedFrame } from '#http/live/contract/realtime.ts';
import { createHeartbeat } from './live/heartbeat.ts';
import { createOutageNotice } from './live/outage-notice.ts';
import { createReconnection } from './live/reconnection.ts';

/** What a page says on the line: true when it went out. */
export type Speak = (type: MessageType, payload: unknown) => boolean;

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
  /** The line stands and can be spoken on; nothing while it is down. */
  onLine?: (speak: Speak | undefined) => void;
  address?: (ticket: string) => string;
  random?: () => number;
}>;

/** A page that is looked at again asks whether the line still lives, unless it has just been heard. */
const freshness = 10_000;
/** The server ended the sign-in: coming back with it is of no use. */
const signedOut = 4401;

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

const hasWord = (key: string) => (payload: object) => textAt(payload, key) !== undefined;
/** The chat's screens decode the rest by the contract. */
const hasPart = (key: string) => (payload: object) => {
  const part: unknown = Reflect.get(payload, key);
  return typeof part === 'object' && part !== null;
};

/** Written out, since every page has a line and the schemas weigh more than the rest of the page's frame. */
const speaksOf: Readonly<Record<ReceivedFrame['type'], (payload: object) => boolean>> = {
  SYSTEM: (payload) =>
    textAt(payload, 'action') === 'pong' ||
    (textAt(payload, 'action') === 'presence' &&
      ['ONLINE', 'OFFLINE', 'ALWAY', 'BUSY'].includes(textAt(payload, 'activityStatus') ?? '')) ||
    (textAt(payload, 'action') === 'refresh' &&
      ['me', 'review', 'notices', 'feed', 'chat', 'files', 'sanctions'].includes(
        textAt(payload, 'what') ?? '',
      ) &&
      ['undefined', 'string'].includes(typeof Reflect.get(payload, 'id'))) ||
    (textAt(payload, 'code') !== undefined && typeof Reflect.get(payload, 'params') === 'object'),
  NOTIFICATION: (payload) =>
    ['created', 'read', 'withdrawn'].includes(textAt(payload, 'action') ?? '') &&
    textAt(payload, 'notificationId') !== undefined,
  CHAT_ROOM_ADD: hasPart('room'),
  CHAT_ROOM_UPDATE: hasPart('room'),
  CHAT_ROOM_DELETE: hasWord('roomId'),
  CHAT_ROOM_TYPING: hasWord('roomId'),
  CHAT_MESSAGE_ADD: hasPart('message'),
  CHAT_MESSAGE_UPDATE: hasPart('message'),
  CHAT_MESSAGE_DELETE: hasWord('messageId'),
  CHAT_MESSAGE_MARK_AS_READ: hasWord('roomId'),
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

/** The network is back or gone, or the person is. Answers how to stop listening. */
const listenToPage = ({ onBack, onOffline }: Readonly<{ onBack: () => void; onOffline: () => void }>) => {
  addEventListener('online', onBack);
  addEventListener('offline', onOffline);
  document.addEventListener('visibilitychange', onBack);
  return () => {
    removeEventListener('online', onBack);
    removeEventListener('offline', onOffline);
    document.removeEventListener('visibilitychange', onBack);
  };
};

/** A line that mends itself. Frames are hints: losing one loses nothing. Answers how to hang up. */
export const openLive = ({
  ticket,
  onFrame,
  onBack,
  onUnreached = () => undefined,
  onEnded = () => undefined,
  onLine = () => undefined,
  address = addressHere,
  random = Math.random,
}: Options) => {
  let socket: WebSocket | undefined;
  let wasDown = false;
  let ended = false;
  let heardAt = 0;

  const speak: Speak = (type, payload) => {
    if (socket?.readyState !== 1) return false;
    socket.send(JSON.stringify({ channel: 'sendMessage', type, payload, id: crypto.randomUUID() }));
    return true;
  };

  const quiet = () => {
    onLine(undefined);
    reconnection.cancel();
    heartbeat.stop();
  };

  const later = () => {
    if (ended) return;
    wasDown = true;
    reconnection.schedule();
  };

  const lost = () => {
    quiet();
    // Where a line never stood there may be none; pages ask by themselves there.
    if (heardAt > 0) outage.began();
    later();
  };

  /** Without waiting for the browser to notice: a phone that changed networks keeps a dead line open for minutes. */
  const giveUp = () => {
    const line = socket;
    if (line === undefined) return;
    socket = undefined;
    lost();
    line.close();
  };

  const opened = () => {
    reconnection.startOver();
    heardAt = Date.now();
    heartbeat.start();
    onLine(speak);
    outage.ended();
    if (wasDown) onBack();
    wasDown = false;
  };

  const received = (data: unknown) => {
    heartbeat.answered();
    heardAt = Date.now();
    const frame = readFrame(data);
    if (frame !== undefined && !ended) onFrame(frame);
  };

  const closed = (code: number) => {
    socket = undefined;
    if (code !== signedOut) return lost();
    ended = true;
    quiet();
    return onEnded();
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
    heartbeat.expectAnswer();

    line.addEventListener('open', () => (line !== socket || ended ? line.close() : opened()));
    line.addEventListener('message', ({ data }) => line === socket && received(data));
    line.addEventListener('close', ({ code }) => line === socket && closed(code));
    return undefined;
  };

  const reconnection = createReconnection(connect, random);
  const heartbeat = createHeartbeat({ line: () => socket, onSilence: giveUp });
  const outage = createOutageNotice(onUnreached);

  /** No need to sit out the wait. */
  const now = () => {
    if (ended || document.visibilityState === 'hidden') return;
    if (socket !== undefined) {
      if (Date.now() - heardAt > freshness) heartbeat.ping();
      return;
    }
    if (!reconnection.isWaiting()) return;
    quiet();
    reconnection.startOver();
    void connect();
  };
  const stopListening = listenToPage({ onBack: now, onOffline: giveUp });
  void connect();

  return () => {
    ended = true;
    quiet();
    outage.cancel();
    stopListening();
    socket?.close();
  };
};
