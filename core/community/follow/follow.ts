import type { UserId } from '#core/kernel/id.ts';

/** One person follows another: at most one for each two, in this direction. */
export type Follow = Readonly<{
  followerId: UserId;
  followeeId: UserId;
  /** Each post of theirs is announced. */
  bell: boolean;
  /** The followee is broad: their posts are read when the feed is, not put into the inbox. */
  pulled: boolean;
  createdAt: Date;
}>;

/** How many of a followee's posts come into the inbox at once. */
export const postsOnFollow = 20;
