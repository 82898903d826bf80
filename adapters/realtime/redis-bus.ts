import { createClient } from '@redis/client';
import { deliver, type BusListener, type RealtimeBus } from './bus.ts';
import { readSignals, sendSignals } from './signals.ts';

const channel = 'fitboard:live';
const maxMessageBytes = 64 * 1024;
const firstWaitMs = 100;
const longestWaitMs = 2_000;

/** Publish and subscribe, each on a connection of its own, because one that listens may say nothing else. */
export const redisBus = (url: string, failed: (error: unknown) => void = () => undefined): RealtimeBus => {
  const listeners = new Set<BusListener>();
  let isBroken = false;

  const open = () =>
    createClient({
      url,
      // What can't be said now is of no use later: whoever missed it asks the database.
      disableOfflineQueue: true,
      socket: {
        connectTimeout: 2_000,
        reconnectStrategy: (tries) => Math.min(firstWaitMs * 2 ** tries, longestWaitMs),
      },
    });
  const speaker = open();
  const hearer = open();
  speaker.on('error', failed);
  hearer.on('error', (error) => {
    if (!isBroken) failed(error);
    isBroken = true;
  });
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
      await sendSignals(list, maxMessageBytes, (text) => speaker.publish(channel, text));
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
