import type { RoomSignal } from '#core/community/chat/room-signal.ts';

/** Each text on the channel costs every commit of the server time, and nobody notices so short a wait. */
const gatherMs = 10;

/** What many transactions say of rooms within a moment goes out together, each once. */
export const gatherRoomSignals = (send: (signals: readonly RoomSignal[]) => void) => {
  let gathered = new Map<string, RoomSignal>();
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const signals = [...gathered.values()];
    gathered = new Map();
    if (signals.length > 0) send(signals);
  };
  return {
    add(signals: readonly RoomSignal[]): void {
      for (const signal of signals) gathered.set(JSON.stringify(signal), signal);
      timer ??= setTimeout(flush, gatherMs).unref();
    },
    /** What is still gathered goes out at once. */
    stop: flush,
  };
};
