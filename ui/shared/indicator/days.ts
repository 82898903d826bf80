import { addDays } from '#core/kernel/week.ts';

/** A calendar day as an instant that every time zone between −11 and +12 prints as the same day. */
export const dayOf = (date: string) => new Date(`${date}T12:00:00Z`);

export const weekDays = (weekStart: string) => ({ from: dayOf(weekStart), to: dayOf(addDays(weekStart, 6)) });
