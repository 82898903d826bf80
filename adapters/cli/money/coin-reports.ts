import type { Command } from 'commander';
import { coinTypes } from '#core/money/coin/ledger.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import type { Session } from '../engine/session.ts';
import { calendarDay } from '../engine/values.ts';

type Range = Readonly<{ from?: string; to?: string }>;
const rangeOf = ({ from, to }: Range): Range => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

/** What the ledger sums up to. */
export const coinReportCommands = (coins: Command, session: Session): void => {
  coins
    .command('totals')
    .description('what each account sums up to; every coin sums up to zero over all of them')
    .action(async () => {
      const { app } = await session.application();
      const totals = await app.coin.coinTotals(await session.actor());
      session.list(totals, ['account', 'coin', 'balance', 'postings']);
      for (const coin of coinTypes) {
        const sum = totals
          .filter((total) => total.coin === coin)
          .reduce((added, { balance }) => added + balance, 0);
        if (sum === 0) continue;
        session.console.error(`${coin} sums up to ${sum}, not to zero: run reconcile.`);
        session.fail();
      }
    });

  coins
    .command('economy')
    .addOption(calendarDay('--from <day>', '2026-11-01, by the clock of Vietnam; without it, thirty days'))
    .addOption(calendarDay('--to <day>', 'without it, today'))
    .option('--by <what>', 'day or reason', 'day')
    .description('coins issued, spent, burned and outstanding, and the money paid for them')
    .action(async ({ by, ...options }: Range & { by: string }) => {
      if (by !== 'day' && by !== 'reason') throw new OperatorError(`"${by}" is neither day nor reason.`);
      const range = rangeOf(options);
      const { app } = await session.application();
      const economy = await app.coin.economy(await session.actor(), range);
      if (session.isJson()) return session.say(economy, '');
      if (by === 'day')
        session.list(economy.daily, ['day', 'coin', 'issued', 'spent', 'burned', 'outstanding']);
      else session.list(economy.byReason, ['reason', 'coin', 'into', 'outOf', 'transfers']);
      return session.console.out(`Paid from ${economy.from} to ${economy.to}: ${economy.topUpVnd} VND.`);
    });
};
