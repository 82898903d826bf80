import { useSyncExternalStore } from 'react';

export type Opened = 'palette' | 'help' | null;

let opened: Opened = null;
const listeners = new Set<() => void>();

/** Opened by keys, a button of the menu, a row of the settings: one dialog for all of them. */
export const openPalette = (next: Opened): void => {
  opened = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useOpened = (): Opened =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => null,
  );
