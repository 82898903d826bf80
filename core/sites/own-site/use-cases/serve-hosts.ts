import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import type { ServedHost } from '../served-host.ts';
import type { Visit } from '../visits.ts';

/** All names that are served, for those who answer requests. */
export const listServedHosts =
  ({ reads }: Reads<'ownSites'>) =>
  async (actor: Actor): Promise<readonly ServedHost[]> => {
    requirePermission(actor, 'domain.view');
    return reads.ownSites.servedHosts();
  };

export const findServedHost =
  ({ reads }: Reads<'ownSites'>) =>
  async (actor: Actor, host: string): Promise<ServedHost | null> => {
    requirePermission(actor, 'domain.view');
    return reads.ownSites.servedHost(host);
  };

/** What was seen since the last time, put together by those who answer. */
export const countVisits =
  ({ transaction }: Writes<'ownSites'>) =>
  async (actor: Actor, visits: readonly Readonly<{ visit: Visit; count: number }>[]): Promise<void> => {
    requirePermission(actor, 'domain.manage');
    if (visits.length > 0) await transaction(({ ownSites }) => ownSites.countVisits(visits));
  };
