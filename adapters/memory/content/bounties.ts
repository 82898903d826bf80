import { displayName } from '#core/access/actor/person.ts';
import { inBaseCoins, type Bounty, type BountyStep } from '#core/content/bounty/bounty.ts';
import type { Bounties } from '#core/content/bounty/ports.ts';
import { ascending } from '../engine/ordering.ts';
import { keyOf, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    /** By their reference. */
    bounties: Bounty;
    bountySteps: BountyStep;
  }
}

export const memoryBounties = (view: () => View): Bounties => {
  const table = () => view().table('bounties');
  const steps = () => view().table('bountySteps');
  const stepsOf = (bountyId: string) =>
    steps()
      .all()
      .filter((step) => step.bountyId === bountyId)
      .toSorted(ascending(({ position }) => [position]));
  const nameOf = (by: string): string | null => {
    const user = view().table('users').get(by);
    return user ? displayName(user) || null : null;
  };
  const sum = (month: string, status: Bounty['status']): number =>
    table()
      .all()
      .filter((bounty) => bounty.month === month && bounty.status === status)
      .reduce((total, bounty) => total + inBaseCoins(bounty), 0);

  return {
    // One transaction after the other: nobody else is at work.
    lockCap: async () => undefined,
    sumsOf: async (month) => ({ reserved: sum(month, 'RESERVED'), paid: sum(month, 'PAID') }),
    find: async (reference) => table().get(reference) ?? null,
    lock: async (reference) => table().get(reference) ?? null,
    async put(bounty) {
      table().set(bounty.reference, bounty);
    },
    async addStep(step) {
      const position = stepsOf(step.bountyId).length + 1;
      steps().set(keyOf(step.bountyId, String(position)), { ...step, position });
    },
    async historyOf(reference) {
      const bounty = table().get(reference);
      return bounty ? stepsOf(bounty.id).map((step) => ({ ...step, byName: nameOf(step.by) })) : [];
    },
    allOf: async (userId) =>
      table()
        .all()
        .filter((bounty) => bounty.userId === userId)
        .toSorted(ascending(({ createdAt, id }) => [createdAt, id])),
  };
};
