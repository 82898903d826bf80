import { useSyncExternalStore } from 'react';

/** An address that waits to be confirmed: kept for this tab, so that a reload or a look into the mail loses nothing. */
export type PendingAddress = Readonly<{
  email: string;
  fullname?: string | undefined;
  mode?: 'LINK' | 'CODE' | undefined;
  /** By this device's own clock. */
  resendAt?: number | undefined;
  wrongTries?: number | undefined;
}>;

const kinds: Readonly<Record<keyof PendingAddress, (value: unknown) => boolean>> = {
  email: (value) => typeof value === 'string',
  fullname: (value) => value === undefined || typeof value === 'string',
  mode: (value) => value === undefined || value === 'LINK' || value === 'CODE',
  resendAt: (value) => value === undefined || Number.isFinite(value),
  wrongTries: (value) => value === undefined || Number.isSafeInteger(value),
};

/** Another version of this page may have written it, or a curious person. */
export const parsePendingAddress = (text: string): PendingAddress | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const found = value as Record<string, unknown>; // an object, just seen
    return Object.entries(kinds).every(([name, fits]) => fits(found[name]))
      ? (value as PendingAddress) // each part was looked at
      : undefined;
  } catch {
    return undefined;
  }
};

const key = 'pending-address';
const listeners = new Set<() => void>();
let known: { text: string | null; value: PendingAddress | undefined } | undefined;

const stored = () => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null; // a browser that keeps nothing
  }
};

const read = (): PendingAddress | undefined => {
  const text = stored();
  if (known?.text === text) return known.value;
  known = { text, value: text === null ? undefined : parsePendingAddress(text) };
  return known.value;
};

const write = (value: PendingAddress | undefined) => {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    return; // as above: the page then asks for the address
  }
  for (const listener of listeners) listener();
};

export const pendingAddress = {
  current: read,
  remember: write,
  change: (changes: Partial<PendingAddress>) => {
    const value = read();
    if (value !== undefined) write({ ...value, ...changes });
  },
  forget: () => write(undefined),
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const usePendingAddress = () => useSyncExternalStore(subscribe, read, () => undefined);
