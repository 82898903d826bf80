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

type Formatter = Readonly<{ words: ReturnType<typeof wordsIn>; intl: ReturnType<typeof formatterOf> }>;
const formatters: Partial<Record<Language, Formatter>> = {};

/** Made again when words came. */
const formatterFor = (language: Language) => {
  const words = wordsIn(language);
  const known = formatters[language];
  if (known?.words === words) return known.intl;
  const intl = formatterOf(language);
  formatters[language] = { words, intl };
  return intl;
};

/** react-admin asks by keys that are made while running, so this one place may not be typed by id. */
const translateTo =
  (language: () => Language): I18nProvider['translate'] =>
  (key, { _: fallback, ...values } = {}) => {
    if (!(key in wordsIn(language()))) return typeof fallback === 'string' ? fallback : key;
    const text: unknown = formatterFor(language()).formatMessage(
      { id: key as FormatjsIntl.Message['ids'] },
      values,
    ); // its presence was just checked
    return String(text);
  };

const locales = [
  { locale: 'vi', name: 'Tiếng Việt' },
  { locale: 'en', name: 'English' },
];

export const switchLanguage = async (locale: string) => {
  if (!isLanguage(locale)) return;
  await loadWords(locale);
  changeLanguage(locale);
};

const providerOf = (language: Language): I18nProvider => ({
  translate: translateTo(() => language),
  changeLocale: switchLanguage,
  getLocale: () => language,
  getLocales: () => locales,
});

/** One object a language: a new one makes the framework say everything again, without forgetting what was typed. */
export const i18nProviders: Readonly<Record<Language, I18nProvider>> = {
  vi: providerOf('vi'),
  en: providerOf('en'),
};

/** In whatever language is chosen at the moment. */
export const translate = translateTo(currentLanguage);
