import type { Language } from './language.ts';

/** A page of the member web in the reader's language; English addresses begin with `/en`. */
export const pageLink = (baseUrl: string, language: Language, path: string): string =>
  `${baseUrl.replace(/\/+$/, '')}${language === 'en' ? '/en' : ''}${path}`;
