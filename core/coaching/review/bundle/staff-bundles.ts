import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { BundleRow } from './ports.ts';

/** Who bought what of whom, how far it is used and how it ended. Nothing of what was asked stands in it. */
export const listAllBundles =
  ({ reads }: Pick<Ports, 'reads'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<BundleRow>> => {
    requirePermission(actor, 'review.view');
    return reads.reviewBundles.list(request);
  };
