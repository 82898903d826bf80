import { displayName } from '#core/access/actor/person.ts';
import type { RatingRow, Ratings } from '#core/coaching/rating/ports.ts';
import type { Rating } from '#core/coaching/rating/rating.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { areBlocked } from '../people/blocks.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { changeRows, keyOf, type View } from '../engine/store.ts';

export const memoryRatings = (view: () => View): Ratings => {
  const ratings = () => view().table('ratings');
  const userOf = (id: string) => view().table('users').get(id);
  const nameOf = (id: string): string => {
    const user = userOf(id);
    return user ? displayName(user) : '';
  };
  const reportsOf = (id: string) =>
    view()
      .table('ratingReports')
      .all()
      .filter(({ ratingId }) => ratingId === id);

  const rowOf = (rating: Rating): RatingRow => {
    const member = userOf(rating.memberId);
    return {
      ...rating,
      memberName: nameOf(rating.memberId),
      memberIsPublic: member?.isPublic === true && member.status === 'ACTIVE',
      coachName: nameOf(rating.coachId),
      isPaid: (view().table('reviews').get(rating.reviewId)?.price ?? 0) > 0,
      reports: reportsOf(rating.id).length,
    };
  };
  const ofReview = (reviewId: string): Rating | null =>
    ratings()
      .all()
      .find((rating) => rating.reviewId === reviewId) ?? null;

  return {
    async insert(rating) {
      if (ofReview(rating.reviewId)) view().refuse('rating.already_rated');
      ratings().set(rating.id, rating);
    },

    async find(id) {
      const rating = ratings().get(id);
      return rating ? rowOf(rating) : null;
    },

    ofReview: async (reviewId) => ofReview(reviewId),
    lockOfReview: async (reviewId) => ofReview(reviewId),
    lock: async (id) => ratings().get(id) ?? null,

    async update(rating) {
      if (ratings().get(rating.id)?.version !== rating.version) throw new DomainError('version.stale');
      const next = { ...rating, version: rating.version + 1 };
      ratings().set(rating.id, next);
      return next;
    },

    async pageOfCoach(coachId, { stars, viewerId }, { limit, cursor }) {
      const [before] = decodeCursor(cursor, 'id') ?? [];
      const found = ratings()
        .all()
        .filter((rating) => rating.coachId === coachId && rating.status === 'APPROVED' && !rating.hiddenAt)
        .filter((rating) => stars === undefined || rating.stars === stars)
        .filter(({ memberId }) => !areBlocked(view(), viewerId, memberId))
        .filter(({ id }) => before === undefined || id < before)
        .toSorted(descending(({ id }) => [id]))
        .map(rowOf);
      return pageOf(found, limit, ({ id }) => encodeCursor(id));
    },

    lockDue: async (at, limit) =>
      ratings()
        .all()
        .filter(({ approvesAt }) => approvesAt !== null && approvesAt <= at)
        .toSorted(ascending(({ approvesAt, id }) => [approvesAt ?? at, id]))
        .slice(0, limit),

    async report(report) {
      const { refuse, table } = view();
      if (!ratings().get(report.ratingId)) refuse('rating.not_found');
      const key = keyOf(report.ratingId, report.reporterId);
      if (table('ratingReports').get(key)) refuse('rating.already_reported');
      table('ratingReports').set(key, report);
    },

    reportsOf: async (id) => reportsOf(id).toSorted(ascending(({ at, reporterId }) => [at, reporterId])),

    async list(request) {
      const rows = ratings()
        .all()
        .map((rating) => {
          const row = rowOf(rating);
          return { ...row, reported: row.reports > 0, hidden: row.hiddenAt !== null };
        });
      const listed = staffList(
        rows,
        readListRequest(staffLists.ratings, request),
        staffLists.ratings,
        ({ memberId, coachId, content }) => [
          ...[memberId, coachId].flatMap((id) => {
            const user = userOf(id);
            return user ? [user.fullname, user.username, user.email, user.phone] : [];
          }),
          content,
        ],
      );
      return { ...listed, rows: listed.rows.flatMap(({ id }) => ratings().get(id) ?? []).map(rowOf) };
    },

    async forgetAllOf(id) {
      changeRows(
        ratings(),
        ({ memberId }) => memberId === id,
        (rating) => ({ ...rating, content: '' }),
      );
      changeRows(
        view().table('ratingReports'),
        ({ reporterId }) => reporterId === id,
        (report) => ({ ...report, reason: '' }),
      );
    },
  };
};
