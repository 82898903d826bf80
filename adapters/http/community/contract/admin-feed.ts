import { z } from 'zod';
import { commentStatuses, subjectTypes } from '#core/community/comment/comment.ts';
import { postStatuses, visibilities } from '#core/community/feed/post.ts';
import { byId, contract, instant, staffReason } from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';
import { card, linkPreview, postBody, postMedium, writeRefusals } from './feed.ts';

const postRow = z.object({
  id: z.string(),
  authorId: z.string(),
  authorName: z.string(),
  /** The first words; null where staff read it only in a case: for followers, or private, and not held or hidden. */
  excerpt: z.string().nullable(),
  status: z.enum(postStatuses),
  visibility: z.enum(visibilities),
  media: z.int(),
  likes: z.int(),
  comments: z.int(),
  locked: z.boolean(),
  hiddenReason: z.string().nullable(),
  publishedAt: instant,
  editedAt: instant.nullable(),
});

const staffPost = postRow.extend({
  text: z.string().nullable(),
  mediaList: z.array(postMedium),
  card: card.nullable(),
  preview: linkPreview.nullable(),
});

const commentRow = z.object({
  id: z.string(),
  subjectType: z.enum(subjectTypes),
  subjectId: z.string(),
  authorId: z.string(),
  authorName: z.string(),
  isReply: z.boolean(),
  excerpt: z.string(),
  status: z.enum(commentStatuses),
  replies: z.int(),
  hiddenReason: z.string().nullable(),
  createdAt: instant,
  editedAt: instant.nullable(),
});

const staffComment = commentRow.extend({
  text: z.string(),
  /** What it said before each edit of the last 90 days, newest first. */
  oldTexts: z.array(z.object({ version: z.int(), text: z.string(), at: instant })),
});

const listRefusals = ['input.sort', 'input.filter', 'input.range'] as const;

export const adminFeedPosts = contract({
  list: {
    method: 'GET',
    path: '/admin/feed-posts',
    summary: 'Posts of the feed',
    access: ['feed.view'],
    query: listQuery,
    output: z.array(postRow),
    produces: 'list',
    refusals: listRefusals,
  },
  get: {
    method: 'GET',
    path: '/admin/feed-posts/:id',
    summary: 'One post, as far as staff may read it',
    access: ['feed.view'],
    params: byId,
    output: staffPost,
    refusals: ['feed.not_found'],
  },
  create: {
    method: 'POST',
    path: '/admin/feed-posts',
    summary: 'Post in the name of the site',
    access: ['feed.create'],
    status: 201,
    body: z.strictObject({ text: postBody.text, media: postBody.media }),
    output: staffPost,
    refusals: writeRefusals,
    idempotent: true,
    limit: 'write',
  },
  purge: {
    method: 'POST',
    path: '/admin/feed-posts/:id/purge',
    summary: 'Forget now what a deleted post said, and its files',
    access: ['feed.delete'],
    params: byId,
    body: z.strictObject({ reason: staffReason }),
    output: staffPost,
    refusals: ['feed.not_found'],
    limit: 'write',
  },
  hide: {
    method: 'POST',
    path: '/admin/feed-posts/:id/hide',
    summary: 'Take a post out of sight, with a reason that its author reads',
    access: ['feed.update', 'feed.manage'],
    params: byId,
    body: z.strictObject({ reason: staffReason }),
    output: staffPost,
    refusals: ['feed.not_found'],
    limit: 'write',
  },
  restore: {
    method: 'POST',
    path: '/admin/feed-posts/:id/restore',
    summary: 'Show a hidden or held post',
    access: ['feed.update', 'feed.manage'],
    params: byId,
    output: staffPost,
    refusals: ['feed.not_found'],
    limit: 'write',
  },
  lock: {
    method: 'POST',
    path: '/admin/feed-posts/:id/lock',
    summary: 'Take no more comments on a post',
    access: ['feed.update', 'feed.manage'],
    params: byId,
    output: staffPost,
    refusals: ['feed.not_found'],
    limit: 'write',
  },
  unlock: {
    method: 'POST',
    path: '/admin/feed-posts/:id/unlock',
    summary: 'Take comments on a post again',
    access: ['feed.update', 'feed.manage'],
    params: byId,
    output: staffPost,
    refusals: ['feed.not_found'],
    limit: 'write',
  },
});

export const adminComments = contract({
  list: {
    method: 'GET',
    path: '/admin/comments',
    summary: 'Comments',
    access: ['feed.view'],
    query: listQuery,
    output: z.array(commentRow),
    produces: 'list',
    refusals: listRefusals,
  },
  get: {
    method: 'GET',
    path: '/admin/comments/:id',
    summary: 'One comment with what it said before',
    access: ['feed.view'],
    params: byId,
    output: staffComment,
    refusals: ['comment.not_found'],
  },
  hide: {
    method: 'POST',
    path: '/admin/comments/:id/hide',
    summary: 'Take a comment out of sight, with a reason that its author reads',
    access: ['feed.update', 'feed.manage'],
    params: byId,
    body: z.strictObject({ reason: staffReason }),
    output: staffComment,
    refusals: ['comment.not_found'],
    limit: 'write',
  },
  restore: {
    method: 'POST',
    path: '/admin/comments/:id/restore',
    summary: 'Show a hidden or held comment',
    access: ['feed.update', 'feed.manage'],
    params: byId,
    output: staffComment,
    refusals: ['comment.not_found'],
    limit: 'write',
  },
});
