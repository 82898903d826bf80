import { z } from 'zod';
import { bountyStatuses, bountyStepKinds } from '#core/content/bounty/bounty.ts';
import { postLimits, postStatuses } from '#core/content/post/post.ts';
import { changeStatuses } from '#core/content/post/working-copy.ts';
import { languages } from '#core/kernel/language.ts';
import { coinTypes } from '#core/money/coin/ledger.ts';
import { mediaTypes } from '#core/platform/media/medium.ts';
import { id, instant, line, prose } from '../../engine/contract/endpoint.ts';
import { personCard } from '../../people/contract/person-card.ts';

export const localized = z.object({ vi: z.string(), en: z.string() });

const image = z.object({
  id: z.string(),
  url: z.string(),
  thumbnailUrl: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  alt: z.string(),
});

export const categoryView = z.object({ id: z.string(), slug: z.string(), name: localized });

export const tagView = z.object({ slug: z.string(), name: z.string() });

/** An article as lists show it. */
export const postCard = z.object({
  id: z.string(),
  slug: z.string(),
  language: z.enum(languages),
  title: z.string(),
  description: z.string(),
  image: image.nullable(),
  category: categoryView.nullable(),
  tags: z.array(tagView),
  author: personCard.nullable(),
  status: z.enum(postStatuses),
  publishDate: instant.nullable(),
  readingMinutes: z.int(),
  likes: z.int(),
  comments: z.int(),
  hot: z.boolean(),
});

/** A picture or video of a text, by the id that the text names. */
const shownMedium = z.object({
  id: z.string(),
  type: z.enum(mediaTypes),
  url: z.string(),
  thumbnailUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
});

export const postPage = postCard.extend({
  html: z.string(),
  media: z.array(shownMedium),
  contents: z.array(
    z.object({ id: z.string(), level: z.union([z.literal(2), z.literal(3)]), text: z.string() }),
  ),
  words: z.int(),
  enableComments: z.boolean(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  metaKeywords: z.array(z.string()),
  metaImage: image.nullable(),
  publishedAt: instant.nullable(),
  /** When readers got this text. */
  textAt: instant,
  /** The same in the other language, while readers see it. */
  translation: z.object({ language: z.enum(languages), slug: z.string() }).nullable(),
  related: z.array(postCard),
  isLiked: z.boolean(),
  isBookmarked: z.boolean(),
  isOwn: z.boolean(),
});

/** One line of an author's list, and of staff's. */
export const writtenCard = postCard.extend({
  /** As it is being written. */
  draftTitle: z.string(),
  /** Of a published one: where its change stands with staff. */
  change: z.enum(changeStatuses),
  proposedAt: instant.nullable(),
  /** Since then staff are asked to decide about it; null: nothing waits. */
  waitingSince: instant.nullable(),
  /** Why staff gave it back or took it down. */
  reason: z.string().nullable(),
  submittedAt: instant.nullable(),
  trashedAt: instant.nullable(),
  publishedAt: instant.nullable(),
  isShowMain: z.boolean(),
  isMachineDraft: z.boolean(),
  words: z.int(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

export const postContent = z.object({
  title: z.string(),
  description: z.string(),
  html: z.string(),
  imageId: z.string().nullable(),
  imageAlt: z.string(),
  metaImageId: z.string().nullable(),
  categoryId: z.string().nullable(),
  tags: z.array(z.string()),
  metaTitle: z.string(),
  metaDescription: z.string(),
  metaKeywords: z.array(z.string()),
  wantedSlug: z.string(),
});

/** An article as it is edited and decided about. */
export const writtenPost = writtenCard.extend({
  /** What is being written, under its own version. */
  copy: postContent,
  copyVersion: z.int(),
  copyUpdatedAt: instant,
  changeReason: z.string().nullable(),
  /** What was saved: handed in, planned, or read by everybody. */
  content: postContent,
  media: z.array(shownMedium.extend({ name: z.string() })),
  /** What lacks before it can be handed in; each leads to its field. */
  issues: z.array(
    z.object({
      path: z.string(),
      code: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
  enableComments: z.boolean(),
  translations: z.array(
    z.object({
      id: z.string(),
      language: z.enum(languages),
      status: z.enum(postStatuses),
      slug: z.string(),
    }),
  ),
  /** A preview link that was given out works until then. */
  previewUntil: instant.nullable(),
  bounty: z
    .object({
      coin: z.enum(coinTypes),
      amount: z.int(),
      status: z.enum(bountyStatuses),
      paidAt: instant.nullable(),
    })
    .nullable(),
  /** Oldest first; who did it is said to staff alone. */
  bountyHistory: z.array(
    z.object({
      kind: z.enum(bountyStepKinds),
      coin: z.enum(coinTypes),
      amount: z.int(),
      at: instant,
      byName: z.string().nullable(),
    }),
  ),
  isOwn: z.boolean(),
  mayHandIn: z.boolean(),
  mayEdit: z.boolean(),
  mayDecide: z.boolean(),
});

/** What an author writes; what is left out stays as it is. */
export const contentFields = {
  title: line(postLimits.titleLength.max).optional(),
  description: prose(postLimits.descriptionLength).optional(),
  /** Rich text: the core cleans it, and says what is too long. */
  html: z
    .string()
    .max(2 * postLimits.htmlLength)
    .optional(),
  imageId: id.nullable().optional(),
  imageAlt: line(postLimits.imageAltLength).optional(),
  metaImageId: id.nullable().optional(),
  categoryId: id.nullable().optional(),
  tags: z.array(line(60)).max(20).optional(),
  metaTitle: line(postLimits.metaTitleLength).optional(),
  metaDescription: prose(postLimits.metaDescriptionLength).optional(),
  metaKeywords: z.array(line(postLimits.metaKeywordLength)).max(postLimits.metaKeywords).optional(),
  /** Empty: made of the title. */
  wantedSlug: line(postLimits.slugLength.max).optional(),
};
/** A long text in other letters than ours, as JSON. */
export const contentBytes = 2 * 1_024 * 1_024;
