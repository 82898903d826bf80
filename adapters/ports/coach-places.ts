import type { CoachSort } from '#core/coaching/coach/coach.ts';

/** Where coaches stand whose reply time is not known yet: behind everybody, and a number like the others. */
export const unknownReplyHours = 1_000_000;

/** Prices are whole: a place in another order is none among them. */
export const shapeOfPlace = (sort: CoachSort): 'whole' | 'number' =>
  sort === 'PRICE_LOW' || sort === 'PRICE_HIGH' ? 'whole' : 'number';
