import { useSyncExternalStore } from 'react';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const year = 365 * 24 * 3600;
const dark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** The same cookie as the member web's: one person, one look. */
const chosen = (): ThemeChoice => {
  const found = /(?:^|;\s*)theme=(light|dark)/.exec(document.cookie)?.[1];
  return themeChoices.find((choice) => choice === found) ?? 'system';
};

const isDark = () => chosen() === 'dark' || (chosen() === 'system' && dark.matches);

const announce = () => {
  document.documentElement.style.colorScheme = isDark() ? 'dark' : 'light';
  for (const listener of listeners) listener();
};
dark.addEventListener('change', announce);

export const chooseTheme = (choice: ThemeChoice) => {
  document.cookie =
    choice === 'system'
      ? 'theme=; path=/; samesite=lax; max-age=0'
      : `theme=${choice}; path=/; samesite=lax; max-age=${year}`;
  announce();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useThemeChoice = () => useSyncExternalStore(subscribe, chosen);
export const useIsDark = () => useSyncExternalStore(subscribe, isDark);
