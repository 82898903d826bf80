import type { StorageManager } from '@mui/material/styles';

const year = 365 * 24 * 3600;

export type Mode = 'light' | 'dark' | 'system';

export const modeInCookies = (cookies: string): Mode => {
  const chosen = /(?:^|;\s*)theme=(light|dark)/.exec(cookies)?.[1];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
};

/** What the look library calls the choice; its other keys are names of schemes, which never change here. */
export const modeKey = 'mode';

/** The choice is a cookie, so that the server's first page already wears it. */
export const themeStorage: StorageManager = ({ key }) => ({
  get: (fallback: unknown) =>
    key === modeKey && typeof document !== 'undefined' ? modeInCookies(document.cookie) : fallback,
  set: (mode: unknown) => {
    if (key !== modeKey) return;
    document.cookie =
      mode === 'light' || mode === 'dark'
        ? `theme=${mode}; path=/; samesite=lax; max-age=${year}`
        : 'theme=; path=/; samesite=lax; max-age=0';
  },
  subscribe: () => () => undefined,
});
