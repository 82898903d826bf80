import { noCoachStats } from '#core/coaching/coach/coach.ts';
import type { Coaches } from '#core/coaching/coach/ports.ts';
import { memoryCoachDirectory } from './coach-directory.ts';
import { memoryCoachEarnings } from './coach-earnings.ts';
import { areBlocked } from '../people/blocks.ts';
import { coachRowOf } from './coach-rows.ts';
import { descending } from '../engine/ordering.ts';
import { deleteRows, type View } from '../engine/store.ts';

type SavedReplies = Pick<Coaches, 'savedReplies' | 'putSavedReply' | 'deleteSavedReply'>;

const memorySavedReplies = (view: () => View): SavedReplies => ({
  savedReplies: async (id) =>
    view()
      .table('savedReplies')
      .all()
      .filter(({ coachId }) => coachId === id)
      .toSorted(descending((reply) => [reply.updatedAt, reply.id])),

  async putSavedReply(reply) {
    const kept = view().table('savedReplies').get(reply.id);
    if (!kept || kept.coachId === reply.coachId) view().table('savedReplies').set(reply.id, reply);
  },

  async deleteSavedReply(coachId, id) {
    if (view().table('savedReplies').get(id)?.coachId !== coachId) return false;
    view().table('savedReplies').delete(id);
    return true;
  },
});

export const memoryCoaches = (view: () => View): Coaches => ({
  async find(idOrUsername) {
    const username = idOrUsername.toLowerCase();
    const coaches = view()
      .table('users')
      .all()
      .filter(({ type }) => type === 'COACH');
    const found =
      coaches.find(({ id }) => id === idOrUsername) ?? coaches.find((user) => user.username === username);
    return found ? coachRowOf(view(), found) : null;
  },

  async answeredMembers(coachId, viewerId, limit) {
    const answered = view()
      .table('reviews')
      .all()
      .filter((review) => review.coachId === coachId && review.status === 'APPROVED')
      .toSorted(descending(({ approvedAt }) => [approvedAt ?? 0]));
    const members = [...new Set(answered.map(({ memberId }) => memberId))];
    const shown = members.filter((id) => {
      const member = view().table('users').get(id);
      return member?.status === 'ACTIVE' && member.publicFlags.members && !areBlocked(view(), viewerId, id);
    });
    return { count: members.length, shown: shown.slice(0, limit) };
  },

  profileOf: async (coachId) => view().table('coachProfiles').get(coachId) ?? null,
  putProfile: async (profile) => view().table('coachProfiles').set(profile.coachId, profile),

  statsOf: async (coachId) => view().table('coachStats').get(coachId) ?? noCoachStats(coachId),
  async lockStats(coachId) {
    const stats = view().table('coachStats').get(coachId) ?? noCoachStats(coachId);
    view().table('coachStats').set(coachId, stats);
    return stats;
  },
  putStats: async (stats) => view().table('coachStats').set(stats.coachId, stats),

  async forget(id) {
    view().table('coachProfiles').delete(id);
    deleteRows(view().table('savedReplies'), ({ coachId }) => coachId === id);
  },

  ...memoryCoachDirectory(view),
  ...memorySavedReplies(view),
  ...memoryCoachEarnings(view),
});
