import type { Actor } from '#core/access/actor/actor.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import { everyPage } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { PublicAddress } from '../public-address.ts';

export type AddressesOfKind = Readonly<{ kind: string; addresses: readonly PublicAddress[] }>;

/** Everything that search engines may list, by kind: each module names its own. */
export const listPublicAddresses =
  ({ reads, clock, hooks }: Pick<Ports, 'clock' | 'reads'> & WithHooks<'publicAddressesOf'>) =>
  async (_actor: Actor): Promise<readonly AddressesOfKind[]> => {
    const at = clock.now();
    const kinds: AddressesOfKind[] = [];
    for (const { kind, pageOf } of hooks.publicAddressesOf) {
      const addresses: PublicAddress[] = [];
      for await (const items of everyPage((page) => pageOf(reads, page, at))) addresses.push(...items);
      kinds.push({ kind, addresses });
    }
    return kinds.toSorted((one, other) => (one.kind < other.kind ? -1 : 1));
  };
