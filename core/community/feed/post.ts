import type { Id, MediumId, UserId } from '#core/kernel/id.ts';
import { after, minute } from '#core/kernel/time.ts';
import type { TextEntity } from '#core/community/comment/text-entity.ts';
import type { Card } from './card.ts';

export const visibilities = ['PUBLIC', 'FOLLOWERS', 'PRIVATE'] as const;
export type Visibility = (typeof visibilities)[number];

/** HELD waits for staff; HIDDEN was taken out of sight by them. */
export const postStatuses = ['PUBLISHED', 'HELD', 'HIDDEN', 'DELETED'] as const;
export type PostStatus = (typeof postStatuses)[number];

export const postMaxLength = 5000;
export const mostMedia = 10;
export const mostVideos = 1;
export const altMaxLength = 300;

export type FeedPostId = Id<'feed-post'>;
/** In the order of the post. */
export type PostMedium = Readonly<{ mediumId: MediumId; alt: string }>;

export type FeedPost = Readonly<{
  id: FeedPostId;
  authorId: UserId;
  text: string;
  entities: readonly TextEntity[];
  media: readonly PostMedium[];
  visibility: Visibility;
  card: Card | null;
  /** The page whose title is shown below the text; null: none, or its author took it away. */
  previewUrl: string | null;
  locked: boolean;
  status: PostStatus;
  /** Why staff hid it; told to its author. */
  hiddenReason: string | null;
  /** Where it stood before it was deleted, and comes back to. */
  statusBefore: Exclude<PostStatus, 'DELETED'> | null;
  version: number;
  publishedAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
}>;

const restoreMinutes = 10;
export const restorableUntil = (deletedAt: Date): Date => after(deletedAt, restoreMinutes * minute);

export const isEmpty = ({ text, media, card }: Pick<FeedPost, 'text' | 'media' | 'card'>): boolean =>
  text === '' && media.length === 0 && card === null;

/** Others than its author can have it in their feed. */
export const isSpread = ({ status, visibility }: Pick<FeedPost, 'status' | 'visibility'>): boolean =>
  status === 'PUBLISHED' && visibility !== 'PRIVATE';
