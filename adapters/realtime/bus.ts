import type { LiveSignal } from './signals.ts';

export interface RealtimeBus {
  /** To all instances, this one included; may be lost while the way between them is broken. */
  publish(signals: readonly LiveSignal[]): Promise<void>;
  /** `missed` is called when signals may have been lost. */
  subscribe(listener: Readonly<{ heard(signal: LiveSignal): void; missed(): void }>): void;
  close(): Promise<void>;
}

/** For a single process. */
export const localBus = (): RealtimeBus => {
  const listeners = new Set<Parameters<RealtimeBus['subscribe']>[0]>();
  return {
    async publish(signals) {
      for (const signal of signals) for (const listener of listeners) listener.heard(signal);
    },
    subscribe(listener) {
      listeners.add(listener);
    },
    async close() {
      listeners.clear();
    },
  };
};
