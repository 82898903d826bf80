import { inLanguage } from '#core/kernel/language.ts';
import { processStatuses } from '#core/money/coin/rewards.ts';
import type { Order } from '#core/money/shop/order.ts';
import type { Commands } from '../engine/commands.ts';
import { oneOf, rangeOf, withPages, type PageFlags } from '../engine/values.ts';
import { resolveUser } from '../people/resolve-user.ts';

type Filters = { status?: string; user?: string; search?: string; oldest?: true } & PageFlags;

const lineOf = ({ id, quantity, productTitle, total, status }: Order): string =>
  `${id}: ${quantity} × ${inLanguage(productTitle, 'en')}, ${total} coins, ${status}.`;

/** Where goods go is for those who send them: it stands in `orders show` alone, never in a list. */
export const commands: Commands = (program, session) => {
  const orders = program.command('orders').description('what members bought in the shop');

  withPages(orders.command('list'))
    .description('newest first; no addresses')
    .option('--status <status>', processStatuses.join(', '))
    .option('--user <user>', 'of one person: id, e-mail address or username')
    .option('--search <text>', 'name or product; marks and case do not matter')
    .option('--oldest', 'the longest waiting first')
    .action(async (options: Filters) => {
      const { status, user, search, oldest } = options;
      const { app } = await session.application();
      const { rows, ...extent } = await app.catalog.listAllOrders(await session.actor(), {
        sort: { field: 'createdAt', order: oldest ? 'ASC' : 'DESC' },
        ...rangeOf(options),
        filter: {
          ...(status !== undefined && { status: oneOf(processStatuses, status) }),
          ...(user !== undefined && { userId: await resolveUser(session, user) }),
          ...(search !== undefined && { q: search }),
        },
      });
      session.page(
        rows.map((row) => ({
          id: row.id,
          userId: row.userId,
          userName: row.userName,
          product: inLanguage(row.productTitle, 'en'),
          quantity: row.quantity,
          total: row.total,
          status: row.status,
          createdAt: row.createdAt.toISOString(),
        })),
        ['id', 'userName', 'product', 'quantity', 'total', 'status', 'createdAt'],
        { ...extent, ...options },
      );
    });

  orders
    .command('show')
    .argument('<id>')
    .description('one order, with where it goes')
    .action(async (id: string) => {
      const { app } = await session.application();
      const order = await app.catalog.getOrderForStaff(await session.actor(), id);
      const { name, phone, address, note } = order.delivery;
      const where = [name, phone, address, note].filter(Boolean).join(', ');
      session.say(order, [lineOf(order), `for ${order.userName}`, where || 'goes nowhere'].join('\n'));
    });

  orders
    .command('process')
    .argument('<id>')
    .description('begin to work on it: from now on the member can’t cancel it')
    .action(async (id: string) => {
      const { app } = await session.application();
      const order = await app.catalog.processOrder(await session.actor(), id);
      session.say(order, lineOf(order));
    });

  orders
    .command('complete')
    .argument('<id>')
    .option('--note <text>', 'the member reads it')
    .description('it was sent, or handed over')
    .action(async (id: string, { note }: { note?: string }) => {
      const { app } = await session.application();
      const order = await app.catalog.completeOrder(await session.actor(), { id, note });
      session.say(order, lineOf(order));
    });

  orders
    .command('cancel')
    .argument('<id>')
    .requiredOption('--reason <text>', 'the member reads it')
    .description('cancel it and give the coins back')
    .action(async (id: string, { reason }: { reason: string }) => {
      const { app } = await session.application();
      const order = await app.catalog.cancelOrderAsStaff(await session.actor(), { id, reason });
      session.say(order, lineOf(order));
    });
};
