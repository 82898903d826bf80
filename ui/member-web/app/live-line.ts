import type { ReceivedFrame } from '#http/live/contract/realtime.ts';
import type { Speak } from '#ui/api/live.ts';

type Listener = Readonly<{
  onFrame: (frame: ReceivedFrame) => void;
  /** The line stands again after it was down: what happened meanwhile was not heard. */
  onBack: () => void;
}>;

/** The one line of the page, for screens that are fetched later and hear more than hints. */
const createLiveLine = () => {
  const listeners = new Set<Listener>();
  let speak: Speak | undefined;

  return {
    hear(listener: Listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** False when there is no line to say it on. */
    say: ((type, payload) => speak?.(type, payload) ?? false) as Speak,
    pass(frame: ReceivedFrame) {
      for (const { onFrame } of listeners) onFrame(frame);
    },
    passBack() {
      for (const { onBack } of listeners) onBack();
    },
    stand(by: Speak | undefined) {
      speak = by;
    },
  };
};

export const liveLine = createLiveLine();
