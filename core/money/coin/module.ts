import { coinArchive } from './archive.ts';
import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import {
  approveCoinRequest,
  getCoinRequest,
  readCoinLimits,
  listCoinRequests,
  rejectCoinRequest,
} from './use-cases/decide-coin-requests.ts';
import { correctCoins, grantCoins } from './use-cases/change-coins.ts';
import { claimReward } from './use-cases/claim-reward.ts';
import { coinTotals } from './use-cases/coin-totals.ts';
import { convertCoins } from './use-cases/convert-coins.ts';
import { economy } from './use-cases/economy.ts';
import { foldLedger } from './use-cases/fold-ledger.ts';
import { grantReward } from './use-cases/grant-reward.ts';
import { getWallet } from './use-cases/get-wallet.ts';
import { getTransaction, listAllTransactions } from './use-cases/list-all-transactions.ts';
import { listFees } from './use-cases/list-fees.ts';
import { listInvited } from './use-cases/list-invited.ts';
import { listLedger } from './use-cases/list-ledger.ts';
import { listRewardClaims } from './use-cases/list-reward-claims.ts';
import { listRewards, listRewardsOf } from './use-cases/list-rewards.ts';
import {
  listTransactions,
  statement,
  statementOf,
  transactionTotals,
} from './use-cases/list-transactions.ts';
import { printStatement } from './use-cases/print-statement.ts';
import { publicEconomy } from './use-cases/public-economy.ts';
import { reconcile } from './use-cases/reconcile.ts';
import { releaseExpiredHolds } from './use-cases/release-expired-holds.ts';
import { coinErrors, coinErrorParams } from './errors.ts';
import { coinReactions } from './reactions.ts';

const coinUseCases = (ports: Composition) => ({
  getWallet: getWallet(ports),
  listTransactions: listTransactions(ports),
  transactionTotals: transactionTotals(ports),
  statement: statement(ports),
  statementOf: statementOf(ports),
  printStatement: printStatement(ports),
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
  coinLimits: readCoinLimits(ports),
  listCoinRequests: listCoinRequests(ports),
  getCoinRequest: getCoinRequest(ports),
  approveCoinRequest: approveCoinRequest(ports),
  rejectCoinRequest: rejectCoinRequest(ports),
  correctCoins: correctCoins(ports),
  coinTotals: coinTotals(ports),
  economy: economy(ports),
  publicEconomy: publicEconomy(ports),
  listLedger: listLedger(ports),
  foldLedger: foldLedger(ports),
  reconcile: reconcile(ports),
  releaseExpiredHolds: releaseExpiredHolds(ports),
});

export const coinModule = {
  name: 'coin',
  errors: coinErrors,
  errorParams: coinErrorParams,
  reactions: coinReactions,
  hooks: { archiveOf: coinArchive },
  useCases: coinUseCases,
  sensitive: ['grantReward', 'grantCoins', 'approveCoinRequest', 'correctCoins'],
} as const satisfies Module;
