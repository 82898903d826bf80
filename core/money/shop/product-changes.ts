import { type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { superUserId, type MediumId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { isShared } from '#core/platform/media/shared-file.ts';
import type { Product } from './product.ts';

/** What staff may say of a product. */
export type ProductInput = Readonly<
  Pick<Product, 'title' | 'description' | 'imageIds' | 'priceFitCoin' | 'stock' | 'status'> & {
    slug?: string | undefined;
  }
>;

/**
 * Pictures are shown to everybody from now on: an IMAGE that was uploaded for general use, by the person who adds it kept by
 * the platform, or shared for the site. Nobody’s body picture gets into the shop. Fails with product.image_not_found.
 */
export const requireImages = async (
  { media }: Pick<Repositories, 'media'>,
  actor: Actor,
  ids: readonly MediumId[],
  already: readonly MediumId[] = [],
): Promise<readonly MediumId[]> => {
  const unique = [...new Set(ids)];
  for (const id of unique) {
    if (already.includes(id)) continue;
    const medium = await media.find(id);
    const isUsable =
      medium?.type === 'IMAGE' &&
      (isShared(medium) ||
        (medium.purpose === 'GENERAL' &&
          (actor.kind !== 'user' || medium.ownerId === actor.id || medium.ownerId === superUserId)));
    const held = isUsable ? await media.hold(medium.ownerId, [id]) : [];
    if (held.length === 0) throw new DomainError('product.image_not_found');
  }
  return unique;
};

const shown = ({ title, slug, description, imageIds, priceFitCoin, stock, status }: Product) => ({
  title,
  slug,
  description,
  imageIds,
  priceFitCoin,
  stock,
  status,
});

type Change = Readonly<{ before: Product | null; after: Product | null; at: Date }>;

/** Who changed a product, and how. */
export const logProduct = async (
  { auditLog }: Pick<Repositories, 'auditLog'>,
  actor: Actor,
  { before, after, at }: Change,
): Promise<void> => {
  const action = before === null ? 'create' : after === null ? 'delete' : 'update';
  await auditLog.append(
    audited(actor, {
      at,
      action: `product.${action}`,
      targetType: 'product',
      targetId: (after ?? before)?.id ?? '',
      before: before && shown(before),
      after: after && shown(after),
      reason: null,
    }),
  );
};
