import { useSyncExternalStore } from 'react';
import { daysBetween, isoWeekOf, weekOf } from '#core/kernel/week.ts';
import { defaultTimeZone, localDate, minute } from '#core/kernel/time.ts';
import { useSignedInUser } from '../api/signed-in.ts';

const ticking = (tick: () => void) => {
  const timer = setInterval(tick, minute);
  return () => clearInterval(timer);
};
const thisMinute = () => Math.floor(Date.now() / minute) * minute;

/** The week that the person's own calendar shows, also after midnight on a page left open. */
export const useThisWeek = () => {
  const timeZone = useSignedInUser()?.timeZone ?? defaultTimeZone;
  const now = new Date(useSyncExternalStore(ticking, thisMinute, thisMinute));
  const week = weekOf(isoWeekOf(now, timeZone).key);
  return {
    week,
    /** Days of it that have begun, today's too: 1 to 7. */
    passed: daysBetween(week.startsOn, localDate(now, timeZone)) + 1,
  };
};
