import { isListed, noCoachStats, ratingFiguresOf } from '#core/coaching/coach/coach.ts';
import type { Dismissal, Suggestions } from '#core/community/follow/ports.ts';
import type { Candidate, Suggestion } from '#core/community/follow/suggestion.ts';
import { aiUserId, type UserId } from '#core/kernel/id.ts';
import { fold } from '#core/kernel/text/text.ts';
import type { User } from '#core/people/account/user.ts';
import { ascending, descending } from '../engine/ordering.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    suggestions: Suggestion;
    dismissedSuggestions: Dismissal & Readonly<{ userId: UserId }>;
  }
}

/** Who may be suggested to this user. */
const isAllowed = (view: View, userId: UserId) => {
  const relations = view.table('relations').all();
  return (user: User): boolean =>
    user.id !== userId &&
    user.status === 'ACTIVE' &&
    user.isPublic &&
    (user.suggestible || isListed(user)) &&
    !view.table('follows').get(keyOf(userId, user.id)) &&
    !view.table('dismissedSuggestions').get(keyOf(userId, user.id)) &&
    !relations.some(({ ownerId, otherId }) => ownerId === userId && otherId === user.id) &&
    !relations.some(
      ({ ownerId, otherId, kind }) => kind === 'BLOCK' && ownerId === user.id && otherId === userId,
    );
};

/** Each reason by itself: whom it suggests, the best first. */
const candidates = (view: View, userId: UserId): readonly (readonly Candidate[])[] => {
  const users = view.table('users');
  const me = users.get(userId);
  const may = isAllowed(view, userId);
  const follows = view.table('follows').all();
  const answered = view
    .table('reviews')
    .all()
    .filter(({ status }) => status === 'APPROVED');
  const via = (id: UserId): boolean => {
    const user = users.get(id);
    return user?.status === 'ACTIVE' && user.isPublic && user.publicFlags.followers;
  };
  const followees = follows.filter(({ followerId }) => followerId === userId).map((row) => row.followeeId);
  const ownCoaches = answered.filter(({ memberId }) => memberId === userId).map(({ coachId }) => coachId);
  const openCoaches = ownCoaches.filter((id) => users.get(id)?.publicFlags.members);
  const allowed = users
    .all()
    .filter(may)
    .toSorted(ascending(({ id }) => [id]));
  const one = (reason: Candidate['reason'], isMeant: (user: User) => boolean): readonly Candidate[] =>
    allowed.filter(isMeant).map(({ id }) => ({ otherId: id, reason, count: 1 }));
  const followedBy = (id: UserId): number =>
    follows.filter(
      (row) => row.followeeId === id && followees.includes(row.followerId) && via(row.followerId),
    ).length;
  const score = (id: UserId): number =>
    ratingFiguresOf(view.table('coachStats').get(id) ?? noCoachStats(id)).score;
  return [
    allowed
      .map(({ id }) => ({ otherId: id, reason: 'FOLLOWED' as const, count: followedBy(id) }))
      .filter(({ count }) => count > 0)
      .toSorted(descending(({ count }) => [count])),
    one('OWN_COACH', ({ id }) => ownCoaches.includes(id)),
    one(
      'SAME_COACH',
      ({ id, publicFlags }) =>
        publicFlags.members &&
        answered.some(({ memberId, coachId }) => memberId === id && openCoaches.includes(coachId)),
    ),
    one(
      'SAME_CITY',
      ({ city }) => (me?.city ?? '').trim() !== '' && fold(city ?? '') === fold(me?.city ?? ''),
    ),
    one('COACH', isListed).toSorted(descending(({ otherId }) => [score(otherId)])),
  ];
};

export const memorySuggestions = (view: () => View): Suggestions => ({
  membersAfter: async (afterId, limit) =>
    view()
      .table('users')
      .all()
      .filter(({ id, status }) => status === 'ACTIVE' && id !== aiUserId && id > (afterId ?? ''))
      .map(({ id }) => id)
      .toSorted()
      .slice(0, limit),

  candidatesFor: async (userId, perReason) =>
    candidates(view(), userId).flatMap((found) => found.slice(0, perReason)),

  async replace(userId, suggestions) {
    deleteRows(view().table('suggestions'), (row) => row.userId === userId);
    for (const one of suggestions) view().table('suggestions').set(keyOf(userId, one.otherId), one);
  },

  async of(userId, limit) {
    const may = isAllowed(view(), userId);
    return view()
      .table('suggestions')
      .all()
      .filter((row) => row.userId === userId)
      .filter(({ otherId }) => {
        const other = view().table('users').get(otherId);
        return other !== undefined && may(other);
      })
      .toSorted(ascending(({ place }) => [place]))
      .slice(0, limit);
  },

  async dismiss(userId, otherId, at) {
    for (const id of [userId, otherId]) if (!view().table('users').get(id)) view().refuse('user.not_found');
    const key = keyOf(userId, otherId);
    const table = view().table('dismissedSuggestions');
    if (!table.get(key)) table.set(key, { userId, otherId, at });
  },

  async deleteAllOf(userId) {
    for (const name of ['suggestions', 'dismissedSuggestions'] as const)
      deleteRows(view().table(name), (row) => row.userId === userId || row.otherId === userId);
  },

  dismissedBy: async (userId) =>
    view()
      .table('dismissedSuggestions')
      .all()
      .filter((row) => row.userId === userId)
      .toSorted(ascending(({ at, otherId }) => [at, otherId]))
      .map(({ otherId, at }) => ({ otherId, at })),
});
