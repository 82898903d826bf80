import type { ReviewRow } from '#core/coaching/review/ports.ts';
import type { Rating } from '#core/coaching/rating/rating.ts';
import type { Review } from '#core/coaching/review/review.ts';
import { nameOf } from '../engine/person-name.ts';

const ratingColumns = [
  'id', 'review_id', 'member_id', 'coach_id', 'stars', 'content', 'source', 'status', 'approves_at', 'approved_at', 'reply',
  'replied_at', 'hidden_at', 'hidden_reason', 'version', 'created_at', 'updated_at',
] as const; // prettier-ignore

export const reviewColumns = `v.*, ${nameOf('m')} as member_name, ${nameOf('c')} as coach_name,
  ${ratingColumns.map((name) => `rt.${name} as rating_${name}`).join(', ')}`;
export const reviewSource = `reviews v join users m on m.id = v.member_id join users c on c.id = v.coach_id
  left join ratings rt on rt.review_id = v.id`;

/** `showsToCoach` of the core at the instant `at` (a name or a mark), of the reviews named so. */
export const showing = (reviews: string, at: ':at' | ':now' | '?'): string =>
  `${reviews}.access_ended_at is null
     and (${reviews}.status = 'PENDING' or ${reviews}.status = 'APPROVED' and ${reviews}.access_until > ${at})`;

type RatingPart = { [Name in keyof Rating as `rating${Capitalize<Name>}`]: Rating[Name] };
type Names = Readonly<{ memberName: string; coachName: string }>;
export type FlatReview = Review & Names & (RatingPart | { [Name in keyof RatingPart]: null });

const isRatingPart = (name: string): boolean => name.startsWith('rating');

/** A row of the join as the domain knows it: the rating is one thing, or not there. */
export const reviewRowOf = (flat: FlatReview): ReviewRow => {
  const entries = Object.entries(flat);
  const review = Object.fromEntries(entries.filter(([name]) => !isRatingPart(name))) as Review & Names; // what is left of the row
  if (flat.ratingId === null) return { ...review, rating: null };
  const rating = Object.fromEntries(
    entries
      .filter(([name]) => isRatingPart(name))
      .map(([name, value]) => [`${name.charAt(6).toLowerCase()}${name.slice(7)}`, value]),
  ) as Rating; // each column of the rating, under its own name again
  return { ...review, rating };
};
