import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { showProduct, type ShownProduct } from '../views/shown-product.ts';
import type { Product } from '../product.ts';

type Needs = Reads<'products'> & Pick<Ports, 'mediaStore' | 'clock'>;

/** Every product, for sale or not. */
export const listAllProducts =
  (ports: Needs) =>
  async (actor: Actor, request: ListRequest): Promise<List<ShownProduct>> => {
    requirePermission(actor, 'product.view');
    const { rows, ...list } = await ports.reads.products.list(request);
    return { ...list, rows: await Promise.all(rows.map(showProduct(ports))) };
  };

/** One product with its pictures, as every change of a product answers. */
export const readProduct =
  (ports: Needs) =>
  async (id: Product['id']): Promise<ShownProduct> => {
    const product = await ports.reads.products.find(id);
    if (product?.id !== id) throw new DomainError('product.not_found');
    return showProduct(ports)(product);
  };

export const getProductForStaff =
  (ports: Needs) =>
  async (actor: Actor, id: Product['id']): Promise<ShownProduct> => {
    requirePermission(actor, 'product.view');
    return readProduct(ports)(id);
  };
