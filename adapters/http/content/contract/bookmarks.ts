import { z } from 'zod';
import { byId, contract, instant, page, pageQuery } from '../../engine/contract/endpoint.ts';
import { challengeCard } from '../../learning/contract/challenge-views.ts';
import { postCard } from './post-views.ts';
import { feedPost } from '../../community/contract/feed.ts';

const bookmark = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('FEED'), createdAt: instant, post: feedPost }),
  z.object({ kind: z.literal('POST'), createdAt: instant, post: postCard }),
  z.object({ kind: z.literal('CHALLENGE'), createdAt: instant, challenge: challengeCard }),
  z.object({
    kind: z.literal('LESSON'),
    createdAt: instant,
    lesson: z.object({
      id: z.string(),
      title: z.string(),
      challengeSlug: z.string(),
      challengeTitle: z.string(),
    }),
  }),
]);

export const bookmarks = contract({
  list: {
    method: 'GET',
    path: '/me/bookmarks',
    summary: 'What one wants to find again, as far as one may still see it; newest first',
    access: 'member',
    query: z.strictObject({
      ...pageQuery,
      kind: z.enum(['FEED', 'POST', 'CHALLENGE', 'LESSON']).default('FEED'),
    }),
    output: page(bookmark),
    refusals: ['input.cursor'],
  },
  addFeedPost: {
    method: 'PUT',
    path: '/feed/:id/bookmark',
    summary: 'Keep a post to find it again; nobody else learns of it',
    access: 'member',
    params: byId,
    output: z.object({ isBookmarked: z.boolean() }),
    refusals: ['feed.not_found'],
    limit: 'write',
  },
  removeFeedPost: {
    method: 'DELETE',
    path: '/feed/:id/bookmark',
    summary: 'Drop the bookmark',
    access: 'member',
    params: byId,
    output: z.object({ isBookmarked: z.boolean() }),
    refusals: [],
    limit: 'write',
  },
});
