import { z } from 'zod';
import { cardKeys, cardKinds, mostCardFields } from '#core/community/feed/card.ts';
import { previewStatuses } from '#core/community/feed/link-preview.ts';
import { altMaxLength, postMaxLength, postStatuses, visibilities } from '#core/community/feed/post.ts';
import {
  byId,
  contract,
  id,
  instant,
  page,
  pageQuery,
  prose,
  seenVersion,
  word,
} from '../../engine/contract/endpoint.ts';
import { mediumView } from '#http/platform/contract/media.ts';
import { personCard } from '../../people/contract/person-card.ts';
import { pickedMentions, textEntity } from './text-entity.ts';

export const card = z.object({
  kind: z.enum(cardKinds),
  sourceId: z.string(),
  /** As they stood when the post was written. */
  lines: z.array(
    z.object({
      key: z.string(),
      from: z.number().nullable(),
      to: z.number(),
      /** As in the physical profile: KG, CM, PERCENT …; WEEKS for a streak. */
      unit: z.string(),
      weeks: z.int(),
    }),
  ),
});

/** Where the numbers come from, and which of them are shown; the server looks them up. */
const cardChoice = z.strictObject({
  kind: z.enum(cardKinds),
  /** WEEK_CHANGE: the id of the week; GOAL_MET: the metric of the goal; STREAK: `streak`. */
  sourceId: word(64, 1),
  /** Only for WEEK_CHANGE. */
  fields: z.array(z.enum(cardKeys)).max(mostCardFields).default([]),
});

export const postMedium = mediumView.omit({ name: true, size: true });

export const linkPreview = z.object({
  url: z.string(),
  status: z.enum(previewStatuses),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
});

export const feedPost = z.object({
  id: z.string(),
  author: personCard,
  text: z.string(),
  entities: z.array(textEntity),
  media: z.array(postMedium),
  visibility: z.enum(visibilities),
  card: card.nullable(),
  preview: linkPreview.nullable(),
  /** Takes no comments. */
  locked: z.boolean(),
  /** Others than the author get PUBLISHED alone. */
  status: z.enum(postStatuses),
  /** To its author only. */
  hiddenReason: z.string().nullable(),
  version: z.int(),
  publishedAt: instant,
  editedAt: instant.nullable(),
  likes: z.int(),
  comments: z.int(),
  isLiked: z.boolean(),
  isBookmarked: z.boolean(),
  isOwn: z.boolean(),
});

export const postBody = {
  text: prose(postMaxLength).optional(),
  mentions: pickedMentions,
  media: z
    .array(z.strictObject({ mediumId: id, alt: prose(altMaxLength).default('') }))
    .max(50)
    .optional(),
  visibility: z.enum(visibilities).optional(),
};

export const writeRefusals = [
  'feed.empty',
  'feed.too_many_media',
  'feed.duplicate',
  'media.not_found',
  'social.content_refused',
  'social.restricted',
  'social.text_limit',
  'social.action_limit',
  'social.new_account_limit',
] as const;
const notThere = ['feed.not_found'] as const;
const ownOnly = [...notThere, 'feed.not_owner'] as const;

export const feed = contract({
  list: {
    method: 'GET',
    path: '/feed',
    summary: 'Posts of those one follows by time, or what is talked about now (visitors: the first 40)',
    access: 'visitor',
    query: z.strictObject({ ...pageQuery, tab: z.enum(['following', 'discover']).default('following') }),
    output: page(feedPost),
    refusals: ['input.cursor', 'access.sign_in_required'],
  },
  newCount: {
    method: 'GET',
    path: '/feed/new-count',
    summary: 'How many posts of those one follows came after this one, up to 99',
    access: 'member',
    query: z.strictObject({ after: id }),
    output: z.object({ count: z.int() }),
    refusals: [],
  },
  post: {
    method: 'POST',
    path: '/feed',
    summary: 'Post to the feed',
    access: 'member',
    body: z.strictObject({ ...postBody, card: cardChoice.optional() }),
    output: feedPost,
    status: 201,
    refusals: [...writeRefusals, 'feed.card_invalid'],
    idempotent: true,
    limit: 'write',
  },
  previewCard: {
    method: 'POST',
    path: '/feed/cards/preview',
    summary: 'How a card of one’s own records would look',
    access: 'member',
    body: cardChoice,
    output: card,
    refusals: ['feed.card_invalid'],
  },
  get: {
    method: 'GET',
    path: '/feed/:id',
    summary: 'One post',
    access: 'visitor',
    params: byId,
    output: feedPost,
    refusals: notThere,
  },
  edit: {
    method: 'PATCH',
    path: '/feed/:id',
    summary: 'Change a post of one’s own; likes and comments stay. What is left out stays as it is',
    access: 'member',
    params: byId,
    body: z.strictObject({
      ...postBody,
      version: seenVersion,
      /** Takes the preview of the link away for good. */
      withoutPreview: z.literal(true).optional(),
      /** Takes the card away. */
      withoutCard: z.literal(true).optional(),
    }),
    output: feedPost,
    refusals: [...ownOnly, ...writeRefusals, 'version.stale'],
    limit: 'write',
  },
  delete: {
    method: 'DELETE',
    path: '/feed/:id',
    summary: 'Delete a post of one’s own; for ten minutes it can be brought back whole',
    access: 'member',
    params: byId,
    output: z.object({ restorableUntil: instant }),
    refusals: ownOnly,
    limit: 'write',
  },
  restore: {
    method: 'POST',
    path: '/feed/:id/restore',
    summary: 'Bring back a post that was deleted within the last ten minutes',
    access: 'member',
    params: byId,
    output: feedPost,
    refusals: [...ownOnly, 'feed.restore_expired'],
    limit: 'write',
  },
  lock: {
    method: 'POST',
    path: '/feed/:id/lock',
    summary: 'Take no more comments',
    access: 'member',
    params: byId,
    output: feedPost,
    refusals: ownOnly,
    limit: 'write',
  },
  unlock: {
    method: 'POST',
    path: '/feed/:id/unlock',
    summary: 'Take comments again',
    access: 'member',
    params: byId,
    output: feedPost,
    refusals: ownOnly,
    limit: 'write',
  },
  like: {
    method: 'PUT',
    path: '/feed/:id/like',
    summary: 'Like a post',
    access: 'member',
    params: byId,
    output: z.object({ isLiked: z.boolean(), likes: z.int() }),
    refusals: [...notThere, 'social.action_limit', 'social.new_account_limit'],
    limit: 'write',
  },
  unlike: {
    method: 'DELETE',
    path: '/feed/:id/like',
    summary: 'Take a like back',
    access: 'member',
    params: byId,
    output: z.object({ isLiked: z.boolean(), likes: z.int() }),
    refusals: [],
    limit: 'write',
  },
  ofUser: {
    method: 'GET',
    path: '/users/:id/feed',
    summary: 'Posts of one person, newest first',
    access: 'visitor',
    params: byId,
    query: z.strictObject(pageQuery),
    output: page(feedPost),
    refusals: ['input.cursor', 'user.not_found'],
  },
});
