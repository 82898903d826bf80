import { useCallback, useSyncExternalStore } from 'react';

const thisSecond = () => Math.floor(Date.now() / 1000);

/** Whole seconds until then; 0 once it is past, or while there is nothing to wait for. */
export const useCountdown = (until: number | undefined): number => {
  const ticking = useCallback(
    (tick: () => void) => {
      if (until === undefined || Date.now() >= until) return () => undefined;
      const timer = setInterval(() => {
        tick();
        if (Date.now() >= until) clearInterval(timer);
      }, 1000);
      return () => clearInterval(timer);
    },
    [until],
  );
  const now = useSyncExternalStore(ticking, thisSecond, () => undefined);
  return until === undefined || now === undefined ? 0 : Math.max(Math.floor(until / 1000) - now, 0);
};

/** `4:09` */
export const clockText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
