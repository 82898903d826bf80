import type { FeedPostId } from './post.ts';

/** Where a post is read. */
export const postLink = (id: FeedPostId): string => `/feed/${id}`;

/** What notices hang on: likes go with the post, "has posted" also when it becomes private. */
export const postReference = (id: FeedPostId): string => `feed:${id}`;
export const newPostReference = (id: FeedPostId): string => `feed-new:${id}`;
