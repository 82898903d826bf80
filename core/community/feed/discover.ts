import { day, hour } from '#core/kernel/time.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { FeedPostId } from './post.ts';

/** How old a post may be, and how old its author's account must be. */
export const discoverDays = 7;
export const mostRanked = 500;
export const mostForVisitors = 40;
/** A reader who turns pages keeps the order they began with for so long. */
export const rankingLivesMs = hour;
export const discoverFrom = (at: Date): Date => new Date(at.getTime() - discoverDays * day);

const commentWeight = 2;
const restHours = 2;
const gravity = 1.5;

type Heard = Readonly<{ likes: number; comments: number; publishedAt: Date }>;

/** What is talked about now stands above what was. The storage computes the same. */
export const discoverScore = ({ likes, comments, publishedAt }: Heard, at: Date): number => {
  const hours = Math.max(0, at.getTime() - publishedAt.getTime()) / hour;
  return (likes + commentWeight * comments) / (hours + restHours) ** gravity;
};

/** Place 0 is the best; posts that the reader may not see are missing. */
export type Ranked = Readonly<{ postId: FeedPostId; authorId: UserId; place: number }>;

/** The places of one ranking that a reader has been shown, a bit each. */
export type Shown = ReadonlySet<number>;

/**
 * The next page: the best of what was not shown yet, one of each author. Never repeats and never skips, because the cursor
 * holds what was shown and not where the page ended.
 */
export const discoverPage = (
  ranked: readonly Ranked[],
  shown: Shown,
  limit: number,
  most: number = mostRanked,
): { items: readonly Ranked[]; shown: Shown; isLast: boolean } => {
  const left = ranked
    .filter(({ place }) => !shown.has(place))
    .toSorted((one, other) => one.place - other.place);
  const authors = new Set<UserId>();
  const items: Ranked[] = [];
  for (const one of left) {
    if (items.length >= Math.min(limit, most - shown.size)) break;
    if (authors.has(one.authorId)) continue;
    authors.add(one.authorId);
    items.push(one);
  }
  const after = new Set([...shown, ...items.map(({ place }) => place)]);
  return {
    items,
    shown: after,
    isLast: items.length === 0 || after.size >= most || items.length === left.length,
  };
};
