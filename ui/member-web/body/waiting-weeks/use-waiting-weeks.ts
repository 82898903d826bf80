import { useEffect, useSyncExternalStore } from 'react';
import { useRefreshAfterSave } from './data.ts';
import { weekSessionOf, type WeekSession, type WeekWaiting } from './week-session.ts';

/** A server that was away is tried again while the line itself stands. */
const patienceMs = 15_000;

/** What waits on this device. While it is shown, the line's return sends it, and what arrives is shown everywhere. */
export const useWaitingWeeks = (userId: string): WeekWaiting & Readonly<{ session: WeekSession }> => {
  const refresh = useRefreshAfterSave();
  const session = weekSessionOf(userId);
  const state = useSyncExternalStore(session.subscribe, session.current, session.current);

  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') void session.send();
    };
    void session.look().then(again);
    const stopHearing = session.hearSaved(refresh);
    const trying = setInterval(() => {
      if (navigator.onLine && session.current().queue.length > 0) again();
    }, patienceMs);
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      stopHearing();
      clearInterval(trying);
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [session, refresh]);

  return { ...state, session };
};
