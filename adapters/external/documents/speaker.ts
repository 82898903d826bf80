import type { ReceiptDocument, StatementDocument } from '#core/coin/documents.ts';
import type { Language } from '#core/kernel/language.ts';
import type { MessageId } from '#core/messages/index.ts';
import { say } from '../../messages.ts';

/** Says words, numbers, money and times the way the reader of this paper is used to. */
export type Speaker = Readonly<{
  say(id: MessageId, values?: Readonly<Record<string, string | number>>): string;
  whole(value: number): string;
  signed(value: number): string;
  vnd(amount: number): string;
  time(at: Date): string;
  shortTime(at: Date): string;
  /** A day of the calendar, `YYYY-MM-DD`. */
  day(date: string): string;
  /** `2026-11` in words. */
  month(month: string): string;
  page(number: number, total: number): string;
}>;

const locales: Readonly<Record<Language, string>> = { vi: 'vi-VN', en: 'en-GB' };

export const speakerOf = ({
  language,
  timeZone,
}: Pick<ReceiptDocument | StatementDocument, 'language' | 'timeZone'>): Speaker => {
  const locale = locales[language];
  const number = new Intl.NumberFormat(locale);
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'VND',
    currencyDisplay: 'narrowSymbol',
  });
  const long = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' });
  const short = new Intl.DateTimeFormat(locale, {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const date = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' });
  const inWords = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    month: language === 'vi' ? 'numeric' : 'long',
    year: 'numeric',
  });
  return {
    say: (id, values) => say(language, id, values),
    whole: (value) => number.format(value),
    signed: (value) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${number.format(Math.abs(value))}`,
    vnd: (amount) => money.format(amount),
    time: (at) => long.format(at),
    shortTime: (at) => short.format(at),
    day: (day) => date.format(new Date(`${day}T00:00:00Z`)),
    month(month) {
      const [year, inYear] = month.split('-');
      return language === 'vi'
        ? `${Number(inYear)}/${year}`
        : inWords.format(new Date(`${month}-01T00:00:00Z`));
    },
    page: (number, total) => say(language, 'document.page', { number, total }),
  };
};
