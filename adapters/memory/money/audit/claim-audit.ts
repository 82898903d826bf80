import { rewardReference } from '#core/money/coin/rewards.ts';
import { partnerClaimReference } from '#core/money/partner/partner.ts';
import type { StoredPosting, View } from '../../engine/store.ts';

type Places = Readonly<Record<string, readonly string[]>>;

/** Where claimed rewards and the coins paid for them do not agree. */
export const claimPlaces = ({ table }: View, postings: readonly StoredPosting[]): Places => {
  const claims = table('rewardClaims').all();
  const rewards = postings.filter(({ reason, account }) => reason === 'REWARD' && account === 'USER');
  return {
    'claim.without_posting': claims
      .filter(
        (claim) =>
          !rewards.some(
            (p) =>
              p.reference === rewardReference(claim) &&
              p.userId === claim.userId &&
              p.coin === claim.coin &&
              p.amount === claim.amount,
          ),
      )
      .map(({ id }) => `claim ${id}`),

    'claim.missing': rewards
      .filter(
        (p) => !claims.some((claim) => claim.userId === p.userId && rewardReference(claim) === p.reference),
      )
      .map(({ id }) => `posting ${id}`),
  };
};

/** The same of partners' rewards, and how often each one was claimed. */
export const partnerClaimPlaces = ({ table }: View, postings: readonly StoredPosting[]): Places => {
  const claims = table('partnerClaims').all();
  const paid = claims.filter(({ status }) => status === 'COMPLETED');
  const payments = postings.filter(
    ({ reason, account }) => reason === 'PARTNER_REWARD' && account === 'USER',
  );
  return {
    'partner_claim.without_posting': paid
      .filter(
        (claim) =>
          !payments.some(
            (p) =>
              p.reference === partnerClaimReference(claim) &&
              p.userId === claim.userId &&
              p.coin === claim.coin &&
              p.amount === claim.amount,
          ),
      )
      .map(({ id }) => `partner claim ${id}`),

    'partner_claim.missing': payments
      .filter(
        (p) =>
          !paid.some((claim) => claim.userId === p.userId && partnerClaimReference(claim) === p.reference),
      )
      .map(({ id }) => `posting ${id}`),

    'partner_reward.count_differs': table('partnerRewards')
      .all()
      .filter(
        ({ id, claimedCount }) =>
          claimedCount !==
          claims.filter(({ rewardId, status }) => rewardId === id && status !== 'CANCELED').length,
      )
      .map(({ id, claimedCount }) => `partner reward ${id} counts ${claimedCount}`),
  };
};
