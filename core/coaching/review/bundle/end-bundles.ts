import type { Ids } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { releaseHold } from '#core/money/coin/holds.ts';
import { unusedParts, type BundleEndReason, type ReviewBundle } from './bundle.ts';

type Step = Readonly<{ ids: Ids; actor: string; at: Date }>;
type Reason = Exclude<BundleEndReason, 'USED_UP'>;

/** Ends a locked bundle; each quarter that is left goes back whole. A request that waits goes on by itself. */
export const endLockedBundle = async (
  uses: Pick<Repositories, 'events' | 'holds' | 'reviewBundles' | 'wallets'>,
  bundle: ReviewBundle,
  reason: Reason,
  { ids, actor, at }: Step,
): Promise<void> => {
  const unused = unusedParts(bundle);
  let refunded = 0;
  for (const { holdId } of unused)
    refunded += (await releaseHold(uses, holdId, { id: ids.next(), actor, at })).amount;
  await uses.reviewBundles.update({
    ...bundle,
    status: 'ENDED',
    endReason: reason,
    endedAt: at,
    parts: bundle.parts.map((part) => (part.status === 'UNUSED' ? { ...part, status: 'REFUNDED' } : part)),
  });
  const { id: bundleId, memberId: userId, coachId } = bundle;
  await uses.events.append({
    type: 'bundle.ended',
    bundleId,
    userId,
    coachId,
    reason,
    unused: unused.length,
    refunded,
  });
};
