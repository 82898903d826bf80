import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { RewardClaim } from '../rewards.ts';

type Query = Readonly<{ limit?: number | undefined; cursor?: string | undefined }>;

/** One's own claims, newest first. */
export const listRewardClaims =
  ({ reads }: Reads<'rewardClaims'>) =>
  async (actor: Actor, query: Query): Promise<Page<RewardClaim>> =>
    reads.rewardClaims.pageOf(requireMember(actor).id, pageRequest(query));
