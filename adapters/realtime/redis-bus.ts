import { createClient } from '@redis/client';
import { deliver, type BusListener, type RealtimeBus } from '#adapters/ports/bus.ts';
import { BusSilent } from '#adapters/ports/bus-silent.ts';
import { readSignals, sendSignals } from '#adapters/ports/live-signals.ts';

const channel = 'fitboard:live';
const maxMessageBytes = 64 * 1024;
const firstWaitMs = 100;
const longestWaitMs = 2_000;
/** A connection that is silently gone would otherwise be noticed only by people missing their messages. */
const probeEveryMs = 10_000;

/** The client waits for the answer to a command as long as the connection stands, even when nobody is behind it. */
const within = async <Result>(work: Promise<Result>, patienceMs: number): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new BusSilent(`Redis did not answer within ${patienceMs} ms`)),
      patienceMs,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

type Options = Readonly<{
  patienceMs?: number;
  /** Hears that Redis is out of reach, and that both connections stand again. */
  outage?: Readonly<{ failed(error: unknown): void; worked(): void }>;
}>;

/** Publish and subscribe, each on a connection of its own, because one that listens may say nothing else. */
export const redisBus = (
  url: string,
  failed: (error: unknown) => void = () => undefined,
  { patienceMs = longestWaitMs, outage = { failed, worked: () => undefined } }: Options = {},
): RealtimeBus => {
  const listeners = new Set<BusListener>();
  let isBroken = false;

  const open = () =>
    createClient({
      url,
      // What can't be said now is of no use later: a client that missed it asks the database.
      disableOfflineQueue: true,
      pingInterval: probeEveryMs,
      socket: {
        connectTimeout: 2_000,
        // Two probes without an answer: the connection is made anew.
        socketTimeout: 2.5 * probeEveryMs,
        reconnectStrategy: (tries) => Math.min(firstWaitMs * 2 ** tries, longestWaitMs),
      },
    });
  const speaker = open();
  const hearer = open();
  const restored = () => {
    if (speaker.isReady && hearer.isReady) outage.worked();
  };
  speaker.on('error', outage.failed);
  speaker.on('ready', restored);
  hearer.on('error', (error) => {
    outage.failed(error);
    isBroken = true;
  });
  hearer.on('ready', restored);
  // Subscriptions are renewed before it is ready again; what was said meanwhile is gone.
  hearer.on('ready', () => {
    if (!isBroken) return;
    isBroken = false;
    for (const listener of listeners) listener.missed();
  });

  const opening = Promise.all([
    speaker.connect(),
    hearer
      .connect()
      .then(() => hearer.subscribe(channel, (text) => deliver(readSignals(text), listeners, failed))),
  ]).then(
    () => undefined,
    failed, // only when it was closed meanwhile: until then connecting is tried again
  );

  return {
    async publish(list) {
      if (list.length === 0) return;
      if (!speaker.isReady)
        await Promise.race([opening, new Promise((done) => setTimeout(done, longestWaitMs).unref())]);
      await sendSignals(list, maxMessageBytes, (text) => within(speaker.publish(channel, text), patienceMs));
    },
    subscribe(listener) {
      listeners.add(listener);
    },
    async close() {
      listeners.clear();
      speaker.destroy();
      hearer.destroy();
      await opening;
    },
  };
};
