/** What one key, or one after another, does on any page. */
export type KeyCommand = 'palette' | 'help' | 'search' | 'next' | 'previous' | Readonly<{ go: string }>;

export type KeyPress = Readonly<{
  key: string;
  /** Control, or ⌘ on a Mac. */
  withCommand: boolean;
  /** In a field, a text or a dialog, where letters are written or have a use of their own. */
  isTaken: boolean;
  /** Milliseconds of any clock that only goes forward. */
  at: number;
}>;

type Choices = Readonly<{
  /** Single keys can be switched off (WCAG 2.1.4); the one with Control stays. */
  areSingleKeysOn: boolean;
  /** Addresses by the letter that follows `g`. */
  places: Readonly<Record<string, string>>;
}>;

/** A letter after `g` counts for so long. */
export const sequenceMs = 1_500;

type Reading = Readonly<{
  command: KeyCommand | null;
  /** When `g` was pressed, as long as it waits. */ since: number | null;
}>;

const others = { '?': 'help', '/': 'search', j: 'next', k: 'previous' } as const satisfies Readonly<
  Record<string, KeyCommand>
>;

const nothing: Reading = { command: null, since: null };

/** @param since what the reading of the key before left */
export const readKey = (press: KeyPress, since: number | null, choices: Choices): Reading => {
  const key = press.key.toLowerCase();
  if (press.withCommand) return key === 'k' ? { command: 'palette', since: null } : nothing;
  if (press.isTaken || !choices.areSingleKeysOn) return nothing;
  if (since !== null && press.at - since <= sequenceMs) {
    const go = Object.hasOwn(choices.places, key) ? choices.places[key] : undefined;
    return go === undefined ? nothing : { command: { go }, since: null };
  }
  if (key === 'g') return { command: null, since: press.at };
  const command = Object.hasOwn(others, key) ? others[key as keyof typeof others] : null; // hasOwn has asked
  return { command, since: null };
};
