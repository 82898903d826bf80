import type { ActiveStatus } from '#core/kernel/active-status.ts';
import type { Id, MediumId } from '#core/kernel/id.ts';
import type { LocalizedText } from '#core/kernel/language.ts';

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
