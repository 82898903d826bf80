import type { Actor } from '#core/access/actor/actor.ts';
import { maxPageSize } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { logoUrl } from '../views/member-reward.ts';

export type PublicPartner = Readonly<{
  id: string;
  name: string;
  /** Signed, and good for a while. */
  logoUrl: string | null;
  url: string | null;
}>;

/** Whom the site works with, by name: ACTIVE ones, and no more about them than their sign and their page. */
export const listPublicPartners =
  ({ reads, mediaStore, clock }: Reads<'partners'> & Pick<Ports, 'clock' | 'mediaStore'>) =>
  async (_actor: Actor): Promise<Readonly<{ items: readonly PublicPartner[] }>> => {
    const at = clock.now();
    const { rows } = await reads.partners.list({
      sort: { field: 'name', order: 'ASC' },
      from: 0,
      to: maxPageSize - 1,
      filter: { status: 'ACTIVE' },
    });
    return {
      items: await Promise.all(
        rows.map(async ({ id, name, url, logo }) => ({
          id,
          name,
          url,
          logoUrl: await logoUrl({ mediaStore }, logo, at),
        })),
      ),
    };
  };
