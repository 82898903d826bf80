import { fieldError } from '#core/kernel/domain-error.ts';
import type { Id, MediumId, UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import { stateMachine } from '#core/kernel/state-machine.ts';
import { after, day, minute } from '#core/kernel/time.ts';
import type { CategoryId } from '../category/category.ts';

export type PostId = Id<'post'>;

export const postStatuses = ['DRAFT', 'PENDING', 'PUBLISHED', 'SCHEDULED', 'TRASH'] as const;
export type PostStatus = (typeof postStatuses)[number];

/** What a list may be ordered by. */
export const postSorts = ['newest', 'popular'] as const;
export type PostSort = (typeof postSorts)[number];

/** What an author writes, and readers see once it is published. */
export type PostContent = Readonly<{
  title: string;
  /** Of lists and of search results; empty is fine until it is handed in. */
  description: string;
  /** Clean rich text. */
  html: string;
  imageId: MediumId | null;
  /** What the picture shows, for those who can't see it. */
  imageAlt: string;
  metaImageId: MediumId | null;
  categoryId: CategoryId | null;
  tags: readonly string[];
  /** Empty ones are filled from title, description and tags. */
  metaTitle: string;
  metaDescription: string;
  metaKeywords: readonly string[];
  /** The address that the author wishes for; empty: made of the title. */
  wantedSlug: string;
}>;

/** An article. Its content is what was saved, and what readers see of a published one. */
export type Post = PostContent &
  Readonly<{
    id: PostId;
    authorId: UserId;
    /** Fixed when it is first published. */
    language: Language;
    /** Articles of one group say the same, each in its own language. */
    translationGroup: string;
    slug: string;
    status: PostStatus;
    /** In the trash: what it was before. */
    statusBefore: Exclude<PostStatus, 'TRASH'> | null;
    /** Planned, then actual. */
    publishDate: Date | null;
    /** For the first time; it never changes after. */
    publishedAt: Date | null;
    submittedAt: Date | null;
    trashedAt: Date | null;
    /** Why staff gave it back or took it down; its author reads it. */
    reason: string | null;
    enableComments: boolean;
    hot: boolean;
    isShowMain: boolean;
    /** A model translated it, and nobody has said yet that it is right. */
    isMachineDraft: boolean;
    words: number;
    likes: number;
    comments: number;
    /** When readers got the text that they see. */
    textAt: Date;
    version: number;
    createdAt: Date;
    updatedAt: Date;
  }>;

export const postLimits = {
  titleLength: { min: 3, max: 150 },
  descriptionLength: 300,
  htmlLength: 200_000,
  /** Of the text alone, before it is handed in. */
  textLength: 300,
  imageAltLength: 300,
  tags: 8,
  tagLength: { min: 2, max: 30 },
  metaTitleLength: 70,
  metaDescriptionLength: 170,
  metaKeywords: 10,
  metaKeywordLength: 40,
  slugLength: { min: 3, max: 96 },
  reasonLength: { min: 10, max: 1_000 },
  searchLength: { min: 2, max: 80 },
  related: 3,
  main: 3,
  /** Newest ones that are kept; those that were published stay beside them. */
  revisions: 50,
} as const;

/** Before and after a planned publication, from now. */
export const soonestSchedule = 5 * minute;
export const latestSchedule = 365 * day;
/** So long what is in the trash can be taken back. */
export const trashDays = 30;
export const trashedUntil = (at: Date): Date => after(at, -trashDays * day);
export const previewDays = 7;

export const postLifecycle = stateMachine<PostStatus>()(
  {
    submit: { from: ['DRAFT'], to: 'PENDING' },
    withdraw: { from: ['PENDING'], to: 'DRAFT' },
    publish: { from: ['PENDING', 'SCHEDULED'], to: 'PUBLISHED' },
    publishDraft: { from: ['DRAFT', 'PENDING', 'SCHEDULED'], to: 'PUBLISHED' },
    schedule: { from: ['PENDING', 'SCHEDULED'], to: 'SCHEDULED' },
    scheduleDraft: { from: ['DRAFT', 'PENDING', 'SCHEDULED'], to: 'SCHEDULED' },
    unschedule: { from: ['SCHEDULED'], to: 'PENDING' },
    return: { from: ['PENDING', 'SCHEDULED'], to: 'DRAFT' },
    trash: { from: ['DRAFT', 'PENDING', 'PUBLISHED', 'SCHEDULED'], to: 'TRASH' },
    restore: { from: ['TRASH'], to: 'DRAFT' },
  },
  'post.wrong_state',
);

/** The one rule of what readers see. */
export const isShown = ({ status }: Pick<Post, 'status'>): boolean => status === 'PUBLISHED';

/** Words a minute: Vietnamese counts syllables. */
const wordsAMinute: Readonly<Record<Language, number>> = { vi: 240, en: 220 };
export const readingMinutes = ({ words, language }: Pick<Post, 'words' | 'language'>): number =>
  Math.max(1, Math.ceil(words / wordsAMinute[language]));

/** Fails with post.schedule_invalid. */
export const requireSchedule = (planned: Date, at: Date): Date => {
  if (planned < after(at, soonestSchedule) || planned > after(at, latestSchedule))
    throw fieldError('body.publishDate', 'post.schedule_invalid', { minutes: 5, days: 365 });
  return planned;
};

/** What its author reads; fails with input.min_length, input.max_length. */
export const requireReason = (typed: string): string => {
  const reason = typed.trim();
  const { min, max } = postLimits.reasonLength;
  if (reason.length < min) throw fieldError('body.reason', 'input.min_length', { length: min });
  if (reason.length > max) throw fieldError('body.reason', 'input.max_length', { length: max });
  return reason;
};

/** The part that an author writes. */
export const contentOf = ({
  title,
  description,
  html,
  imageId,
  imageAlt,
  metaImageId,
  categoryId,
  tags,
  metaTitle,
  metaDescription,
  metaKeywords,
  wantedSlug,
}: PostContent): PostContent => ({
  title,
  description,
  html,
  imageId,
  imageAlt,
  metaImageId,
  categoryId,
  tags,
  metaTitle,
  metaDescription,
  metaKeywords,
  wantedSlug,
});

export const emptyContent: PostContent = {
  title: '',
  description: '',
  html: '',
  imageId: null,
  imageAlt: '',
  metaImageId: null,
  categoryId: null,
  tags: [],
  metaTitle: '',
  metaDescription: '',
  metaKeywords: [],
  wantedSlug: '',
};
