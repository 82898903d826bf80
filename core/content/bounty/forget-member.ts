import type { Hooks } from '#core/kernel/hooks.ts';

/** What was promised and not given goes back into the cap; what was given stays, as in the ledger. */
export const releaseBountiesOf: Hooks['whenMemberIsAnonymised'] = async (
  { bounties },
  userId,
  { actor: by, at },
) => {
  for (const { reference } of await bounties.allOf(userId)) {
    const bounty = await bounties.lock(reference);
    if (bounty?.status !== 'RESERVED') continue;
    const { id: bountyId, coin, amount } = bounty;
    await bounties.put({ ...bounty, status: 'RELEASED', updatedAt: at });
    await bounties.addStep({ bountyId, kind: 'RELEASED', coin, amount, by, at });
  }
};
