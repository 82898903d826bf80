import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { displayName } from '#core/access/actor/person.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import { slug } from '#core/kernel/text/text.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { StatementAccount } from '../documents.ts';
import { coinTypes, type CoinType } from '../ledger.ts';
import type { StatementPart } from '../ports.ts';
import { statementMonth } from '../statement-month.ts';

type Needs = Reads<'settings' | 'transactions' | 'users'> & Pick<Ports, 'clock' | 'documentPrinter'>;
type Input = Readonly<{
  /** `2026-11`, by the member's calendar. */
  month: string;
  language: Language;
}>;

/** A hundred pages and more are for a spreadsheet, not for paper. */
const maxStatementLines = 5_000;

const accountOf = (coin: CoinType, { opening, lines }: StatementPart): StatementAccount => {
  const own = lines.filter((line) => line.coin === coin);
  const sum = (sign: 1 | -1) =>
    own.reduce((total, { amount }) => total + (Math.sign(amount) === sign ? Math.abs(amount) : 0), 0);
  return {
    coin,
    opening: opening[coin],
    lines: own.map(({ createdAt, type, reference, note, amount, newBalance, status }) => ({
      at: createdAt,
      type,
      reference,
      note,
      amount,
      balanceAfter: newBalance,
      status,
    })),
    totalIn: sum(1),
    totalOut: sum(-1),
    closing: own.at(-1)?.newBalance ?? opening[coin],
  };
};

/** One month of one's own coins as a PDF; a month in which nothing moved is a statement too. */
export const printStatement =
  ({ reads, clock, documentPrinter }: Needs) =>
  async (actor: Actor, { month, language }: Input): Promise<{ name: string; bytes: Uint8Array }> => {
    const { id: memberId } = requireMember(actor);
    const [member, { siteName }] = await Promise.all([reads.users.get(memberId), reads.settings.read()]);
    const { timeZone } = member;
    const at = clock.now();
    const { firstDay, lastDay, from, to } = statementMonth(month, timeZone);
    if (from > at) throw new DomainError('transaction.month_not_begun');
    const part = await reads.transactions.partOf(memberId, { from, to }, maxStatementLines + 1);
    if (part.lines.length > maxStatementLines) throw new DomainError('transaction.statement_too_long');
    const bytes = await documentPrinter.statement({
      siteName,
      language,
      timeZone,
      at,
      memberId,
      memberName: displayName(member),
      month,
      firstDay,
      lastDay,
      isOver: to <= at,
      accounts: coinTypes.map((coin) => accountOf(coin, part)),
    });
    return { name: `${slug(siteName) || 'coins'}-${month}.pdf`, bytes };
  };
