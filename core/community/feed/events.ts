import type { UserId } from '#core/kernel/id.ts';
import type { FeedPostId } from './post.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    /** Others can read it from now on, for the first time. */
    'feed.posted': { postId: FeedPostId; authorId: UserId };
    /** Deleted, hidden, held, or made private. */
    'feed.removed': { postId: FeedPostId; authorId: UserId };
    'feed.liked': { postId: FeedPostId; authorId: UserId; likerId: UserId };
    'feed.unliked': { postId: FeedPostId; authorId: UserId; likerId: UserId };
  }
}
