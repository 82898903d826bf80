import { forgottenDelivery } from '#core/money/shop/order.ts';
import type { Order } from '#core/money/shop/order.ts';
import type { OrderRow, Orders, ProductRow, Products } from '#core/money/shop/ports.ts';
import type { Product } from '#core/money/shop/product.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { fold, normalize } from '#core/kernel/text/text.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { descending } from '../engine/ordering.ts';
import { assigneeOf } from '../engine/assignee.ts';
import { staffList } from '../engine/staff-list.ts';
import { changeRows, type View } from '../engine/store.ts';

export const memoryProducts = (view: () => View): Products => {
  const products = () => view().table('products');

  const rowOf = (product: Product): ProductRow => ({
    ...product,
    images: product.imageIds.flatMap((id) => view().table('media').get(id) ?? []),
  });

  const put = (product: Product): void => {
    const isTaken = products()
      .all()
      .some(({ id, slug }) => id !== product.id && slug === product.slug);
    if (isTaken) view().refuse('product.slug_exists');
    if (product.imageIds.some((id) => !view().table('media').get(id)))
      view().refuse('product.image_not_found');
    products().set(product.id, product);
  };

  return {
    async insert(product) {
      put(product);
    },

    async find(idOrSlug) {
      const found =
        products().get(idOrSlug) ??
        products()
          .all()
          .find(({ slug }) => slug === idOrSlug);
      return found ? rowOf(found) : null;
    },

    lock: async (id) => products().get(id) ?? null,

    async update(product) {
      if (products().get(product.id)?.version !== product.version) throw new DomainError('version.stale');
      const next = { ...product, version: product.version + 1 };
      put(next);
      return next;
    },

    async take(id, quantity) {
      const product = products().get(id);
      if (!product || product.stock === null) return;
      const { stock, version } = product;
      if (stock < quantity) throw new DomainError('product.out_of_stock', { available: stock });
      products().set(id, { ...product, stock: stock - quantity, version: version + 1 });
    },

    async delete(id) {
      const isOrdered = view()
        .table('orders')
        .all()
        .some(({ productId }) => productId === id);
      if (isOrdered) view().refuse('product.has_orders');
      products().delete(id);
    },

    async pageOf({ limit, cursor, q = '' }) {
      const [before] = decodeCursor(cursor, 'id') ?? [];
      const words = fold(normalize(q)).split(/\s+/u).filter(Boolean);
      const found = products()
        .all()
        .filter(({ id, status }) => status === 'ACTIVE' && (before === undefined || id < before))
        .filter(({ title, slug }) => {
          const text = fold(`${title.vi} ${title.en} ${slug}`);
          return words.every((word) => text.includes(word));
        })
        .toSorted(descending(({ id }) => [id]));
      return pageOf(found.map(rowOf), limit, ({ id }) => encodeCursor(id));
    },

    async list(request) {
      const rows = products()
        .all()
        .map((product) => ({ ...product, titleText: product.title, title: product.title.vi }));
      const found = staffList(
        rows,
        readListRequest(staffLists.products, request),
        staffLists.products,
        ({ titleText, slug }) => [titleText.vi, titleText.en, slug],
      );
      return {
        ...found,
        rows: found.rows.map(({ titleText, ...row }) => rowOf({ ...row, title: titleText })),
      };
    },
  };
};

export const memoryOrders = (view: () => View): Orders => {
  const orders = () => view().table('orders');

  const rowOf = (order: Order): OrderRow => ({
    ...order,
    userName: view().table('users').get(order.userId)?.fullname ?? '',
    productSlug: view().table('products').get(order.productId)?.slug ?? '',
  });

  return {
    async insert(order) {
      orders().set(order.id, order);
    },

    async findOf(userId, id) {
      const order = orders().get(id);
      return order?.userId === userId ? rowOf(order) : null;
    },

    async find(id) {
      const order = orders().get(id);
      return order ? rowOf(order) : null;
    },

    lock: async (id) => orders().get(id) ?? null,

    async update(order) {
      if (orders().get(order.id)?.version !== order.version) throw new DomainError('version.stale');
      const next = { ...order, version: order.version + 1 };
      orders().set(order.id, next);
      return next;
    },

    async pageOf(userId, { status }, { limit, cursor }) {
      const [before] = decodeCursor(cursor, 'id') ?? [];
      const found = orders()
        .all()
        .filter((order) => order.userId === userId && (before === undefined || order.id < before))
        .filter((order) => status === undefined || order.status === status)
        .toSorted(descending(({ id }) => [id]));
      return pageOf(found.map(rowOf), limit, ({ id }) => encodeCursor(id));
    },

    async list(request) {
      const users = view().table('users');
      const rows = orders()
        .all()
        .map((order) => {
          const row = rowOf(order);
          return { ...row, titleText: row.productTitle, productTitle: row.productTitle.vi };
        });
      const found = staffList(
        rows,
        readListRequest(staffLists.orders, request),
        staffLists.orders,
        ({ userId, titleText }) => {
          const user = users.get(userId);
          return [
            user?.fullname ?? null,
            user?.username ?? null,
            user?.email ?? null,
            user?.phone ?? null,
            titleText.vi,
            titleText.en,
          ];
        },
        assigneeOf(view(), 'order'),
      );
      return {
        ...found,
        rows: found.rows.map(({ titleText, ...row }) => ({ ...row, productTitle: titleText })),
      };
    },

    forgetDeliveryOf: async (id) =>
      changeRows(
        orders(),
        ({ userId }) => userId === id,
        (order) => ({ ...order, delivery: forgottenDelivery }),
      ),
  };
};
