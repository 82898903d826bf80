import { isSavedHere } from '#core/body/snapshot/snapshot.ts';
import { isGone } from '#core/people/account/user.ts';
import type { CoachRosters } from '#core/coaching/coach-desk/coach-work.ts';
import { showsToCoach } from '#core/coaching/review/review.ts';
import { ascending } from '../engine/ordering.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';

export const memoryCoachRosters = (view: () => View): CoachRosters => {
  const rosters = () => view().table('coachRosters');
  const reviewsOf = (coach: string) =>
    view()
      .table('reviews')
      .all()
      .filter(({ coachId }) => coachId === coach);

  return {
    async claimNext(week, at) {
      const [next] = view()
        .table('users')
        .all()
        .filter(({ id, type, status }) => type === 'COACH' && status === 'ACTIVE' && reviewsOf(id).length > 0)
        .filter(({ id }) => !rosters().get(keyOf(id, week)))
        .toSorted(ascending(({ id }) => [id]));
      if (!next) return null;
      rosters().set(keyOf(next.id, week), { coachId: next.id, week, at });
      return next.id;
    },

    async figures(coachId, { week, since, until }, now) {
      const { table } = view();
      const reviews = reviewsOf(coachId);
      const isHere = (id: string): boolean => {
        const user = table('users').get(id);
        return user !== undefined && !isGone(user);
      };
      const seen = new Set(
        reviews
          .filter((review) => showsToCoach(review, now))
          .map(({ memberId }) => memberId)
          .filter(isHere),
      );
      const answered = reviews.filter(
        ({ status, approvedAt }) =>
          status === 'APPROVED' && approvedAt !== null && approvedAt >= since && approvedAt < until,
      );
      return {
        waiting: reviews.filter(({ status }) => status === 'PENDING').length,
        answered: answered.length,
        members: seen.size,
        saved: table('snapshots')
          .all()
          .filter(isSavedHere)
          .filter((snapshot) => snapshot.week === week && seen.has(snapshot.userId)).length,
      };
    },

    deleteAllOf: async (id) => deleteRows(rosters(), ({ coachId }) => coachId === id),
  };
};
