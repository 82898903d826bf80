import type { Bounty } from '#core/content/bounty/bounty.ts';
import type { StoredPosting, View } from '../../engine/store.ts';

/** Each bounty against what moved for it, and each movement against its bounty. */
export const bountyPlaces = (
  view: View,
  postings: readonly StoredPosting[],
): Readonly<Record<string, readonly string[]>> => {
  const bounties = view.table('bounties').all();
  const own = postings.filter(({ account, reason }) => account === 'USER' && reason === 'BOUNTY');
  const isOf = (bounty: Bounty) => (posting: StoredPosting) =>
    posting.reference === bounty.reference &&
    posting.userId === bounty.userId &&
    posting.coin === bounty.coin &&
    posting.amount === bounty.amount &&
    posting.transferId === bounty.transferId;
  return {
    'bounty.differs_from_ledger': bounties
      .filter((bounty) => own.some(isOf(bounty)) !== (bounty.status === 'PAID'))
      .map(({ reference, status }) => `bounty ${reference} is ${status}`),

    'bounty.missing': own
      .filter((posting) => !bounties.some((bounty) => bounty.status === 'PAID' && isOf(bounty)(posting)))
      .map(({ id }) => `posting ${id}`),

    'bounty.self_awarded': bounties
      .filter(({ id, userId }) =>
        view
          .table('bountySteps')
          .all()
          .some((step) => step.bountyId === id && step.kind !== 'RELEASED' && step.by === userId),
      )
      .map(({ reference }) => `bounty ${reference}`),
  };
};
