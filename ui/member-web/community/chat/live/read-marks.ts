/** A page that opens shows its rows one after another; what they tell is one mark. */
const soon = 60;
/** While a member scrolls, so often at most. */
const together = 600;

type Send = (roomId: string, seq: number) => Promise<unknown>;

/** How far was read: told almost at once, so that other devices are clear, and scrolling on is one mark, not a hundred. */
export const createReadMarks = (send: Send) => {
  const pending = new Map<string, number>();
  const sent = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSentAt = -together;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (pending.size > 0) lastSentAt = performance.now();
    for (const [roomId, seq] of pending) {
      sent.set(roomId, seq);
      // Not heard: the next look at the room tells it again.
      send(roomId, seq).catch(() => {
        if (sent.get(roomId) === seq) sent.delete(roomId);
      });
    }
    pending.clear();
  };

  return {
    mark(roomId: string, seq: number) {
      if (seq <= Math.max(pending.get(roomId) ?? 0, sent.get(roomId) ?? 0)) return;
      pending.set(roomId, seq);
      timer ??= setTimeout(flush, Math.max(soon, lastSentAt + together - performance.now()));
    },
    flush,
  };
};
export type ReadMarks = ReturnType<typeof createReadMarks>;
