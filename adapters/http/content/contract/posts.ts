import { z } from 'zod';
import { postLimits, postSorts } from '#core/content/post/post.ts';
import { languages } from '#core/kernel/language.ts';
import { byId, contract, id, line, page, pageQuery, word } from '../../engine/contract/endpoint.ts';
import { categoryView, postCard, postPage } from './post-views.ts';

const notThere = ['post.not_found'] as const;
const liking = z.object({ isLiked: z.boolean(), likes: z.int() });
const bookmarked = z.object({ isBookmarked: z.boolean() });
const { min, max } = postLimits.searchLength;

/** What everybody reads. */
export const posts = contract({
  list: {
    method: 'GET',
    path: '/posts',
    summary: 'Published articles',
    access: 'visitor',
    query: z.strictObject({
      ...pageQuery,
      /** Without marks and case; a title with all of the words comes first. */
      q: line(max, min).optional(),
      /** Its id or its address. */
      category: word(96, 1).optional(),
      /** Its address. */
      tag: word(96, 1).optional(),
      author: id.optional(),
      language: z.enum(languages).optional(),
      hot: z.stringbool().optional(),
      isShowMain: z.stringbool().optional(),
      sort: z.enum(postSorts).optional(),
    }),
    output: page(postCard),
    refusals: ['input.cursor'],
  },
  get: {
    method: 'GET',
    path: '/posts/:idOrSlug',
    summary: 'A published article, by its id or by an address that it has or had',
    access: 'visitor',
    params: z.strictObject({ idOrSlug: word(postLimits.slugLength.max, 1) }),
    query: z.strictObject({ language: z.enum(languages).optional() }),
    output: postPage,
    refusals: notThere,
  },
  preview: {
    method: 'GET',
    path: '/posts/preview/:token',
    summary: 'What a preview link shows of an article that is not published yet',
    access: 'visitor',
    params: z.strictObject({ token: word(64, 16) }),
    output: postPage,
    refusals: ['post.cannot_view_draft'],
  },
  like: {
    method: 'PUT',
    path: '/posts/:id/like',
    summary: 'Like an article',
    access: 'member',
    params: byId,
    output: liking,
    refusals: [...notThere, 'social.action_limit', 'social.new_account_limit'],
    limit: 'write',
  },
  unlike: {
    method: 'DELETE',
    path: '/posts/:id/like',
    summary: 'Take the like back',
    access: 'member',
    params: byId,
    output: liking,
    refusals: [],
    limit: 'write',
  },
  addBookmark: {
    method: 'PUT',
    path: '/posts/:id/bookmark',
    summary: 'Keep an article to find it again; nobody else learns of it',
    access: 'member',
    params: byId,
    output: bookmarked,
    refusals: notThere,
    limit: 'write',
  },
  removeBookmark: {
    method: 'DELETE',
    path: '/posts/:id/bookmark',
    summary: 'Drop the bookmark',
    access: 'member',
    params: byId,
    output: bookmarked,
    refusals: [],
    limit: 'write',
  },
  categories: {
    method: 'GET',
    path: '/categories',
    summary: 'What articles are sorted into, in staff’s order',
    access: 'visitor',
    output: z.array(categoryView),
    refusals: [],
  },
  tags: {
    method: 'GET',
    path: '/tags',
    summary: 'Tags of published articles, those that are used most first',
    access: 'visitor',
    query: z.strictObject({ language: z.enum(languages).optional() }),
    output: z.array(z.object({ slug: z.string(), name: z.string(), posts: z.int() })),
    refusals: [],
  },
});
