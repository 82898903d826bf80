import { receivedFrame, type ReceivedFrame, type SentFrame } from '#contract/realtime.ts';

type Options = Readonly<{
  /** A fresh single-use ticket; rejects when there is no connection, or nobody is signed in. */
  ticket: () => Promise<string>;
  onFrame: (frame: ReceivedFrame) => void;
  /** Each time the line stands again after it was down: what happened meanwhile has to be read over HTTP. */
  onBack: () => void;
  address?: (ticket: string) => string;
  random?: () => number;
}>;

const firstWait = 1_000;
const longestWait = 60_000;
const pulse = 45_000;
const patience = 15_000;
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

const read = (data: unknown): ReceivedFrame | undefined => {
  if (typeof data !== 'string') return undefined;
  try {
    const frame = receivedFrame.safeParse(JSON.parse(data));
    return frame.success ? frame.data : undefined; // a later server may say more than this page knows
  } catch {
    return undefined;
  }
};

/** A line that mends itself. Frames are hints: losing one loses nothing. Answers how to hang up. */
export const openLive = ({
  ticket,
  onFrame,
  onBack,
  address = addressHere,
  random = Math.random,
}: Options) => {
  let socket: WebSocket | undefined;
  let attempt = 0;
  let wasDown = false;
  let ended = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let heart: ReturnType<typeof setInterval> | undefined;
  let unheard: ReturnType<typeof setTimeout> | undefined;

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

  const ping = () => {
    const frame: SentFrame = {
      channel: 'sendMessage',
      type: 'SYSTEM',
      payload: { action: 'ping' },
      id: crypto.randomUUID(),
    };
    socket?.send(JSON.stringify(frame));
    clearTimeout(unheard);
    // A phone that changed networks keeps a dead line open for minutes.
    unheard = setTimeout(() => socket?.close(), patience);
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

    line.addEventListener('open', () => {
      if (line !== socket || ended) return line.close();
      attempt = 0;
      heart = setInterval(ping, pulse);
      if (wasDown) onBack();
      wasDown = false;
      return undefined;
    });
    line.addEventListener('message', ({ data }) => {
      clearTimeout(unheard);
      const frame = read(data);
      if (frame !== undefined && !ended) onFrame(frame);
    });
    line.addEventListener('close', ({ code }) => {
      if (line !== socket) return;
      socket = undefined;
      quiet();
      if (code === signedOut) ended = true;
      else later();
    });
    return undefined;
  };

  /** The network is back, or the person is: no need to sit out the wait. */
  const now = () => {
    if (ended || socket !== undefined || waiting === undefined || document.visibilityState === 'hidden')
      return;
    quiet();
    attempt = 0;
    void connect();
  };
  addEventListener('online', now);
  document.addEventListener('visibilitychange', now);
  void connect();

  return () => {
    ended = true;
    quiet();
    removeEventListener('online', now);
    document.removeEventListener('visibilitychange', now);
    socket?.close();
  };
};
