import type { Ports } from '#core/ports.ts';
import { correctCoins, grantCoins } from './use-cases/change-coins.ts';
import { claimReward } from './use-cases/claim-reward.ts';
import { convertCoins } from './use-cases/convert-coins.ts';
import { grantReward } from './use-cases/grant-reward.ts';
import { getWallet } from './use-cases/get-wallet.ts';
import { getTransaction, listAllTransactions } from './use-cases/list-all-transactions.ts';
import { listFees } from './use-cases/list-fees.ts';
import { listInvited } from './use-cases/list-invited.ts';
import { listRewardClaims } from './use-cases/list-reward-claims.ts';
import { listRewards, listRewardsOf } from './use-cases/list-rewards.ts';
import { listTransactions, statement } from './use-cases/list-transactions.ts';
import { reconcile } from './use-cases/reconcile.ts';
import { releaseExpiredHolds } from './use-cases/release-expired-holds.ts';

export const coinUseCases = (ports: Ports) => ({
  getWallet: getWallet(ports),
  listTransactions: listTransactions(ports),
  statement: statement(ports),
  convert: convertCoins(ports),
  listFees: listFees(),
  listRewards: listRewards(ports),
  listRewardsOf: listRewardsOf(ports),
  listRewardClaims: listRewardClaims(ports),
  claimReward: claimReward(ports),
  grantReward: grantReward(ports),
  listInvited: listInvited(ports),
  listAllTransactions: listAllTransactions(ports),
  getTransaction: getTransaction(ports),
  grantCoins: grantCoins(ports),
  correctCoins: correctCoins(ports),
  reconcile: reconcile(ports),
  releaseExpiredHolds: releaseExpiredHolds(ports),
});
