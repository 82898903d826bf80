import type { Language } from '#core/kernel/language.ts';
import { type Words, wrap } from '#ui/catalogue.ts';
import { currentLanguage } from './language.ts';

declare global {
  interface MessageCatalogues {
    console: typeof import('../../messages/vi.json');
    money: typeof import('../../money/parts/messages/vi.json');
    pictures: typeof import('../pictures/messages/vi.json');
    offers: typeof import('../../money/offers/messages/vi.json');
    shop: typeof import('../../money/shop/messages/vi.json');
    consoleCoaching: typeof import('../../coaching/parts/messages/vi.json');
    consoleAssistant: typeof import('../../assistant/parts/messages/vi.json');
    consoleLearning: typeof import('../../learning/parts/messages/vi.json');
    consoleCommunity: typeof import('../../community/parts/messages/vi.json');
    consoleContent: typeof import('../../content/parts/messages/vi.json');
    consoleSites: typeof import('../../sites/parts/messages/vi.json');
    consoleRetention: typeof import('../../platform/retention/messages/vi.json');
    consoleNotices: typeof import('../../platform/notices/messages/vi.json');
    framework: typeof import('../../messages/framework.vi.json');
    trends: typeof import('../home/trends/messages/vi.json');
  }
}

type Loader = () => Promise<{ default: Words }>;

/** Why the core refuses is more than all it names, and is said by few pages: in a build it is a file of its own. */
const base: Record<Language, readonly Loader[]> = {
  vi: [
    () => import('../../messages/framework.vi.json'),
    () =>
      import.meta.env.PROD
        ? import('#core/kernel/messages/vi.json?part=names')
        : import('#core/kernel/messages/vi.json'),
    () => import('#ui/messages/vi.json'),
    () => import('#ui/second-step/messages/vi.json'),
    () => import('#ui/passkeys/messages/vi.json'),
    () => import('#ui/providers/messages/vi.json'),
    () => import('#ui/identity/messages/vi.json'),
    () => import('#ui/indicator/messages/vi.json'),
    () => import('../../messages/vi.json'),
  ],
  en: [
    () => import('../../messages/framework.en.json'),
    () =>
      import.meta.env.PROD
        ? import('#core/kernel/messages/en.json?part=names')
        : import('#core/kernel/messages/en.json'),
    () => import('#ui/messages/en.json'),
    () => import('#ui/second-step/messages/en.json'),
    () => import('#ui/passkeys/messages/en.json'),
    () => import('#ui/providers/messages/en.json'),
    () => import('#ui/identity/messages/en.json'),
    () => import('#ui/indicator/messages/en.json'),
    () => import('../../messages/en.json'),
  ],
};

/** Words of pages that few open, fetched with the first of them. */
const areas = {
  refusals: {
    vi: () =>
      import.meta.env.PROD
        ? import('#core/kernel/messages/vi.json?part=refusals')
        : import('#core/kernel/messages/vi.json'),
    en: () =>
      import.meta.env.PROD
        ? import('#core/kernel/messages/en.json?part=refusals')
        : import('#core/kernel/messages/en.json'),
  },
  money: {
    vi: () => import('../../money/parts/messages/vi.json'),
    en: () => import('../../money/parts/messages/en.json'),
  },
  pictures: {
    vi: () => import('../pictures/messages/vi.json'),
    en: () => import('../pictures/messages/en.json'),
  },
  offers: {
    vi: () => import('../../money/offers/messages/vi.json'),
    en: () => import('../../money/offers/messages/en.json'),
  },
  shop: {
    vi: () => import('../../money/shop/messages/vi.json'),
    en: () => import('../../money/shop/messages/en.json'),
  },
  coaching: {
    vi: () => import('../../coaching/parts/messages/vi.json'),
    en: () => import('../../coaching/parts/messages/en.json'),
  },
  assistant: {
    vi: () => import('../../assistant/parts/messages/vi.json'),
    en: () => import('../../assistant/parts/messages/en.json'),
  },
  learning: {
    vi: () => import('../../learning/parts/messages/vi.json'),
    en: () => import('../../learning/parts/messages/en.json'),
  },
  /** What the authors' editor says, and the texts in it. */
  authoring: {
    vi: () => import('#ui/learning/messages/vi.json'),
    en: () => import('#ui/learning/messages/en.json'),
  },
  richText: {
    vi: () => import('#ui/rich-text/messages/vi.json'),
    en: () => import('#ui/rich-text/messages/en.json'),
  },
  community: {
    vi: () => import('../../community/parts/messages/vi.json'),
    en: () => import('../../community/parts/messages/en.json'),
  },
  content: {
    vi: () => import('../../content/parts/messages/vi.json'),
    en: () => import('../../content/parts/messages/en.json'),
  },
  /** What writers and staff read of an article alike. */
  articles: {
    vi: () => import('#ui/content/messages/vi.json'),
    en: () => import('#ui/content/messages/en.json'),
  },
  sites: {
    vi: () => import('../../sites/parts/messages/vi.json'),
    en: () => import('../../sites/parts/messages/en.json'),
  },
  trends: {
    vi: () => import('../home/trends/messages/vi.json'),
    en: () => import('../home/trends/messages/en.json'),
  },
  palette: {
    vi: () => import('#ui/command-palette/messages/vi.json'),
    en: () => import('#ui/command-palette/messages/en.json'),
  },
  retention: {
    vi: () => import('../../platform/retention/messages/vi.json'),
    en: () => import('../../platform/retention/messages/en.json'),
  },
  notices: {
    vi: () => import('../../platform/notices/messages/vi.json'),
    en: () => import('../../platform/notices/messages/en.json'),
  },
} as const satisfies Record<string, Record<Language, Loader>>;
export type Area = keyof typeof areas;

const loaded: Partial<Record<Language, Words>> = {};
const opened = new Set<Area>();
const listeners = new Set<() => void>();

const readAll = async (loaders: readonly Loader[]): Promise<Words> => {
  const parts = await Promise.all(loaders.map((loader) => loader()));
  return Object.assign({}, ...parts.map((part) => wrap(part.default))) as Words; // each part is flat
};

/** All words of one language that any page opened so far may need. */
export const loadWords = async (language: Language): Promise<void> => {
  loaded[language] = await readAll([...base[language], ...[...opened].map((area) => areas[area][language])]);
};

/** Before a page of an area is drawn; from then on a change of language brings them, too. */
export const openWords = async (area: Area): Promise<void> => {
  if (opened.has(area)) return;
  const language = currentLanguage();
  const words = await readAll([areas[area][language]]);
  opened.add(area);
  loaded[language] = { ...loaded[language], ...words } as Words; // both are words of one language
  // Chosen while these were under way.
  if (currentLanguage() !== language) await loadWords(currentLanguage());
  for (const listener of listeners) listener();
};

const control = 'input, textarea, select, [contenteditable=true]';

/** A form that judges by itself may have something to refuse soon after someone has come to one of its fields. */
export const openRefusalsWithFirstField = (): void =>
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(control)) openWords('refusals').catch(() => undefined); // the next field asks again
  });

export const subscribeToWords = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const none: Words = {};
/** Only after `loadWords`. Another object whenever words came. */
export const wordsIn = (language: Language): Words => loaded[language] ?? none;
