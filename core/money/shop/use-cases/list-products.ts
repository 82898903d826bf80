import { DomainError } from '#core/kernel/domain-error.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { showProduct, type ShownProduct } from '../views/shown-product.ts';

type Needs = Reads<'products'> & Pick<Ports, 'mediaStore' | 'clock'>;
type Query = Readonly<{
  limit?: number | undefined;
  cursor?: string | undefined;
  /** Words looked for without marks and case. */
  q?: string | undefined;
}>;

/** What can be bought, for everybody, newest first. */
export const listProducts =
  (ports: Needs) =>
  async ({ q, ...query }: Query): Promise<Page<ShownProduct>> => {
    const { items, nextCursor } = await ports.reads.products.pageOf({ ...pageRequest(query), q });
    return { items: await Promise.all(items.map(showProduct(ports))), nextCursor };
  };

/** One that can be bought, by id or slug; what is not for sale is not there. */
export const getProduct =
  (ports: Needs) =>
  async (idOrSlug: string): Promise<ShownProduct> => {
    const product = await ports.reads.products.find(idOrSlug);
    if (product?.status !== 'ACTIVE') throw new DomainError('product.not_found');
    return showProduct(ports)(product);
  };
