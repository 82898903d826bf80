/** A page that opens shows its rows one after another; what they tell is one mark. */
const soon = 60;
/** While a member scrolls, so often at most. */
const together = 600;

/** Answers whether the server has heard it: a line may be dead for a while before anybody notices. */
type Send = (roomId: string, seq: number) => Promise<boolean>;

/** How far was read: told almost at once, so that other devices are clear, and scrolling on is one mark, not a hundred. */
export const createReadMarks = (send: Send) => {
  const pending = new Map<string, number>();
  const sent = new Map<string, number>();
  const unheard = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSentAt = -together;

  const heard = (roomId: string, seq: number) => {
    if ((unheard.get(roomId) ?? Infinity) <= seq) unheard.delete(roomId);
  };

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (pending.size > 0) lastSentAt = performance.now();
    for (const [roomId, seq] of pending) {
      sent.set(roomId, seq);
      unheard.set(roomId, seq);
      send(roomId, seq).then(
        (isHeard) => isHeard && heard(roomId, seq),
        () => undefined, // it is told again with what else was not heard
      );
    }
    pending.clear();
  };
  const plan = () => {
    timer ??= setTimeout(flush, Math.max(soon, lastSentAt + together - performance.now()));
  };

  return {
    mark(roomId: string, seq: number) {
      if (seq <= Math.max(pending.get(roomId) ?? 0, sent.get(roomId) ?? 0)) return;
      pending.set(roomId, seq);
      plan();
    },
    flush,
    /** The server says how far it knows. */
    heard,
    /** The line is back, or some time has passed: what nobody answered is told again. */
    reportAgain() {
      for (const [roomId, seq] of unheard) if (seq > (pending.get(roomId) ?? 0)) pending.set(roomId, seq);
      if (pending.size > 0) plan();
    },
  };
};
export type ReadMarks = ReturnType<typeof createReadMarks>;
