import type { Bilingual } from '#core/body/indicator/labels.ts';
import { useLanguage } from '../intl.ts';

declare global {
  interface MessageCatalogues {
    indicator: typeof import('./messages/vi.json');
  }
}

/** The core's own words in the reader's language. */
export const useWords = () => {
  const language = useLanguage();
  return (text: Bilingual) => text[language];
};
