type Entity = Readonly<{ start: number; length: number }>;
type TextPart<One extends Entity> = Readonly<{ start: number; words: string; entity?: One }>;

/** The text cut where its links and mentions stand; joined again, the parts are the text. */
export const partsOf = <One extends Entity>(
  text: string,
  entities: readonly One[],
): readonly TextPart<One>[] => {
  const parts: TextPart<One>[] = [];
  let place = 0;
  for (const entity of entities.toSorted((one, other) => one.start - other.start)) {
    const { start, length } = entity;
    // A place that is not in this text, or inside the one before, is no link.
    if (start < place || length < 1 || start + length > text.length) continue;
    if (start > place) parts.push({ start: place, words: text.slice(place, start) });
    parts.push({ start, words: text.slice(start, start + length), entity });
    place = start + length;
  }
  if (place < text.length) parts.push({ start: place, words: text.slice(place) });
  return parts;
};

const longLines = 9;
const longLetters = 520;

/** More than a list should show of one text. */
export const isLong = (text: string): boolean =>
  text.length > longLetters || text.split('\n').length > longLines;
