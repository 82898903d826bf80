import { useSyncExternalStore } from 'react';
import { z } from 'zod';

/** An address that waits to be confirmed: kept for this tab, so that a reload or a look into the mail loses nothing. */
const schema = z.object({
  email: z.string(),
  fullname: z.string().optional(),
  mode: z.enum(['LINK', 'CODE']).optional(),
  /** By this device's own clock. */
  resendAt: z.number().optional(),
  wrongTries: z.int().optional(),
});
export type PendingAddress = z.output<typeof schema>;

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
  const parsed = text === null ? undefined : schema.safeParse(JSON.parse(text));
  known = { text, value: parsed?.success ? parsed.data : undefined };
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
