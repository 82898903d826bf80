import type { Command } from 'commander';
import { coinRequestStatuses } from '#core/money/coin/coin-request.ts';
import type { CoinRequestRow } from '#core/money/coin/ports.ts';
import { printable } from '../engine/output.ts';
import { oneOf, rangeOf, withPages, type PageFlags } from '../engine/values.ts';
import type { Session } from '../engine/session.ts';

export const requestLine = ({ id, kind, amount, coin, userName, status }: CoinRequestRow): string =>
  `Request ${id}: ${kind} of ${amount} ${coin} for ${printable(userName)} is ${status}.`;

export const coinRequestCommands = (coins: Command, session: Session): void => {
  withPages(coins.command('requests'))
    .description('what waits for a second person, longest first')
    .option('--status <status>', coinRequestStatuses.join(', '), 'PENDING')
    .action(async (options: { status: string } & PageFlags) => {
      const { app } = await session.application();
      const { rows, ...extent } = await app.coin.listCoinRequests(await session.actor(), {
        sort: { field: 'createdAt', order: 'ASC' },
        ...rangeOf(options),
        filter: { status: oneOf(coinRequestStatuses, options.status) },
      });
      const shown = { ...extent, ...options };
      if (session.isJson()) return session.page(rows, [], shown);
      const lines = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
      const columns = [
        'id',
        'kind',
        'userName',
        'amount',
        'coin',
        'reason',
        'askedBy',
        'createdAt',
        'status',
      ];
      return session.page(lines, columns, shown);
    });

  coins
    .command('approve')
    .argument('<request>', 'its id, as `coins requests` lists it')
    .description('let the coins of a request move; not by the one who asked')
    .action(async (id: string) => {
      const { app } = await session.application();
      const request = await app.coin.approveCoinRequest(await session.actor(), id);
      session.say(request, requestLine(request));
    });

  coins
    .command('reject')
    .argument('<request>', 'its id, as `coins requests` lists it')
    .requiredOption('--reason <text>', 'for the colleague who asked; kept in the audit log')
    .description('refuse a request; no coin moves')
    .action(async (id: string, { reason }: { reason: string }) => {
      const { app } = await session.application();
      const request = await app.coin.rejectCoinRequest(await session.actor(), { id, reason });
      session.say(request, requestLine(request));
    });
};
