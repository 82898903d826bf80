const patienceMs = 4_000;
/** Several watchdogs that ask in the same second share an answer. */
const rememberedMs = 1_000;

type Check = () => Promise<void>;
type Options = Readonly<{ patience?: number; now?: () => number }>;

/** Whether all of these work, within the time a watchdog waits; whatever hangs counts as broken. */
export const readiness = (
  checks: readonly Check[],
  { patience = patienceMs, now = () => performance.now() }: Options = {},
): (() => Promise<boolean>) => {
  const ask = async (): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), patience);
    });
    const all = Promise.all(checks.map((check) => check())).then(
      () => true,
      () => false,
    );
    try {
      return await Promise.race([all, late]);
    } finally {
      clearTimeout(timer);
    }
  };
  let last: Readonly<{ askedAt: number; answer: Promise<boolean> }> | undefined;
  return () => {
    const at = now();
    if (!last || at - last.askedAt >= rememberedMs) last = { askedAt: at, answer: ask() };
    return last.answer;
  };
};
