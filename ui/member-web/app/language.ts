import { isConsolePath } from '#core/kernel/page-link.ts';
import { type Language, defaultLanguage, isLanguage } from '#core/kernel/language.ts';

/** Vietnamese addresses carry no prefix; English ones start with `/en`. */
export const languageOf = (path: string): Language => (/^\/en(\/|$)/.test(path) ? 'en' : defaultLanguage);

export const withoutLanguage = (path: string) =>
  path.replace(/^\/en(?=\/|$|\?|#)/, '').replace(/^(?!\/)/, '/');

/** `/pricing?x=1` in the asked language, wherever it was written. The console's addresses carry none. */
export const inLanguage = (path: string, language: Language) => {
  const plain = withoutLanguage(path);
  if (language === defaultLanguage || isConsolePath(plain)) return plain;
  return `/en${/^\/(?=$|\?|#)/.test(plain) ? plain.slice(1) : plain}`;
};

const cookie = /(?:^|;\s*)lang=(\w+)/;
const year = 365 * 24 * 3600;

export const languageInCookies = (cookies: string): Language | undefined => {
  const chosen = cookie.exec(cookies)?.[1];
  return isLanguage(chosen) ? chosen : undefined;
};

export const rememberLanguage = (language: Language) => {
  document.cookie = `lang=${language}; path=/; samesite=lax; max-age=${year}`;
};
