import { maxStars } from '#core/coaching/rating/rating.ts';
import { deviceDraft } from '../review-parts/device-draft.ts';

export type RatingDraft = Readonly<{ stars: number; content: string }>;

export const parseRatingDraft = (kept: unknown): RatingDraft | null => {
  if (typeof kept !== 'object' || kept === null) return null;
  const { stars, content } = kept as Partial<Record<keyof RatingDraft, unknown>>; // anything may lie in the storage
  if (typeof content !== 'string') return null;
  const isWhole = Number.isInteger(stars) && Number(stars) >= 0 && Number(stars) <= maxStars;
  return { stars: isWhole ? Number(stars) : 0, content };
};

export const ratingDraft = (userId: string, reviewId: string) =>
  deviceDraft(`fitboard.rating.${userId}.${reviewId}`, parseRatingDraft);
