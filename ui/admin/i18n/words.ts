import type { Language } from '#core/kernel/language.ts';
import { type Words, wrap } from '#ui/catalogue.ts';

declare global {
  interface MessageCatalogues {
    console: typeof import('../messages/vi.json');
    money: typeof import('../money/messages/vi.json');
    offers: typeof import('../offers/messages/vi.json');
    shop: typeof import('../shop/messages/vi.json');
    framework: typeof import('../messages/framework.vi.json');
  }
}

type Loader = () => Promise<{ default: Words }>;

const house: Record<Language, readonly Loader[]> = {
  vi: [
    () => import('../messages/framework.vi.json'),
    () => import('#core/messages/vi.json'),
    () => import('../../shared/messages/vi.json'),
    () => import('../../shared/indicator/messages/vi.json'),
    () => import('../messages/vi.json'),
    () => import('../money/messages/vi.json'),
    () => import('../offers/messages/vi.json'),
    () => import('../shop/messages/vi.json'),
  ],
  en: [
    () => import('../messages/framework.en.json'),
    () => import('#core/messages/en.json'),
    () => import('../../shared/messages/en.json'),
    () => import('../../shared/indicator/messages/en.json'),
    () => import('../messages/en.json'),
    () => import('../money/messages/en.json'),
    () => import('../offers/messages/en.json'),
    () => import('../shop/messages/en.json'),
  ],
};

const loaded: Partial<Record<Language, Words>> = {};

/** All words of one language; a console page may need any of them. */
export const loadWords = async (language: Language): Promise<void> => {
  if (loaded[language]) return;
  const parts = await Promise.all(house[language].map((loader) => loader()));
  loaded[language] = Object.assign({}, ...parts.map((part) => wrap(part.default))) as Words; // each part is flat
};

/** Only after `loadWords`. */
export const wordsIn = (language: Language): Words => loaded[language] ?? {};
