import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { nextVersion, type SeenVersion } from '#core/access/audit/last-write.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import type { ShownProduct } from '../views/shown-product.ts';
import { productSlug, type Product } from '../product.ts';
import { logProduct, requireImages, type ProductInput } from '../product-changes.ts';
import { readProduct } from './list-all-products.ts';

type Needs = Reads<'products'> &
  Writes<'auditLog' | 'media' | 'products'> &
  Pick<Ports, 'clock' | 'mediaStore'>;
type Changes = { readonly [Key in keyof ProductInput]?: ProductInput[Key] | undefined };
type Input = Changes & SeenVersion & Readonly<{ id: Product['id'] }>;

/**
 * Changes a product; orders made keep their price. A sale counts as a change of what has a stock: an edit that began
 * before it is stale, or it would put back pieces that are sold.
 */
export const updateProduct =
  (ports: Needs) =>
  async (actor: Actor, { id, version, slug, imageIds, ...changes }: Input): Promise<ShownProduct> => {
    requirePermission(actor, 'product.update', 'product.manage');
    await ports.transaction(async ({ products, media, auditLog }) => {
      const before = await products.lock(id);
      if (!before) throw new DomainError('product.not_found');
      const at = ports.clock.now();
      await nextVersion({ auditLog }, actor, {
        stored: before.version,
        seen: version,
        at,
        targetType: 'product',
        targetId: id,
      });
      const {
        title = before.title,
        description = before.description,
        priceFitCoin = before.priceFitCoin,
        stock = before.stock,
        status = before.status,
      } = changes;
      const after = await products.update({
        ...before,
        title,
        description,
        priceFitCoin,
        stock,
        status,
        ...(slug !== undefined && slug !== before.slug && { slug: productSlug(slug, title) }),
        ...(imageIds && { imageIds: await requireImages({ media }, actor, imageIds, before.imageIds) }),
        updatedAt: at,
      });
      await logProduct({ auditLog }, actor, { before, after, at });
    });
    return readProduct(ports)(id);
  };
