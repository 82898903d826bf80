import type { Language } from '#core/kernel/language.ts';
import { type Words, wrap } from '#ui/catalogue.ts';

declare global {
  interface MessageCatalogues {
    memberWeb: typeof import('../messages/vi.json');
  }
}

type Loader = () => Promise<{ default: Words }>;

const base: Record<Language, readonly Loader[]> = {
  vi: [() => import('#ui/messages/vi.json'), () => import('../messages/vi.json')],
  en: [() => import('#ui/messages/en.json'), () => import('../messages/en.json')],
};
const wholeCore: Record<Language, Loader> = {
  vi: () => import('#core/kernel/messages/vi.json'),
  en: () => import('#core/kernel/messages/en.json'),
};
/** What the core names, and why it refuses: a file each in a build (`compiled-messages.ts`), both in one elsewhere. */
const names: Record<Language, Loader> = import.meta.env.PROD
  ? {
      vi: () => import('#core/kernel/messages/vi.json?part=names'),
      en: () => import('#core/kernel/messages/en.json?part=names'),
    }
  : wholeCore;
/** The few that the first screen of a member says. */
const first: Record<Language, Loader> = import.meta.env.PROD
  ? {
      vi: () => import('#core/kernel/messages/vi.json?part=first'),
      en: () => import('#core/kernel/messages/en.json?part=first'),
    }
  : wholeCore;
/** What forms find by themselves, before the server was asked. */
const form: Record<Language, Loader> = import.meta.env.PROD
  ? {
      vi: () => import('#core/kernel/messages/vi.json?part=form'),
      en: () => import('#core/kernel/messages/en.json?part=form'),
    }
  : wholeCore;
const refusals: Record<Language, Loader> = import.meta.env.PROD
  ? {
      vi: () => import('#core/kernel/messages/vi.json?part=refusals'),
      en: () => import('#core/kernel/messages/en.json?part=refusals'),
    }
  : wholeCore;
/** A feature's words travel with its screens: `<area>/<feature>/messages/{vi,en}.json`; so do those of a shared part. */
const files = import.meta.glob<{ default: Words }>([
  '../*/*/messages/*.json',
  '../../shared/*/messages/*.json',
]);

/** By the name of the feature: each name stands once among the areas. */
const features = new Map(
  Object.entries(files).map(([path, load]) => [path.split('/').slice(-3).join('/'), load]),
);

export const baseWords = 'base';
export const coreWords = 'core';
/**
 * The core's names alone, for a screen that shows no refusal when it opens: the words for one, which are more than all
 * the names, come with the first field that is touched, and what the server refuses waits for them (`client.ts`).
 */
export const coreNames = 'core-names';
/** Of these the few that most screens say, the Fitboard first: what opens from there need not bring the others. */
export const firstNames = 'first-names';
/** What a form says before the server was asked; a screen with fields has it from the beginning, also without a connection. */
export const formWords = 'form';
export const refusalWords = 'refusals';

const loadersOf = (name: string, language: Language): readonly Loader[] => {
  if (name === baseWords) return base[language];
  if (name === coreWords) return [names[language], refusals[language]];
  if (name === coreNames) return [names[language]];
  if (name === firstNames) return [first[language]];
  if (name === formWords) return [form[language]];
  if (name === refusalWords) return [refusals[language]];
  const feature = features.get(`${name}/messages/${language}.json`);
  if (feature === undefined) throw new Error(`No catalogue: <area>/${name}/messages/${language}.json`);
  return [feature];
};

const loaded: Record<Language, Map<string, Promise<void>>> = { vi: new Map(), en: new Map() };
/** Each grows: who comes to speak finds the words at once, however long what stands already takes to be drawn anew. */
const words: Record<Language, Words> = { vi: {}, en: {} };
const listeners = new Set<() => void>();

const load = async (name: string, language: Language) => {
  const parts = await Promise.all(loadersOf(name, language).map((loader) => loader()));
  Object.assign(words[language], ...parts.map((part) => wrap(part.default)));
  for (const listener of listeners) listener();
};

/** Resolves when the words are there; asking twice costs nothing. */
export const loadWords = async (names: readonly string[], language: Language): Promise<void> => {
  await Promise.all(
    names.map((name) => {
      const known = loaded[language].get(name);
      if (known) return known;
      const coming = load(name, language).catch((error: unknown) => {
        loaded[language].delete(name); // the next attempt may have a connection
        throw error;
      });
      loaded[language].set(name, coming);
      return coming;
    }),
  );
};

const control = 'input, textarea, select, [contenteditable=true]';

/** A form that judges by itself may have something to refuse soon after someone has come to one of its fields. */
export const loadRefusalsWithFirstField = (language: () => Language): void => {
  const look = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(control)) return;
    loadWords([refusalWords], language()).catch(() => undefined); // the next field asks again
  };
  addEventListener('focusin', look);
  if (document.activeElement?.matches(control) === true)
    loadWords([refusalWords], language()).catch(() => undefined);
};

/** Before the language changes, everything on the page has its words in the other one. */
export const loadSameWords = (from: Language, to: Language) => loadWords([...loaded[from].keys()], to);

export const wordsIn = (language: Language): Readonly<Words> => words[language];
export const onWords = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
