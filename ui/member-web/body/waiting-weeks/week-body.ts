import type { z } from 'zod';
import type { indicators } from '#http/body/contract/indicators.ts';
import type { WaitingWeek } from './week-queue.ts';

export type Saved = z.output<(typeof indicators)['save']['output']>;

/** The same entry gives the same request, byte for byte: under its key it may be repeated. */
export const bodyOfWeek = ({ inputs, media, carriedOver, seen }: WaitingWeek) => ({
  ...inputs,
  media: media.map(({ mediaId, side }) => ({ mediaId, side })),
  carriedOver: [...carriedOver],
  week: seen.week,
  version: seen.version,
});
