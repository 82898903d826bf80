import type { Earnings } from '../../app/data/coach-desk.ts';

export type Month = Earnings['months'][number];

const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const monthOf = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;

const quiet = (month: string): Month => ({ month, reviews: 0, enrolments: 0, gross: 0, fee: 0, net: 0 });

/** Oldest first, with the months in which nothing came: a gap is part of the picture. At most `count` of them. */
export const monthsInOrder = (months: readonly Month[], count = 12): readonly Month[] => {
  const numbers = months.map(({ month }) => numberOf(month));
  const newest = Math.max(...numbers);
  const oldest = Math.max(Math.min(...numbers), newest - count + 1);
  if (!Number.isFinite(newest)) return [];
  return Array.from({ length: newest - oldest + 1 }, (_, index) => {
    const month = monthOf(oldest + index);
    return months.find((each) => each.month === month) ?? quiet(month);
  });
};

/** An instant that every time zone prints as the same month. */
export const dayIn = (month: string): Date => new Date(`${month}-15T12:00:00Z`);
