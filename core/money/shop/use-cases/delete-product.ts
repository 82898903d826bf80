import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { showProduct, type ShownProduct } from '../views/shown-product.ts';
import type { Product } from '../product.ts';
import { logProduct } from '../product-changes.ts';

type Needs = Writes<'auditLog' | 'products'> & Pick<Ports, 'clock' | 'mediaStore'>;

/** Deletes a product nobody ordered; answers what it was. One with orders is set INACTIVE instead. */
export const deleteProduct =
  (ports: Needs) =>
  async (actor: Actor, id: Product['id']): Promise<ShownProduct> => {
    requirePermission(actor, 'product.delete', 'product.manage');
    const gone = await ports.transaction(async ({ products, auditLog }) => {
      const before = await products.lock(id);
      const row = await products.find(id);
      if (!before || !row) throw new DomainError('product.not_found');
      await products.delete(id);
      await logProduct({ auditLog }, actor, { before, after: null, at: ports.clock.now() });
      return row;
    });
    return showProduct(ports)(gone);
  };
