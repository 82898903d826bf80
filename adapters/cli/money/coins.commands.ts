import { coinTypes, type CoinType } from '#core/money/coin/ledger.ts';
import { transactionWords } from '#core/money/coin/views/transaction-words.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { isLanguage, languages } from '#core/kernel/language.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import { printable } from '../engine/output.ts';
import { coinRequestCommands, requestLine } from './coin-requests.ts';
import { coinReportCommands } from './coin-reports.ts';
import type { Session } from '../engine/session.ts';
import type { Commands } from '../engine/commands.ts';
import { resolveUser } from '../people/resolve-user.ts';
import { calendarMonth, wholeNumber } from '../engine/values.ts';

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

const again = () =>
  wholeNumber(
    '--again <amount>',
    'a large amount once more, without its sign, where nobody is there to type it',
    {
      least: 1,
      most: 1e12,
    },
  );

type ChangeOptions = Readonly<{ reason: string; key?: string; transfer?: string; again?: number }>;

/** A nought too many is a mistake of one key: what a second person would have to see is typed twice. */
const requireAgain = async (session: Session, amount: number, again: number | undefined): Promise<void> => {
  const { ports } = await session.application();
  const { grantMax, secondApprovalFromCoins } = await ports.reads.settings.read();
  const coins = Math.abs(amount);
  if (coins <= secondApprovalFromCoins || coins > grantMax) return;
  const typed =
    again ??
    readAmount((await session.ask(`${amount} coins is a lot. Type the amount again:`, '--again')).trim());
  if (Math.abs(typed) !== coins) throw new OperatorError('The amounts differ. Nothing was done.');
};

/** Gives or takes coins, or writes down what a second person has to decide. */
const changeCoins =
  (session: Session, kind: 'grant' | 'correct') =>
  async (name: string, typed: string, coin: string, options: ChangeOptions): Promise<void> => {
    const { app, ports } = await session.application();
    const input = {
      userId: await resolveUser(session, name),
      coin: readCoin(coin),
      amount: readAmount(typed),
      reason: options.reason,
      reference: options.key ?? ports.ids.next(),
      ...(options.transfer !== undefined && { transferId: options.transfer }),
    };
    await requireAgain(session, input.amount, options.again);
    const actor = await session.actor();
    const change = kind === 'grant' ? app.coin.grantCoins : app.coin.correctCoins;
    try {
      const { transaction: line, request } = await change(actor, input);
      if (request) {
        return session.say(
          { transaction: null, request },
          `${requestLine(request)} No coin moved: somebody else has to decide, with "coins approve" or "coins reject".`,
        );
      }
      session.say(
        { transaction: line, request },
        `${line.amount > 0 ? '+' : ''}${line.amount} ${line.coin}; the balance is now ${line.newBalance}.`,
      );
    } catch (error) {
      const isRepeat = error instanceof DomainError && error.code === 'transaction.not_pending';
      if (!isRepeat || options.key === undefined) throw error;
      session.say({ repeated: true, key: options.key }, 'This key was used before: nothing happened again.');
    }
  };

export const commands: Commands = (program, session) => {
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
    .addOption(again())
    .description('give coins')
    .action(changeCoins(session, 'grant'));

  coins
    .command('correct')
    .argument('<user>', 'id, e-mail address or username')
    .argument('<amount>', 'whole coins; a minus takes them (put -- before it)')
    .argument('<coin>', 'FIT_COIN or BASE_COIN')
    .requiredOption('--reason <text>', 'the member reads it')
    .option('--key <key>', 'running it twice with one key corrects once')
    .option('--transfer <id>', 'the transfer that was wrong')
    .addOption(again())
    .description('add or take coins to mend a mistake')
    .action(changeCoins(session, 'correct'));

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
        const { statementCsv } = await import('#adapters/ports/statement-csv.ts');
        for await (const text of statementCsv(lines, { language, timeZone }))
          session.console.out(printable(text).trimEnd());
        return;
      }
      const { say } = await import('#adapters/ports/messages.ts');
      const rows: Record<string, unknown>[] = [];
      for await (const { createdAt, source, ...line } of lines) {
        const cause = source && [source.kind, source.id].filter(Boolean).join(' ');
        const words = say(language, transactionWords(line.type, line.reference, line.amount));
        rows.push({ ...line, createdAt: createdAt.toISOString(), words, source: cause });
      }
      session.list(rows, ['createdAt', 'words', 'coin', 'amount', 'newBalance', 'status', 'source', 'note']);
    });

  coinRequestCommands(coins, session);
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
