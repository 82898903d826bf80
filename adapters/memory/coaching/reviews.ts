import { displayName } from '#core/access/actor/person.ts';
import type { ReviewRow, Reviews } from '#core/coaching/review/ports.ts';
import { forgottenReply, shownVersions } from '#core/coaching/reply/reply.ts';
import { reminderDueAt, showsToCoach, type Review } from '#core/coaching/review/review.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending, isBelow } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { keyOf, type View } from '../engine/store.ts';

/** What a member told and was told goes; that it was asked, answered, paid and rated stays. */
export const forgetReviews = ({ table }: View, memberId: string): void => {
  for (const review of table('reviews').all()) {
    if (review.memberId !== memberId) continue;
    const reply = review.reply && forgottenReply;
    table('reviews').set(review.id, { ...review, answers: [], message: null, rejectReason: null, reply });
    table('replyDrafts').delete(review.id);
    for (const [key, { reviewId }] of table('replyVersions').entries())
      if (reviewId === review.id) table('replyVersions').delete(key);
  }
  for (const rating of table('ratings').all())
    if (rating.memberId === memberId) table('ratings').set(rating.id, { ...rating, content: '' });
  for (const [key, report] of table('ratingReports').entries())
    if (report.reporterId === memberId) table('ratingReports').set(key, { ...report, reason: '' });
};

const hasOpenTarget = (review: Review, fits: (dueDate: string) => boolean = () => true): boolean =>
  review.reply?.targets.some(({ status, dueDate }) => status === 'OPEN' && fits(dueDate)) ?? false;

/** By when it was last asked: a request made anew is as new as any. */
const placeOf = ({ requestedAt, id }: Review) => [requestedAt, id];

const isDue = (due: Date | null, at: Date): boolean => due !== null && due <= at;

