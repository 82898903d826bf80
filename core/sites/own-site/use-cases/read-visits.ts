import type { Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { DomainId } from '#core/sites/domain-name/domain.ts';
import { readOwn } from '#core/sites/domain-name/use-cases/get-own-domain.ts';
import { visitDay, type VisitCount } from '../visits.ts';

export const visitsShownDays = 90;

export type SiteVisits = Readonly<{ from: string; to: string; total: number; items: readonly VisitCount[] }>;

/** How often one's own site was looked at, day by day; only its owner sees it. */
export const readVisits =
  ({ reads, clock }: Reads<'domains' | 'ownSites'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, id: DomainId): Promise<SiteVisits> => {
    await readOwn(reads, actor, id);
    const now = clock.now();
    const from = visitDay(after(now, -(visitsShownDays - 1) * day));
    const items = await reads.ownSites.visitsOf(id, from);
    return { from, to: visitDay(now), total: items.reduce((sum, { count }) => sum + count, 0), items };
  };
