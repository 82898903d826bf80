import { bodySides, type BodySide } from '#core/body/snapshot/snapshot.ts';
import { weeksBetween, type WeekKey } from '#core/kernel/week.ts';

export const timeLapseSpans = ['TWELVE_WEEKS', 'ALL'] as const;
export type TimeLapseSpan = (typeof timeLapseSpans)[number];

const twelveWeeks = 12;
/** One photo shows no change. */
export const leastFrames = 2;

type Photo = Readonly<{ side: BodySide; type: string }>;
type Week<Medium extends Photo> = Readonly<{ week: WeekKey; media: readonly Medium[] }>;

const photoOf = <Medium extends Photo>({ media }: Week<Medium>, side: BodySide): Medium | undefined =>
  // A film has no one moment to show.
  media.find((medium) => medium.side === side && medium.type === 'IMAGE');

const within = <Saved extends Readonly<{ week: WeekKey }>>(
  weeks: readonly Saved[],
  span: TimeLapseSpan,
): readonly Saved[] => {
  const oldestFirst = weeks.toSorted((one, other) => (one.week < other.week ? -1 : 1));
  const newest = oldestFirst.at(-1);
  if (span === 'ALL' || newest === undefined) return oldestFirst;
  return oldestFirst.filter(({ week }) => weeksBetween(week, newest.week) < twelveWeeks);
};

/** Weeks with a photo of this side, oldest first; twelve weeks are counted back from the newest saved one. */
export const framesOf = <Medium extends Photo, Saved extends Week<Medium>>(
  weeks: readonly (Saved & Week<Medium>)[],
  side: BodySide,
  span: TimeLapseSpan,
): readonly Readonly<{ week: Saved; photo: Medium }>[] =>
  within(weeks, span).flatMap((week) => {
    const photo = photoOf<Medium>(week, side);
    return photo === undefined ? [] : [{ week, photo }];
  });

/** Sides of which there is anything to play, the one with the most photos first. */
export const sidesToPlay = (
  weeks: readonly Week<Photo>[],
  span: TimeLapseSpan,
): readonly Readonly<{ side: BodySide; count: number }>[] =>
  bodySides
    .map((side) => ({ side, count: framesOf(weeks, side, span).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
