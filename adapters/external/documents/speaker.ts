import type { ReceiptDocument, StatementDocument } from '#core/money/coin/documents.ts';
import type { Language } from '#core/kernel/language.ts';
import { localTimeOf } from '#core/kernel/week.ts';
import type { MessageId } from '#core/kernel/messages/index.ts';
import { say } from '#adapters/ports/messages.ts';

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
  const numbers = new Intl.NumberFormat(locale);
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'VND',
    currencyDisplay: 'narrowSymbol',
  });
  const inWords = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (date: string) => format.format(new Date(`${date}T00:00:00Z`));
  };
  const [day, shortDay, month] =
    language === 'vi'
      ? [
          inWords({ day: '2-digit', month: '2-digit', year: 'numeric' }),
          (date: string) => `${date.slice(8)}/${date.slice(5, 7)}`,
          (date: string) => `${date.slice(5, 7)}/${date.slice(0, 4)}`,
        ]
      : [
          inWords({ day: 'numeric', month: 'long', year: 'numeric' }),
          inWords({ day: 'numeric', month: 'short' }),
          inWords({ month: 'long', year: 'numeric' }),
        ];
  const clock = (at: Date) => {
    const { date, hour, minute } = localTimeOf(at, timeZone);
    return { date, time: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` };
  };
  return {
    say: (id, values) => say(language, id, values),
    whole: (value) => numbers.format(value),
    signed: (value) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${numbers.format(Math.abs(value))}`,
    vnd: (amount) => money.format(amount),
    time(at) {
      const { date, time } = clock(at);
      return `${time}, ${day(date)}`;
    },
    shortTime(at) {
      const { date, time } = clock(at);
      return `${shortDay(date)} ${time}`;
    },
    day,
    month: (name) => month(`${name}-01`),
    page: (number, total) => say(language, 'document.page', { number, total }),
  };
};
