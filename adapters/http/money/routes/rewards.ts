import type { Application } from '#core/application.ts';
import { rewards } from '#http/money/contract/rewards.ts';
import { handlers } from '../../engine/handlers.ts';

export const rewardRoutes = ({ coin }: Application) =>
  handlers(rewards, {
    list: ({ actor }) => coin.listRewards(actor),
    history: ({ actor, query }) => coin.listRewardClaims(actor, query),
    claim: ({ actor, params }) => coin.claimReward(actor, params.type),
    fees: ({ actor }) => coin.listFees(actor),
  });
