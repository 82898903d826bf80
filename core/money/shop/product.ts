import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { ActiveStatus } from '#core/kernel/active-status.ts';
import type { Id, MediumId } from '#core/kernel/id.ts';
import type { LocalizedText } from '#core/kernel/language.ts';
import { slug } from '#core/kernel/text/text.ts';

export type Product = Readonly<{
  id: Id<'product'>;
  title: LocalizedText;
  /** In the address; ASCII, unique. */
  slug: string;
  description: LocalizedText;
  imageIds: readonly MediumId[];
  priceFitCoin: number;
  /** Null: never runs out (something digital). */
  stock: number | null;
  status: ActiveStatus;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

export const maxProductImages = 8;
export const maxOrderQuantity = 20;
export const maxProductPrice = 10_000_000;
const maxSlugLength = 100;

/** Pages of the catalogue itself. */
const reservedSlugs: ReadonlySet<string> = new Set(['checkout', 'new']);

/** What staff typed, or the title without its marks; fails with product.slug_invalid, product.slug_exists. */
export const productSlug = (typed: string | undefined, title: LocalizedText): string => {
  const made =
    typed === undefined || typed.trim() === '' ? slug(title.vi).slice(0, maxSlugLength) : typed.trim();
  const kept = made.replace(/-+$/, '');
  if (kept === '' || kept !== slug(kept) || kept.length > maxSlugLength) {
    throw fieldError('body.slug', 'product.slug_invalid');
  }
  if (reservedSlugs.has(kept)) throw fieldError('body.slug', 'product.slug_exists');
  return kept;
};

export const requireStock = ({ stock }: Pick<Product, 'stock'>, quantity: number): void => {
  if (stock !== null && stock < quantity) throw new DomainError('product.out_of_stock', { available: stock });
};
