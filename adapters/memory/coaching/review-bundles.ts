import { displayName } from '#core/access/actor/person.ts';
import { unusedParts, type ReviewBundle } from '#core/coaching/review/bundle/bundle.ts';
import type { BundleRow, ReviewBundles } from '#core/coaching/review/bundle/ports.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import type { View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    reviewBundles: ReviewBundle;
  }
}

export const memoryReviewBundles = (view: () => View): ReviewBundles => {
  const bundles = () => view().table('reviewBundles');
  const user = (id: string) => view().table('users').get(id);
  const nameOf = (id: string): string => {
    const found = user(id);
    return found ? displayName(found) : '';
  };
  const rowOf = (bundle: ReviewBundle): BundleRow => ({
    ...bundle,
    unused: unusedParts(bundle).length,
    memberName: nameOf(bundle.memberId),
    coachName: nameOf(bundle.coachId),
  });
  const active = (fits: (bundle: ReviewBundle) => boolean): readonly ReviewBundle[] =>
    bundles()
      .all()
      .filter((bundle) => bundle.status === 'ACTIVE' && fits(bundle))
      .toSorted(descending(({ boughtAt, id }) => [boughtAt, id]));
  const between = (memberId: string, coachId: string) =>
    active((bundle) => bundle.memberId === memberId && bundle.coachId === coachId);

  return {
    async insert(bundle) {
      const { memberId, coachId, status } = bundle;
      if (status === 'ACTIVE' && between(memberId, coachId).length > 0) view().refuse('review_bundle.active');
      bundles().set(bundle.id, bundle);
    },
    async find(id) {
      const bundle = bundles().get(id);
      return bundle ? rowOf(bundle) : null;
    },
    lock: async (id) => bundles().get(id) ?? null,
    update: async (bundle) => bundles().set(bundle.id, bundle),
    async activeBetween(memberId, coachId) {
      const [bundle] = between(memberId, coachId);
      return bundle ? rowOf(bundle) : null;
    },
    activeOf: async (memberId) => active((bundle) => bundle.memberId === memberId).map(rowOf),
    activeIdsOf: async (of) =>
      active((bundle) => ('memberId' in of ? bundle.memberId === of.memberId : bundle.coachId === of.coachId))
        .map(({ id }) => id)
        .toSorted(),
    lockDue: async (at, limit) =>
      active(({ endsAt }) => endsAt <= at)
        .toSorted(ascending(({ endsAt, id }) => [endsAt, id]))
        .slice(0, limit),
    async paying(reviewId) {
      for (const { id: bundleId, parts } of bundles().all())
        for (const part of parts) if (part.reviewId === reviewId) return { bundleId, number: part.number };
      return null;
    },
    allOf: async (userId) =>
      bundles()
        .all()
        .filter(({ memberId, coachId }) => memberId === userId || coachId === userId)
        .toSorted(descending(({ boughtAt, id }) => [boughtAt, id]))
        .map(rowOf),
    list: async (request) =>
      staffList(
        bundles().all().map(rowOf),
        readListRequest(staffLists.reviewBundles, request),
        staffLists.reviewBundles,
        ({ memberId, coachId }) =>
          [user(memberId), user(coachId)].flatMap((one) =>
            one ? [one.fullname, one.username, one.email, one.phone] : [],
          ),
      ),
  };
};
