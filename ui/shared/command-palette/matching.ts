import { fold } from '#core/kernel/text/text.ts';
import type { PaletteEntry } from './entries.ts';

const startsWord = (text: string, part: string): boolean =>
  text.startsWith(part) || text.includes(` ${part}`);

/** 0: a label begins with it; larger: further from what was typed; null: a part of it is nowhere. */
const distance = ({ label, detail = '' }: PaletteEntry, parts: readonly string[]): number | null => {
  const name = fold(label);
  const all = `${name} ${fold(detail)}`;
  if (!parts.every((part) => all.includes(part))) return null;
  const typed = parts.join(' ');
  if (name.startsWith(typed)) return 0;
  if (parts.every((part) => startsWord(name, part))) return 1;
  return parts.every((part) => name.includes(part)) ? 2 : 3;
};

/**
 * The entries that hold every part of what was typed, whatever its accents; within a group, what begins with it comes
 * first. What the server found stays as it is.
 */
export const matching = (entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] => {
  const parts = fold(typed).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return entries.filter(({ isFound }) => isFound !== true);
  const ranked = entries.flatMap((entry) => {
    const far = entry.isFound === true ? 0 : distance(entry, parts);
    return far === null ? [] : [{ entry, far }];
  });
  const groups = [...new Set(ranked.map(({ entry }) => entry.group))];
  return groups.flatMap((group) =>
    ranked
      .filter(({ entry }) => entry.group === group)
      .toSorted((one, other) => one.far - other.far)
      .map(({ entry }) => entry),
  );
};
