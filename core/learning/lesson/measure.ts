import { secondsOf, type Watched } from './watched.ts';

/** So much of a video is to be watched, in distinct seconds. Decision 44. */
const neededShare = 0.9;

/** @param seconds the video's length, rounded up */
export const neededSeconds = (seconds: number): number => Math.ceil(neededShare * seconds);

export const isVideoWatched = (watched: Watched, seconds: number): boolean =>
  secondsOf(watched) >= neededSeconds(seconds);

const wordsPerMinute = 250;
/** A fast reader skims; a quarter of the usual time is asked for. */
const readingShare = 0.25;
const shortestReadingMs = 5_000;
const longestReadingMs = 120_000;

/** How long a document is open at least before it counts as read. */
export const readingTimeMs = (words: number): number => {
  const usual = (words / wordsPerMinute) * 60_000 * readingShare;
  return Math.round(Math.min(longestReadingMs, Math.max(shortestReadingMs, usual)));
};

/** One beat of a document counts so much at most: a tab that slept has read nothing. */
export const longestVisibleMs = 20_000;

/** What a beat adds to the time a document was open: never more than passed since the last one. */
export const visibleTimeMs = (claimedMs: number, elapsedMs: number): number =>
  Number.isFinite(claimedMs) ? Math.max(0, Math.min(claimedMs, elapsedMs, longestVisibleMs)) : 0;

/** How far a document was read. */
export type Reading = Readonly<{ dwellMs: number; reachedEnd: boolean }>;

export const isDocumentRead = ({ dwellMs, reachedEnd }: Reading, words: number): boolean =>
  reachedEnd && dwellMs >= readingTimeMs(words);

export const readingSecondsLeft = ({ dwellMs }: Pick<Reading, 'dwellMs'>, words: number): number =>
  Math.max(0, Math.ceil((readingTimeMs(words) - dwellMs) / 1_000));

export const videoSecondsLeft = (watched: Watched, seconds: number): number =>
  Math.max(0, neededSeconds(seconds) - secondsOf(watched));
