/** A person whom the writer picked; their name stands in the text behind an "@". */
export type Picked = Readonly<{ userId: string; name: string }>;
type Mention = Readonly<{ userId: string; start: number; length: number }>;

/** Where in the text the picked people stand: each once for each time its name does, as long as nobody changed it. */
export const mentionsIn = (text: string, picked: readonly Picked[]): readonly Mention[] => {
  const found: Mention[] = [];
  const longestFirst = picked.toSorted((one, other) => other.name.length - one.name.length);
  const isTaken = (from: number, to: number) =>
    found.some(({ start, length }) => from < start + length && start < to);
  for (const { userId, name } of longestFirst) {
    const sign = `@${name}`;
    for (let start = text.indexOf(sign); start >= 0; start = text.indexOf(sign, start + sign.length))
      if (!isTaken(start, start + sign.length)) found.push({ userId, start, length: sign.length });
  }
  return found.toSorted((one, other) => one.start - other.start);
};

/** What was typed behind the last "@" before the caret; null when no name is being typed. */
export const typedName = (text: string, caret: number): Readonly<{ start: number; q: string }> | null => {
  const before = text.slice(0, caret);
  const at = before.lastIndexOf('@');
  if (at < 0) return null;
  const q = before.slice(at + 1);
  const isAfterWord = at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '');
  return isAfterWord || q.length > 30 || /[\n@]/.test(q) || /\s\S*\s\S*\s\S*\s/.test(q)
    ? null
    : { start: at, q };
};

/** The text with the name in the place of what was typed, and where the caret stands then. */
export const withMention = (
  text: string,
  { start, end, name }: Readonly<{ start: number; end: number; name: string }>,
): Readonly<{ text: string; caret: number }> => {
  const put = `@${name} `;
  const rest = text.slice(end).replace(/^ /, '');
  return { text: text.slice(0, start) + put + rest, caret: start + put.length };
};

/** The people that a text names already, to go on editing it. */
export const pickedFrom = (
  text: string,
  entities: readonly Readonly<{ kind: string; start: number; length: number; userId?: string }>[],
): readonly Picked[] => [
  ...new Map(
    entities.flatMap(({ kind, start, length, userId }) =>
      kind === 'MENTION' && userId !== undefined
        ? [[userId, { userId, name: text.slice(start + 1, start + length) }] as const]
        : [],
    ),
  ).values(),
];

/** The picked people as a draft keeps them beside its text. */
export const keptPeople = (picked: readonly Picked[]): string => JSON.stringify(picked);

const isPicked = (stored: unknown): stored is Picked =>
  typeof stored === 'object' &&
  stored !== null &&
  'userId' in stored &&
  typeof stored.userId === 'string' &&
  'name' in stored &&
  typeof stored.name === 'string';

/** Whom a draft kept; what is no list of people is nobody. */
export const peopleFrom = (kept: string): readonly Picked[] => {
  try {
    const stored: unknown = JSON.parse(kept);
    return Array.isArray(stored) ? stored.filter(isPicked) : [];
  } catch {
    return [];
  }
};
