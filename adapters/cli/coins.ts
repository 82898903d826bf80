import type { Command } from 'commander';
import { coinTypes, type CoinType } from '#core/coin/ledger.ts';
import { transactionWords } from '#core/coin/transaction-words.ts';
import { DomainError } from '#core/errors.ts';
import { isLanguage, languages } from '#core/kernel/language.ts';
import { say } from '../messages.ts';
import { OperatorError } from '../operator-error.ts';
import { statementCsv } from '../statement-csv.ts';
import { printable } from './output.ts';
import { coinReportCommands } from './coin-reports.ts';
import type { Session } from './session.ts';
import { resolveUser } from './users.ts';
import { calendarMonth } from './values.ts';

const readCoin = (typed: string): CoinType => {
  const found = coinTypes.find(
    (coin) => coin === typed.toUpperCase() || coin === `${typed.toUpperCase()}_COIN`,
  );
  if (!found) throw new OperatorError(`"${typed}" is no coin: say FIT_COIN or BASE_COIN.`);
  return found;
};

const readAmount = (typed: string): number => {
  if (!/^[+-]?\d{1,13}$/.test(typed)) throw new OperatorError(`"${typed}" is not a whole number of coins.`);
  return Number(typed);
};

export const coinCommands = (program: Command, session: Session): void => {
  const changeOf =
    (kind: 'grant' | 'correct') =>
    async (
      name: string,
      typed: string,
      coin: string,
      options: { reason: string; key?: string; transfer?: string },
    ) => {
      const { app, ports } = await session.application();
      const input = {
        userId: await resolveUser(session, name),
        coin: readCoin(coin),
        amount: readAmount(typed),
        reason: options.reason,
        reference: options.key ?? ports.ids.next(),
        ...(options.transfer !== undefined && { transferId: options.transfer }),
      };
      const actor = await session.actor();
      const change = kind === 'grant' ? app.coin.grantCoins : app.coin.correctCoins;
      try {
        const line = await change(actor, input);
        session.say(
          line,
          `${line.amount > 0 ? '+' : ''}${line.amount} ${line.coin}; the balance is now ${line.newBalance}.`,
        );
      } catch (error) {
        const isRepeat = error instanceof DomainError && error.code === 'transaction.not_pending';
        if (!isRepeat || options.key === undefined) throw error;
        session.say({ repeated: true, key: options.key }, 'This key was used before: no coin moved again.');
      }
    };

  const coins = program
    .command('coins')
    .description("give coins, mend balances, read a member's statement, sum up the ledger");

  coins
    .command('grant')
    .argument('<user>', 'id, e-mail address or username')
    .argument('<amount>', 'whole coins')
    .argument('<coin>', 'FIT_COIN or BASE_COIN')
    .requiredOption('--reason <text>', 'the member reads it')
    .option('--key <key>', 'running it twice with one key gives the coins once')
    .description('give coins')
    .action(changeOf('grant'));

  coins
    .command('correct')
    .argument('<user>', 'id, e-mail address or username')
    .argument('<amount>', 'whole coins; a minus takes them (put -- before it)')
    .argument('<coin>', 'FIT_COIN or BASE_COIN')
    .requiredOption('--reason <text>', 'the member reads it')
    .option('--key <key>', 'running it twice with one key corrects once')
    .option('--transfer <id>', 'the transfer that was wrong')
    .description('add or take coins to mend a mistake')
    .action(changeOf('correct'));

  coins
    .command('statement')
    .requiredOption('--user <user>', 'id, e-mail address or username')
    .addOption(calendarMonth('--month <month>', "2026-11, by the member's calendar; without it, everything"))
    .option('--csv', 'the file members get, instead of a table')
    .option('--language <language>', `of its words: ${languages.join(' or ')}`, 'en')
    .description("a member's coins line by line, newest first")
    .action(async (options: { user: string; month?: string; csv?: boolean; language: string }) => {
      const { language } = options;
      if (!isLanguage(language)) throw new OperatorError(`"${language}" is none of ${languages.join(', ')}.`);
      const { app, ports } = await session.application();
      const userId = await resolveUser(session, options.user);
      const lines = await app.coin.statementOf(await session.actor(), { userId, month: options.month });
      if (options.csv) {
        const { timeZone } = await ports.reads.users.get(userId);
        for await (const text of statementCsv(lines, { language, timeZone }))
          session.console.out(printable(text).trimEnd());
        return;
      }
      const rows: Record<string, unknown>[] = [];
      for await (const { createdAt, source, ...line } of lines) {
        const cause = source && [source.kind, source.id].filter(Boolean).join(' ');
        const words = say(language, transactionWords(line.type, line.reference));
        rows.push({ ...line, createdAt: createdAt.toISOString(), words, source: cause });
      }
      session.list(rows, ['createdAt', 'words', 'coin', 'amount', 'newBalance', 'status', 'source', 'note']);
    });

  coinReportCommands(coins, session);

  program
    .command('reconcile')
    .description('check every money rule; changes nothing, and ends with exit code 1 when one is broken')
    .action(async () => {
      const { app } = await session.application();
      const { breaches } = await app.coin.reconcile(await session.actor());
      if (breaches.length === 0) return session.say({ ok: true, breaches }, 'Every money rule holds.');
      session.fail();
      if (session.isJson()) return session.say({ ok: false, breaches }, '');
      return session.list(breaches, ['rule', 'count', 'detail']);
    });
};