export const memoryReviews = (view: () => View): Reviews => {
  const reviews = () => view().table('reviews');
  const nameOf = (id: string): string => {
    const user = view().table('users').get(id);
    return user ? displayName(user) : '';
  };
  const rowOf = (review: Review): ReviewRow => ({
    ...review,
    memberName: nameOf(review.memberId),
    coachName: nameOf(review.coachId),
    rating:
      view()
        .table('ratings')
        .all()
        .find(({ reviewId }) => reviewId === review.id) ?? null,
  });
  const those = (fits: (review: Review) => boolean): Review[] => reviews().all().filter(fits);
  const pending = (fits: (review: Review) => boolean): Review[] =>
    those((review) => review.status === 'PENDING' && fits(review));

  const store = (review: Review): void => {
    const isTaken = pending(
      ({ id, memberId, coachId }) =>
        id !== review.id && memberId === review.memberId && coachId === review.coachId,
    );
    if (review.status === 'PENDING' && isTaken.length > 0) view().refuse('review.pending');
    reviews().set(review.id, review);
  };

  const page = (found: Review[], { limit, cursor }: Parameters<Reviews['queueOf']>[1]) => {
    const [at, last] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const rows = found
      .filter((review) => !at || !last || isBelow(placeOf(review), [new Date(at), last]))
      .toSorted(descending(placeOf))
      .map(rowOf);
    return pageOf(rows, limit, ({ requestedAt, id }) => encodeCursor(requestedAt, id));
  };

  return {
    insert: async (review) => store(review),

    async find(id) {
      const review = reviews().get(id);
      return review ? rowOf(review) : null;
    },

    lock: async (id) => reviews().get(id) ?? null,

    async update(review) {
      if (reviews().get(review.id)?.version !== review.version) throw new DomainError('version.stale');
      const next = { ...review, version: review.version + 1 };
      store(next);
      return next;
    },

    pageOfMember: async (memberId, { status, coachId }, request) =>
      page(
        those(
          (review) =>
            review.memberId === memberId &&
            (status === undefined || review.status === status) &&
            (coachId === undefined || review.coachId === coachId),
        ),
        request,
      ),

    pageOfCoach: async (coachId, { status, memberId }, request) =>
      page(
        those(
          (review) =>
            review.coachId === coachId &&
            (status === undefined || review.status === status) &&
            (memberId === undefined || review.memberId === memberId),
        ),
        request,
      ),

    async queueOf(coachId, { limit, cursor }) {
      const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
      const waiting = pending((review) => review.coachId === coachId)
        .filter((review) => !at || !id || isBelow([new Date(at), id], placeOf(review)))
        .toSorted(ascending(placeOf))
        .map(rowOf);
      return pageOf(waiting, limit, (review) => encodeCursor(review.requestedAt, review.id));
    },

    waitingCountOf: async (coachId) => pending((review) => review.coachId === coachId).length,

    pendingBetween: async (memberId, coachId) =>
      pending((review) => review.memberId === memberId && review.coachId === coachId)[0]?.id ?? null,

    lastBetween: async (memberId, coachId) =>
      those((review) => review.memberId === memberId && review.coachId === coachId).toSorted(
        descending(({ requestedAt, id }) => [requestedAt, id]),
      )[0] ?? null,

    mayCoachSee: async (coachId, memberId) =>
      those((review) => review.coachId === coachId && review.memberId === memberId && showsToCoach(review))
        .length > 0,

    showingOf: async (memberId) =>
      those((review) => review.memberId === memberId && showsToCoach(review))
        .toSorted(descending(placeOf))
        .map(rowOf),

    lockShowing: async (memberId, coachId) =>
      those(
        (review) => review.memberId === memberId && review.coachId === coachId && showsToCoach(review),
      ).toSorted(ascending(({ id }) => [id])),

    lockUnanswered: async (at, limit) =>
      pending(({ answerDueAt }) => answerDueAt <= at)
        .toSorted(ascending(({ answerDueAt, id }) => [answerDueAt, id]))
        .slice(0, limit),

    lockToRemind: async (at, limit) =>
      pending((review) => review.answerDueAt > at && isDue(reminderDueAt(review, review.reminders), at))
        .toSorted(ascending(({ requestedAt, id }) => [requestedAt, id]))
        .slice(0, limit),

    lockUnrated: async (at, limit) =>
      those(({ rateDueAt }) => isDue(rateDueAt, at))
        .toSorted(ascending(({ rateDueAt, id }) => [rateDueAt ?? at, id]))
        .slice(0, limit),

    lockWithOpenTargets: async (of, limit) =>
      those((review) =>
        'memberId' in of
          ? review.memberId === of.memberId && hasOpenTarget(review)
          : hasOpenTarget(review, (dueDate) => dueDate < of.dueBefore),
      )
        .toSorted(ascending(({ id }) => [id]))
        .slice(0, limit),

    replyVersions: async (id) =>
      view()
        .table('replyVersions')
        .all()
        .filter(({ reviewId }) => reviewId === id)
        .toSorted(descending(({ number }) => [number]))
        .slice(0, shownVersions)
        .map(({ reply, at }) => ({ ...reply, at })),

    async replyChanges(id) {
      const versions = view().table('replyVersions').all();
      return Math.max(versions.filter(({ reviewId }) => reviewId === id).length - 1, 0);
    },

    async keepReplyVersion(id, reply, at) {
      const versions = view().table('replyVersions');
      const number = versions.all().filter(({ reviewId }) => reviewId === id).length + 1;
      versions.set(keyOf(id, String(number)), { reviewId: id, number, reply, at });
    },

    draft: async (id) => view().table('replyDrafts').get(id) ?? null,
    async putDraft(draft) {
      const drafts = view().table('replyDrafts');
      if ((drafts.get(draft.reviewId)?.version ?? 0) !== draft.version - 1)
        throw new DomainError('version.stale');
      drafts.set(draft.reviewId, draft);
    },
    deleteDraft: async (id) => view().table('replyDrafts').delete(id),

    allOf: async (userId) =>
      those(({ memberId, coachId }) => memberId === userId || coachId === userId)
        .toSorted(ascending(({ id }) => [id]))
        .map(rowOf),

    async list(request) {
      const users = view().table('users');
      const rows = reviews()
        .all()
        .map((review) => {
          const row = rowOf(review);
          return { ...row, stars: row.rating?.stars ?? null };
        });
      const listed = staffList(
        rows,
        readListRequest(staffLists.reviews, request),
        staffLists.reviews,
        ({ memberId, coachId }) =>
          [memberId, coachId].flatMap((id) => {
            const user = users.get(id);
            return user ? [user.fullname, user.username, user.email, user.phone] : [];
          }),
      );
      return { ...listed, rows: listed.rows.flatMap(({ id }) => reviews().get(id) ?? []).map(rowOf) };
    },
  };
};
