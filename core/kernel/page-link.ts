import type { Language } from './language.ts';

/** The staff console speaks the language its reader chose there: its addresses carry none. */
export const isConsolePath = (path: string): boolean => /^\/admin(?=\/|$|\?|#)/.test(path);

/** A page in the reader's language: English addresses of the member web begin with `/en`. */
export const pageLink = (baseUrl: string, language: Language, path: string): string =>
  `${baseUrl.replace(/\/+$/, '')}${language === 'en' && !isConsolePath(path) ? '/en' : ''}${path}`;
