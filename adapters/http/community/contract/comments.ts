import { z } from 'zod';
import { commentMaxLength, commentStatuses, subjectTypes } from '#core/community/comment/comment.ts';
import {
  byId,
  contract,
  id,
  instant,
  page,
  pageQuery,
  prose,
  seenVersion,
} from '../../engine/contract/endpoint.ts';
import { personCard } from '../../people/contract/person-card.ts';
import { pickedMentions, textEntity } from './text-entity.ts';

export const comment = z.object({
  id: z.string(),
  subjectType: z.enum(subjectTypes),
  subjectId: z.string(),
  /** Null for a comment that a thread hangs on. */
  rootId: z.string().nullable(),
  /** Whom a reply answers; null for a root, and where the reader may not know. */
  replyTo: z.object({ commentId: z.string(), name: z.string() }).nullable(),
  /** Gone: the text was deleted or hidden, and replies still hang on it. It has no author then. */
  isGone: z.boolean(),
  author: personCard.nullable(),
  text: z.string(),
  entities: z.array(textEntity),
  replies: z.int(),
  status: z.enum(commentStatuses),
  /** To its author only. */
  hiddenReason: z.string().nullable(),
  version: z.int(),
  createdAt: instant,
  editedAt: instant.nullable(),
  isOwn: z.boolean(),
});

const writeRefusals = [
  'comment.not_found',
  'comment.locked',
  'feed.duplicate',
  'social.content_refused',
  'social.restricted',
  'social.text_limit',
  'social.action_limit',
  'social.new_account_limit',
] as const;

export const comments = contract({
  ofFeedPost: {
    method: 'GET',
    path: '/feed/:id/comments',
    summary: 'Comments on a post, newest first; their replies are asked for apart',
    access: 'visitor',
    params: byId,
    query: z.strictObject(pageQuery),
    output: page(comment).extend({
      locked: z.boolean(),
      /** The reader may lock and unlock. */
      mayLock: z.boolean(),
    }),
    refusals: ['feed.not_found', 'input.cursor'],
  },
  addToFeedPost: {
    method: 'POST',
    path: '/feed/:id/comments',
    summary: 'Comment on a post, or reply to a comment on it',
    access: 'member',
    params: byId,
    body: z.strictObject({
      text: prose(commentMaxLength, 1),
      mentions: pickedMentions,
      /** Which comment is answered; the reply hangs on the root of its thread. */
      parentId: id.optional(),
    }),
    output: comment,
    status: 201,
    refusals: ['feed.not_found', ...writeRefusals],
    idempotent: true,
    limit: 'write',
  },
  ofLesson: {
    method: 'GET',
    path: '/lessons/:id/comments',
    summary: 'Comments on a lesson that is open to the reader, newest first',
    access: 'visitor',
    params: byId,
    query: z.strictObject(pageQuery),
    output: page(comment).extend({ locked: z.boolean(), mayLock: z.boolean() }),
    refusals: ['lesson.not_found', 'input.cursor'],
  },
  addToLesson: {
    method: 'POST',
    path: '/lessons/:id/comments',
    summary: 'Comment on a lesson that is open to one, or reply to a comment on it',
    access: 'member',
    params: byId,
    body: z.strictObject({
      text: prose(commentMaxLength, 1),
      mentions: pickedMentions,
      parentId: id.optional(),
    }),
    output: comment,
    status: 201,
    refusals: ['lesson.not_found', ...writeRefusals],
    idempotent: true,
    limit: 'write',
  },
  lockLesson: {
    method: 'POST',
    path: '/lessons/:id/lock',
    summary: 'Take no more comments on a lesson of one’s own',
    access: 'member',
    params: byId,
    output: z.object({ locked: z.boolean() }),
    refusals: ['lesson.not_found'],
    limit: 'write',
  },
  unlockLesson: {
    method: 'POST',
    path: '/lessons/:id/unlock',
    summary: 'Take comments on a lesson of one’s own again',
    access: 'member',
    params: byId,
    output: z.object({ locked: z.boolean() }),
    refusals: ['lesson.not_found'],
    limit: 'write',
  },
  replies: {
    method: 'GET',
    path: '/comments/:id/replies',
    summary: 'Replies to a comment, oldest first',
    access: 'visitor',
    params: byId,
    query: z.strictObject(pageQuery),
    output: page(comment),
    refusals: ['comment.not_found', 'input.cursor'],
  },
  edit: {
    method: 'PATCH',
    path: '/comments/:id',
    summary: 'Change a comment of one’s own; it is marked as edited',
    access: 'member',
    params: byId,
    body: z.strictObject({
      text: prose(commentMaxLength, 1),
      mentions: pickedMentions,
      version: seenVersion,
    }),
    output: comment,
    refusals: ['comment.not_owner', 'version.stale', ...writeRefusals],
    limit: 'write',
  },
  delete: {
    method: 'DELETE',
    path: '/comments/:id',
    summary: 'Delete a comment of one’s own that nobody has answered',
    access: 'member',
    params: byId,
    output: z.object({ ok: z.literal(true) }),
    refusals: ['comment.not_found', 'comment.not_owner', 'comment.has_children'],
    limit: 'write',
  },
});
