import type { Reviews } from '#core/coaching/review/ports.ts';
import { showsToCoach, type Review } from '#core/coaching/review/review.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending, isBelow } from '../engine/ordering.ts';
import { pendingReviews, placeOfReview, reviewRowOf, reviewsWhere } from './review-rows.ts';
import { staffList } from '../engine/staff-list.ts';
import type { View } from '../engine/store.ts';

const newestFirst = (view: View, found: Review[], { limit, cursor }: Parameters<Reviews['queueOf']>[1]) => {
  const [at, last] = decodeCursor(cursor, 'instant', 'id') ?? [];
  const rows = found
    .filter((review) => !at || !last || isBelow(placeOfReview(review), [new Date(at), last]))
    .toSorted(descending(placeOfReview))
    .map((review) => reviewRowOf(view, review));
  return pageOf(rows, limit, ({ requestedAt, id }) => encodeCursor(requestedAt, id));
};

type Lists = Pick<Reviews, 'pageOfMember' | 'pageOfCoach' | 'queueOf' | 'showingOf' | 'allOf'>;

/** What a member and a coach see of their reviews. */
export const memoryReviewLists = (view: () => View): Lists => ({
  pageOfMember: async (memberId, { status, coachId }, request) =>
    newestFirst(
      view(),
      reviewsWhere(
        view(),
        (review) =>
          review.memberId === memberId &&
          (status === undefined || review.status === status) &&
          (coachId === undefined || review.coachId === coachId),
      ),
      request,
    ),

  pageOfCoach: async (coachId, { status, memberId }, request) =>
    newestFirst(
      view(),
      reviewsWhere(
        view(),
        (review) =>
          review.coachId === coachId &&
          (status === undefined || review.status === status) &&
          (memberId === undefined || review.memberId === memberId),
      ),
      request,
    ),

  async queueOf(coachId, { limit, cursor }) {
    const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const waiting = pendingReviews(view(), (review) => review.coachId === coachId)
      .filter((review) => !at || !id || isBelow([new Date(at), id], placeOfReview(review)))
      .toSorted(ascending(placeOfReview))
      .map((review) => reviewRowOf(view(), review));
    return pageOf(waiting, limit, (review) => encodeCursor(review.requestedAt, review.id));
  },

  showingOf: async (memberId, at) =>
    reviewsWhere(view(), (review) => review.memberId === memberId && showsToCoach(review, at))
      .toSorted(descending(placeOfReview))
      .map((review) => reviewRowOf(view(), review)),

  allOf: async (userId) =>
    reviewsWhere(view(), ({ memberId, coachId }) => memberId === userId || coachId === userId)
      .toSorted(ascending(({ id }) => [id]))
      .map((review) => reviewRowOf(view(), review)),
});

export const memoryReviewStaffList = (view: () => View): Pick<Reviews, 'list'> => ({
  async list(request) {
    const { table } = view();
    const rows = table('reviews')
      .all()
      .map((review) => {
        const row = reviewRowOf(view(), review);
        return { ...row, stars: row.rating?.stars ?? null };
      });
    const listed = staffList(
      rows,
      readListRequest(staffLists.reviews, request),
      staffLists.reviews,
      ({ memberId, coachId }) =>
        [memberId, coachId].flatMap((id) => {
          const user = table('users').get(id);
          return user ? [user.fullname, user.username, user.email, user.phone] : [];
        }),
    );
    const found = listed.rows.flatMap(({ id }) => table('reviews').get(id) ?? []);
    return { ...listed, rows: found.map((review) => reviewRowOf(view(), review)) };
  },
});
