import { transactionWords } from '#core/money/coin/views/transaction-words.ts';
import type { SourcedTransaction } from '#core/money/coin/views/sourced-transaction.ts';
import type { Language } from '#core/kernel/language.ts';
import { byteOrderMark, csvLine, csvTime } from '#core/kernel/csv.ts';
import { say } from './messages.ts';

const headings: Readonly<Record<Language, readonly string[]>> = {
  vi: ['Thời điểm', 'Giao dịch', 'Loại xu', 'Số lượng', 'Số dư sau đó', 'Trạng thái', 'Ghi chú', 'Mã', 'Nguồn', 'Mã nguồn'], // prettier-ignore
  en: ['Time', 'Transaction', 'Coin', 'Amount', 'Balance after', 'Status', 'Note', 'Id', 'Source', 'Source id'], // prettier-ignore
};

/** The statement as it is read, line by line: years of it never stand in memory at once. */
export async function* statementCsv(
  lines: AsyncIterable<SourcedTransaction>,
  { language, timeZone }: Readonly<{ language: Language; timeZone: string }>,
): AsyncGenerator<string> {
  const [time = '', ...others] = headings[language];
  yield byteOrderMark + csvLine([`${time} (${timeZone})`, ...others]);
  for await (const {
    createdAt,
    type,
    reference,
    coin,
    amount,
    newBalance,
    status,
    note,
    id,
    source,
  } of lines) {
    const words = [say(language, transactionWords(type, reference, amount)), say(language, `coin.${coin}`)];
    yield csvLine([
      csvTime(createdAt, timeZone),
      ...words,
      amount,
      newBalance,
      say(language, `transaction.status.${status}`),
      note,
      id,
      source && say(language, `transaction.source.${source.kind}`),
      source?.id ?? null,
    ]);
  }
}
