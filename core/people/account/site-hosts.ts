import type { WithHooks } from '#core/kernel/hooks.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';

export type SiteHostNeeds = Pick<Ports, 'reads'> & WithHooks<'siteHostOf'>;

/** Whose name leads to a site of their own, and to which. */
export const siteHosts =
  ({ reads, hooks }: SiteHostNeeds) =>
  async (ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>> => {
    const found = new Map<UserId, string>();
    for (const answer of hooks.siteHostOf)
      for (const [id, host] of await answer(reads, ids)) found.set(id, host);
    return found;
  };
