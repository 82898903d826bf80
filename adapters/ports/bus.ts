import type { LiveSignal } from '#adapters/ports/live-signals.ts';

export interface RealtimeBus {
  /**
   * To all instances, this one included; may be lost while the way between them is broken. One that can't be sent takes
   * no other with it.
   */
  publish(signals: readonly LiveSignal[]): Promise<void>;
  /** `missed` is called when signals may have been lost. */
  subscribe(listener: BusListener): void;
  close(): Promise<void>;
}

export type BusListener = Readonly<{ heard(signal: LiveSignal): void; missed(): void }>;

/** Hands signals to all listeners; a listener that fails on one hears the others all the same. */
export const deliver = (
  signals: readonly LiveSignal[],
  listeners: Iterable<BusListener>,
  failed: (error: unknown) => void,
): void => {
  for (const signal of signals)
    for (const listener of listeners) {
      try {
        listener.heard(signal);
      } catch (error) {
        failed(error);
      }
    }
};

/** For a single process. */
export const localBus = (failed: (error: unknown) => void = () => undefined): RealtimeBus => {
  const listeners = new Set<BusListener>();
  return {
    async publish(signals) {
      deliver(signals, listeners, failed);
    },
    subscribe(listener) {
      listeners.add(listener);
    },
    async close() {
      listeners.clear();
    },
  };
};
