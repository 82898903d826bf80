import { createIntl, createIntlCache } from '@formatjs/intl';
import type { I18nProvider } from 'react-admin';
import { type Language, isLanguage } from '#core/kernel/language.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { changeLanguage, currentLanguage } from './language.ts';
import { loadWords, wordsIn } from './words.ts';

const cache = createIntlCache();
const formatterOf = (language: Language) =>
  createIntl(
    {
      locale: language,
      defaultLocale: 'vi',
      messages: wordsIn(language) as Record<string, string>, // all strings or all parsed, never mixed: see catalogue.ts
      timeZone: defaultTimeZone,
    },
    cache,
  );

const formatters: Partial<Record<Language, ReturnType<typeof formatterOf>>> = {};

/** react-admin asks by keys that are made while running, so this one place may not be typed by id. */
export const i18nProvider: I18nProvider = {
  translate: (key, { _: fallback, ...values } = {}) => {
    const language = currentLanguage();
    if (!(key in wordsIn(language))) return typeof fallback === 'string' ? fallback : key;
    const formatter = (formatters[language] ??= formatterOf(language));
    const text: unknown = formatter.formatMessage({ id: key as FormatjsIntl.Message['ids'] }, values); // its presence was just checked
    return String(text);
  },
  changeLocale: async (locale) => {
    if (!isLanguage(locale)) return;
    await loadWords(locale);
    changeLanguage(locale);
  },
  getLocale: currentLanguage,
  getLocales: () => [
    { locale: 'vi', name: 'Tiếng Việt' },
    { locale: 'en', name: 'English' },
  ],
};
