import { useSyncExternalStore } from 'react';
import { minute } from '#core/kernel/time.ts';

const ticking = (tick: () => void) => {
  const timer = setInterval(tick, minute);
  return () => clearInterval(timer);
};
const thisMinute = () => Math.floor(Date.now() / minute) * minute;

/** Undefined while the server draws: it does not know the reader's time. */
export const useThisMinute = (): number | undefined =>
  useSyncExternalStore(ticking, thisMinute, () => undefined);
