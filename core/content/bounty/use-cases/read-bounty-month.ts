import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { bountyMonth } from '../bounty.ts';

type Needs = Reads<'bounties' | 'settings'> & Pick<Ports, 'clock'>;

/** In Base Coin. */
export type BountyMonth = Readonly<{
  month: string;
  cap: number;
  reserved: number;
  paid: number;
  left: number;
}>;

/** What this month's bounties hold of their cap. */
export const readBountyMonth =
  ({ reads, clock }: Needs) =>
  async (actor: Actor): Promise<BountyMonth> => {
    requirePermission(actor, 'post.view', 'bug-report.view', 'coin.view');
    const month = bountyMonth(clock.now());
    const { bountyMonthlyCap: cap } = await reads.settings.read();
    const { reserved, paid } = await reads.bounties.sumsOf(month);
    return { month, cap, reserved, paid, left: Math.max(cap - reserved - paid, 0) };
  };
