import type { ImportedMetric, WeekValue } from '#core/body/measurement-import/imported-value.ts';
import { gatherWeeks, type ReadingCounts } from '#core/body/measurement-import/weekly-values.ts';
import { dateOrders, type DateOrder, type LocalMoment, type ReadDate } from './dates.ts';
import type { Assumed } from './units.ts';

export type ReadingOptions = Readonly<{
  /** By the member’s calendar. */
  today: string;
  timeZone: string;
  /** How dates are read that may be both. */
  dateOrder: DateOrder;
  /** What numbers without a unit are in. */
  units: Assumed;
}>;

export type Collected = Readonly<{
  weeks: readonly WeekValue[];
  counts: ReadingCounts & Readonly<{ undated: number }>;
  /** The file can be read either way: the member says which. */
  isDateOrderOpen: boolean;
  /** There are numbers of which nothing says in what they were measured. */
  openUnits: Readonly<{ mass: boolean; length: boolean }>;
}>;

/** Holds one number a day and metric, for each order of day and month that the dates still allow. */
export const openCollector = ({ today, dateOrder }: ReadingOptions) => {
  const gatherers = { DMY: gatherWeeks(today), MDY: gatherWeeks(today) };
  const possible = { DMY: true, MDY: true };
  const openUnits = { mass: false, length: false };
  let differs = false;
  let undated = 0;

  return {
    add(metric: ImportedMetric, date: ReadDate, value: number): void {
      for (const order of dateOrders) {
        const moment = date[order];
        if (moment === null) possible[order] = false;
        else gatherers[order].add({ metric, ...moment, value });
      }
      differs ||= date.DMY?.day !== date.MDY?.day;
    },
    addAt(metric: ImportedMetric, moment: LocalMoment, value: number): void {
      for (const order of dateOrders) gatherers[order].add({ metric, ...moment, value });
    },
    addUndated(): void {
      undated += 1;
    },
    sawNoUnit(kind: 'mass' | 'length'): void {
      openUnits[kind] = true;
    },
    result(): Collected {
      const certain = possible.DMY === possible.MDY ? null : possible.DMY ? 'DMY' : 'MDY';
      const { weeks, counts } = gatherers[certain ?? dateOrder].result();
      return {
        weeks,
        counts: { ...counts, undated },
        isDateOrderOpen: differs && certain === null,
        openUnits: { ...openUnits },
      };
    },
  };
};

export type Collector = ReturnType<typeof openCollector>;
