import type { TimelineRange } from '../data/indicators.ts';

export const ranges = ['4w', '3m', '6m', 'all'] as const satisfies readonly TimelineRange[];
/** Where the address names none. */
export const firstRange = '3m' satisfies TimelineRange;
