import { viewingMark } from '#ui/api/viewing-mark.ts';

/** Staff who see the site as a member neither find what was typed here as oneself, nor leave anything. */
const isOwn = (): boolean => viewingMark.current() === null;

/**
 * What was typed, on this device alone, until it is sent. A browser may refuse to store: then the page keeps it while it
 * lives. `read` judges what lies there, which may be anything.
 */
export const localDraft = <Value>(key: string, read: (stored: unknown) => Value | undefined) => ({
  read: (): Value | undefined => {
    try {
      const text = isOwn() ? localStorage.getItem(key) : null;
      return text === null ? undefined : read(JSON.parse(text));
    } catch {
      return undefined;
    }
  },
  write: (value: Value): void => {
    try {
      if (isOwn()) localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // The page keeps it as long as it lives.
    }
  },
  remove: (): void => {
    try {
      if (isOwn()) localStorage.removeItem(key);
    } catch {
      // Nothing was kept, so nothing is left.
    }
  },
});

/** Texts by name, as a form of text fields holds them; what is missing is empty. */
export const textsIn =
  <const Name extends string>(names: readonly Name[]) =>
  (stored: unknown): Record<Name, string> | undefined => {
    if (typeof stored !== 'object' || stored === null) return undefined;
    const given = stored as Readonly<Record<string, unknown>>; // any object may be read so
    return Object.fromEntries(
      names.map((name) => [name, typeof given[name] === 'string' ? given[name] : '']),
    ) as Record<Name, string>; // one entry a name
  };
