import type { Product } from '#core/money/shop/product.ts';
import type { ProductRow, Products } from '#core/money/shop/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { fold, normalize } from '#core/kernel/text/text.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { containing, staffList, type ListSource } from '../engine/staff-list.ts';

const imageIds = `array(select i.medium_id from product_images i where i.product_id = p.id order by i.position) as image_ids`;
const columns = `p.*, ${imageIds}`;
const searched = `fold((p.title ->> 'vi') || ' ' || (p.title ->> 'en') || ' ' || p.slug)`;

const list: ListSource<keyof typeof staffLists.products> = {
  select: columns,
  from: 'products p',
  columns: {
    id: 'p.id',
    title: `p.title ->> 'vi'`,
    slug: 'p.slug',
    priceFitCoin: 'p.price_fit_coin',
    stock: 'p.stock',
    status: 'p.status',
    createdAt: 'p.created_at',
    updatedAt: 'p.updated_at',
  },
  search: searched,
  tieBreak: 'p.id',
};

const taken = { products_slug: 'product.slug_exists', product_images_medium_id_fkey: 'product.image_not_found' } as const; // prettier-ignore

export const knexProducts = (db: Connection): Products => {
  const withImages = async (products: readonly Product[]): Promise<ProductRow[]> => {
    const ids = products.flatMap((product) => product.imageIds);
    if (ids.length === 0) return products.map((product) => ({ ...product, images: [] }));
    const media = await rows<Medium>(db(), 'select * from media where id = any(?::text[])', [ids]);
    const byId = new Map(media.map((medium) => [medium.id, medium]));
    return products.map((product) => ({
      ...product,
      images: product.imageIds.flatMap((id) => byId.get(id) ?? []),
    }));
  };

  const putImages = async ({ id, imageIds: shown }: Pick<Product, 'id' | 'imageIds'>): Promise<void> => {
    if (shown.length === 0) return;
    const images = shown.map((mediumId, position) => ({ productId: id, position, mediumId }));
    await refusing(taken, db()('product_images').insert(images));
  };

  return {
    async insert({ imageIds: shown, ...product }) {
      await refusing(taken, db()('products').insert(product));
      await putImages({ id: product.id, imageIds: shown });
    },

    async find(idOrSlug) {
      const found = await rows<Product>(
        db(),
        `select ${columns} from products p where p.id = ? or p.slug = ? order by p.id = ? desc limit 1`,
        [idOrSlug, idOrSlug, idOrSlug],
      );
      const [product] = await withImages(found);
      return product ?? null;
    },

    async lock(id) {
      const [product] = await rows<Product>(
        db(),
        `select ${columns} from products p where p.id = ? for no key update of p`,
        [id],
      );
      return product ?? null;
    },

    async update({ id, version, imageIds: shown, ...product }) {
      const next = { ...product, version: version + 1 };
      requireFresh(await refusing(taken, db()('products').where({ id, version }).update(next)));
      await db()('product_images').where({ productId: id }).delete();
      await putImages({ id, imageIds: shown });
      return { ...next, id, imageIds: shown };
    },

    async take(id, quantity) {
      const changed = await rows(
        db(),
        `update products set stock = stock - ?, version = version + 1 where id = ? and stock >= ? returning id`,
        [quantity, id, quantity],
      );
      if (changed.length > 0) return;
      const [left] = await rows<{ stock: number | null }>(db(), 'select stock from products where id = ?', [id]); // prettier-ignore
      if (left && left.stock !== null)
        throw new DomainError('product.out_of_stock', { available: left.stock });
    },

    async delete(id) {
      await refusing(
        { orders_product_id_fkey: 'product.has_orders' },
        db()('products').where({ id }).delete(),
      );
    },

    async pageOf({ limit, cursor, q = '' }) {
      const [before] = decodeCursor(cursor, 'id') ?? [];
      const words = fold(normalize(q)).split(/\s+/u).filter(Boolean);
      const found = await rows<Product>(
        db(),
        `select ${columns} from products p
         where p.status = 'ACTIVE' and ${searched} like all(?::text[]) ${before === undefined ? '' : 'and p.id < ?'}
         order by p.id desc limit ?`,
        [words.map(containing), ...(before === undefined ? [] : [before]), limit + 1],
      );
      return pageOf(await withImages(found), limit, ({ id }) => encodeCursor(id));
    },

    async list(request) {
      const found = await staffList<Product, keyof typeof staffLists.products>(
        db(),
        list,
        readListRequest(staffLists.products, request),
      );
      return { ...found, rows: await withImages(found.rows) };
    },
  };
};
