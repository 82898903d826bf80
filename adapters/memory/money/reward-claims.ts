import { missingProfileFields } from '#core/people/account/profile.ts';
import type { RewardClaims } from '#core/money/coin/ports.ts';
import type { RewardType } from '#core/money/coin/rewards.ts';
import { isSavedHere } from '#core/body/snapshot/snapshot.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { ascending, descending, isBelow } from '../engine/ordering.ts';
import type { View } from '../engine/store.ts';

/** The source events of one reward that are real, whether claimed or not, oldest first. */
const sourcesOf = (view: View, userId: string, type: RewardType): readonly string[] => {
  const user = view.table('users').get(userId);
  const snapshots = view.table('snapshots').all().filter(isSavedHere);
  switch (type) {
    case 'VERIFY_EMAIL':
      return user?.emailVerifiedAt ? [userId] : [];
    case 'FULL_FILL_PROFILE':
      return user && missingProfileFields(user).length === 0 ? [userId] : [];
    case 'SAVE_PHYSICAL_PROFILE':
      return snapshots
        .filter((snapshot) => snapshot.userId === userId)
        .toSorted(ascending(({ weekStart, id }) => [weekStart, id]))
        .map(({ id }) => id);
    case 'REFERRAL':
      return view
        .table('users')
        .all()
        .filter(({ referrerId, emailVerifiedAt }) => referrerId === userId && emailVerifiedAt !== null)
        .flatMap(({ id }) => {
          const saved = snapshots
            .filter((snapshot) => snapshot.userId === id)
            .map(({ createdAt }) => createdAt.getTime());
          return saved.length > 0 ? [{ id, since: Math.min(...saved) }] : [];
        })
        .toSorted(ascending(({ since, id }) => [since, id]))
        .map(({ id }) => id);
  }
};

export const memoryRewardClaims = (view: () => View): RewardClaims => {
  const claims = () => view().table('rewardClaims');
  return {
    async lockMember(userId) {
      if (!view().table('users').get(userId)) throw new DomainError('user.not_found');
    },

    async facts(userId, type, monthStart) {
      const own = claims()
        .all()
        .filter((claim) => claim.userId === userId && claim.type === type);
      const claimed = new Set(own.map(({ source }) => source));
      return {
        type,
        open: sourcesOf(view(), userId, type).filter((source) => !claimed.has(source)),
        claimed: own.length,
        claimedThisMonth: own.filter(({ at }) => at >= monthStart).length,
        lastClaimAt: own.toSorted(descending(({ at }) => [at]))[0]?.at ?? null,
      };
    },

    isWeekSaved: async (userId, week) =>
      view()
        .table('snapshots')
        .all()
        .some((snapshot) => snapshot.userId === userId && snapshot.week === week && isSavedHere(snapshot)),

    async insert(claim) {
      const { userId, type, source } = claim;
      const taken = claims()
        .all()
        .some((other) => other.userId === userId && other.type === type && other.source === source);
      if (taken) view().refuse('reward.already_claimed');
      claims().set(claim.id, claim);
    },

    async pageOf(userId, { limit, cursor }) {
      const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
      const found = claims()
        .all()
        .filter((claim) => claim.userId === userId)
        .filter((claim) => !at || !id || isBelow([claim.at, claim.id], [new Date(at), id]))
        .toSorted(descending((claim) => [claim.at, claim.id]));
      return pageOf(found, limit, (claim) => encodeCursor(claim.at, claim.id));
    },
  };
};
