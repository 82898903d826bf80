import { useSyncExternalStore } from 'react';

const key = 'singleKeys';
const listeners = new Set<() => void>();

/** On unless this browser's reader has switched them off. */
export const areSingleKeysOn = (): boolean => {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true; // a browser that keeps nothing
  }
};

export const switchSingleKeys = (isOn: boolean): void => {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // As above: they stay as they are.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areSingleKeysOn, () => true);
