import type { UserId } from '#core/kernel/id.ts';

/** Kept, not counted: changed in the transaction that changes what it sums up. */
export type SocialCounts = Readonly<{
  userId: UserId;
  followers: number;
  following: number;
  /** Posts that are there, who may see them. */
  posts: number;
  /** So many followers that posts are pulled by readers and not put into each inbox. */
  broad: boolean;
}>;

export const noSocialCounts = (userId: UserId): SocialCounts => ({
  userId,
  followers: 0,
  following: 0,
  posts: 0,
  broad: false,
});

/** Above it an account becomes broad, below the lower one it is no longer: between the two nothing switches to and fro. */
export const broadAbove = 1000;
export const broadUntil = 800;

export const shouldBeBroad = ({ followers, broad }: Pick<SocialCounts, 'followers' | 'broad'>): boolean =>
  broad ? followers >= broadUntil : followers > broadAbove;
