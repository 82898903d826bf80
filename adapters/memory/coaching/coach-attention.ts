import type { CoachAttention, MutedSignals } from '#core/coaching/attention/ports.ts';
import type { MutedSignal } from '#core/coaching/attention/signal.ts';
import { showsToCoach } from '#core/coaching/review/review.ts';
import { isGone } from '#core/people/account/user.ts';
import { ascending, descending } from '../engine/ordering.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    mutedSignals: MutedSignal;
  }
}

export const memoryCoachAttention = (view: () => View): CoachAttention => ({
  async membersSeen(coachId, limit, at) {
    const { table } = view();
    const showing = table('reviews')
      .all()
      .filter((review) => review.coachId === coachId && showsToCoach(review, at))
      .toSorted(descending(({ requestedAt, memberId }) => [requestedAt, memberId]));
    return [...new Set(showing.map(({ memberId }) => memberId))]
      .flatMap((memberId) => {
        const user = table('users').get(memberId);
        return user && !isGone(user) ? [{ memberId, timeZone: user.timeZone }] : [];
      })
      .slice(0, limit);
  },

  weeksOf: async (memberIds, from) =>
    view()
      .table('snapshots')
      .all()
      .filter(({ userId, weekStart }) => memberIds.includes(userId) && weekStart >= from)
      .toSorted(ascending(({ userId, weekStart }) => [userId, weekStart]))
      .map(({ userId, week, inputs, carriedOver, standard }) => ({
        userId,
        week,
        inputs,
        carriedOver,
        standard,
      })),

  goalsOf: async (memberIds) =>
    view()
      .table('goals')
      .all()
      .filter(({ userId }) => memberIds.includes(userId))
      .toSorted(ascending(({ userId, metric }) => [userId, metric])),

  targetsOf: async (coachId, memberIds) =>
    view()
      .table('reviews')
      .all()
      .filter(
        (review) =>
          review.coachId === coachId && review.status === 'APPROVED' && memberIds.includes(review.memberId),
      )
      .toSorted(ascending(({ approvedAt, id }) => [approvedAt ?? '', id]))
      .flatMap(({ id: reviewId, memberId, reply }) =>
        (reply?.targets ?? []).map((target) => ({ memberId, reviewId, target })),
      ),
});

const placeOf = ({ coachId, memberId, kind, subject }: Omit<MutedSignal, 'mutedAt'>): string =>
  keyOf(coachId, memberId, kind, subject);

export const memoryMutedSignals = (view: () => View): MutedSignals => {
  const muted = () => view().table('mutedSignals');
  return {
    ofCoach: async (id) =>
      muted()
        .all()
        .filter(({ coachId }) => coachId === id)
        .toSorted(descending(({ mutedAt, memberId, kind, subject }) => [mutedAt, memberId, kind, subject])),

    async put(one) {
      const { table, refuse } = view();
      if (![one.coachId, one.memberId].every((id) => table('users').get(id))) refuse('user.not_found');
      if (!muted().get(placeOf(one))) muted().set(placeOf(one), one);
    },

    delete: async (one) => muted().delete(placeOf(one)),

    deleteAllOf: async (id) =>
      deleteRows(muted(), ({ coachId, memberId }) => coachId === id || memberId === id),
  };
};
