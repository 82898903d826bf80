import { type IntlShape, useIntl } from 'react-intl';
import type { Language } from '#core/kernel/language.ts';

declare global {
  /** Every catalogue adds itself here, so that an id that no catalogue holds does not compile. */
  interface MessageCatalogues {
    shared: typeof import('./messages/vi.json');
    core: typeof import('#core/kernel/messages/vi.json');
  }
  namespace FormatjsIntl {
    interface Message {
      ids: { [Name in keyof MessageCatalogues]: keyof MessageCatalogues[Name] }[keyof MessageCatalogues] &
        string;
    }
    interface IntlConfig {
      locale: Language;
    }
  }
}

export type MessageId = FormatjsIntl.Message['ids'];
export type { Language };

export const useLanguage = (): Language => useIntl().locale as Language; // the provider is typed to the two

const digitsOf = (digits: number | undefined, trailing: boolean) =>
  digits === undefined ? {} : { maximumFractionDigits: digits, minimumFractionDigits: trailing ? digits : 0 };

const vietnameseInstant = ({ formatDate, formatTime }: IntlShape, value: Date): string =>
  `${formatTime(value, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}, ${formatDate(value, {
    weekday: 'long',
  })} ${formatDate(value, { day: '2-digit', month: '2-digit', year: 'numeric' })}`;

/** Numbers and dates as people here write them. */
export const useFormats = () => {
  const intl = useIntl();
  const vietnamese = intl.locale === 'vi';
  const number = (value: number, digits?: number, trailing = false) =>
    intl.formatNumber(value, digitsOf(digits, trailing));

  return {
    number,
    /** `+0,6` and `−0,6`: a change always shows its direction. */
    change: (value: number, digits?: number) =>
      intl.formatNumber(value, { ...digitsOf(digits, false), signDisplay: 'exceptZero' }).replace('-', '−'),
    /** `value` is already in percent: 18.5 → `18,5%`. */
    percent: (value: number, digits = 1) => `${number(value, digits)}%`,
    vnd: (value: number) => (vietnamese ? `${number(value)} ₫` : `₫${number(value)}`),
    date: (value: Date) => intl.formatDate(value, { day: 'numeric', month: 'short', year: 'numeric' }),
    /** `Thứ Hai, 30 thg 11`: a day to come back on. */
    weekday: (value: Date) => intl.formatDate(value, { weekday: 'long', day: 'numeric', month: 'short' }),
    shortDate: (value: Date) => intl.formatDate(value, { day: 'numeric', month: 'short' }),
    time: (value: Date) => intl.formatTime(value, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    /** `14:05, Thứ Sáu 27/11/2026`, which also reads well after "lúc" or "đến"; English: `Friday, November 27, 2026 at 14:05`. */
    dateTime: (value: Date) => {
      if (vietnamese) return vietnameseInstant(intl, value);
      return intl.formatDate(value, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      });
    },
  };
};

/** `18,5` and `18.5` are the same number; a thousands mark is never guessed. */
export const parseDecimal = (text: string): number | undefined => {
  const plain = text.trim().replace(/[  ]/g, '');
  if (!/^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(plain)) return undefined;
  return Number(plain.replace(',', '.'));
};
