import type { ReviewSummary } from '../../reviews.ts';

export type AskingMember = Readonly<{
  id: string;
  name: string;
  avatarUrl: string | null;
  reviews: number;
  /** The latest of them. */
  last: ReviewSummary;
}>;

/** Everybody in a coach's reviews once, whoever asked last first; the reviews come newest first. */
export const membersOf = (reviews: readonly ReviewSummary[]): readonly AskingMember[] => {
  const members = new Map<string, AskingMember>();
  for (const review of reviews) {
    const known = members.get(review.memberId);
    members.set(
      review.memberId,
      known === undefined
        ? {
            id: review.memberId,
            name: review.memberName,
            avatarUrl: review.memberAvatarUrl,
            reviews: 1,
            last: review,
          }
        : { ...known, reviews: known.reviews + 1 },
    );
  }
  return [...members.values()];
};
