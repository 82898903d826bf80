import { forgottenDelivery } from '#core/money/shop/order.ts';
import type { Order } from '#core/money/shop/order.ts';
import type { OrderRow, Orders } from '#core/money/shop/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { assigneeOf } from '../engine/assignee.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const columns = 'o.*, u.fullname as user_name, p.slug as product_slug';
const source = 'orders o join users u on u.id = o.user_id join products p on p.id = o.product_id';

const list: ListSource<keyof typeof staffLists.orders> = {
  select: columns,
  from: source,
  own: { table: 'orders', as: 'o' },
  columns: {
    id: 'o.id',
    assigneeId: assigneeOf('order', 'o.id'),
    userId: 'o.user_id',
    userName: 'u.fullname',
    productId: 'o.product_id',
    productTitle: `o.product_title ->> 'vi'`,
    quantity: 'o.quantity',
    unitPrice: 'o.unit_price',
    total: 'o.total',
    status: 'o.status',
    completedAt: 'o.completed_at',
    canceledAt: 'o.canceled_at',
    createdAt: 'o.created_at',
    updatedAt: 'o.updated_at',
  },
  search: `(u.search like ? or fold((o.product_title ->> 'vi') || ' ' || (o.product_title ->> 'en')) like ?)`,
  tieBreak: 'o.id',
};

export const knexOrders = (db: Connection): Orders => ({
  async insert(order) {
    await db()('orders').insert(order);
  },

  async findOf(userId, id) {
    const [order] = await rows<OrderRow>(
      db(),
      `select ${columns} from ${source} where o.id = ? and o.user_id = ?`,
      [id, userId],
    );
    return order ?? null;
  },

  async find(id) {
    const [order] = await rows<OrderRow>(db(), `select ${columns} from ${source} where o.id = ?`, [id]);
    return order ?? null;
  },

  async lock(id) {
    // No key changes: the deletion of the product looks at its orders' keys meanwhile.
    const [order] = await rows<Order>(db(), 'select * from orders where id = ? for no key update', [id]);
    return order ?? null;
  },

  async update({ id, version, ...order }) {
    const next = { ...order, version: version + 1 };
    requireFresh(await db()('orders').where({ id, version }).update(next));
    return { ...next, id };
  },

  async pageOf(userId, { status }, { limit, cursor }) {
    const [before] = decodeCursor(cursor, 'id') ?? [];
    const found = await rows<OrderRow>(
      db(),
      `select ${columns} from ${source}
       where o.user_id = ? ${status === undefined ? '' : 'and o.status = ?'} ${before === undefined ? '' : 'and o.id < ?'}
       order by o.id desc limit ?`,
      [userId, status, before, limit + 1].filter((value) => value !== undefined),
    );
    return pageOf(found, limit, ({ id }) => encodeCursor(id));
  },

  list: async (request) =>
    staffList<OrderRow, keyof typeof staffLists.orders>(
      db(),
      list,
      readListRequest(staffLists.orders, request),
    ),

  async forgetDeliveryOf(userId) {
    await db()('orders').where({ userId }).update({ delivery: forgottenDelivery });
  },
});
