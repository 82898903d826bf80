import { useSyncExternalStore } from 'react';
import { type Language, defaultLanguage, isLanguage } from '#core/kernel/language.ts';

const cookie = /(?:^|;\s*)lang=(\w+)/;
const year = 365 * 24 * 3600;

const remembered = (): Language => {
  const chosen = cookie.exec(document.cookie)?.[1];
  return isLanguage(chosen) ? chosen : defaultLanguage;
};

let language: Language | undefined;
const listeners = new Set<() => void>();

export const currentLanguage = (): Language => (language ??= remembered());

/** The same cookie as the member web's: one person, one language. */
export const changeLanguage = (next: Language) => {
  language = next;
  document.cookie = `lang=${next}; path=/; samesite=lax; max-age=${year}`;
  document.documentElement.lang = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useConsoleLanguage = () => useSyncExternalStore(subscribe, currentLanguage);
