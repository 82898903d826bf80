import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import type { ShownProduct } from '../views/shown-product.ts';
import { productSlug, type Product } from '../product.ts';
import { logProduct, requireImages, type ProductInput } from '../product-changes.ts';
import { readProduct } from './list-all-products.ts';

type Needs = Reads<'products'> &
  Writes<'auditLog' | 'media' | 'products'> &
  Pick<Ports, 'clock' | 'ids' | 'mediaStore'>;

/** Adds a product; its address is made from the title unless staff choose one. */
export const createProduct =
  (ports: Needs) =>
  async (actor: Actor, { slug, ...input }: ProductInput): Promise<ShownProduct> => {
    requirePermission(actor, 'product.create', 'product.manage');
    const at = ports.clock.now();
    const id = ports.ids.next();
    await ports.transaction(async ({ products, media, auditLog }) => {
      const product: Product = {
        ...input,
        id,
        slug: productSlug(slug, input.title),
        imageIds: await requireImages({ media }, actor, input.imageIds),
        version: 1,
        createdAt: at,
        updatedAt: at,
      };
      await products.insert(product);
      await logProduct({ auditLog }, actor, { before: null, after: product, at });
    });
    return readProduct(ports)(id);
  };
