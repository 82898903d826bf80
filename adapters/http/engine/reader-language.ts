import { isLanguage, type Language } from '#core/kernel/language.ts';

type Wish = Readonly<{ language: Language; quality: number; place: number }>;

const wishOf = (part: string, place: number): Wish | null => {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
  const language = tag.trim().split('-')[0];
  if (!isLanguage(language)) return null;
  const quality = parameters.map((text) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(text)?.[1]).find(Boolean);
  return { language, quality: quality === undefined ? 1 : Number(quality), place };
};

/** The language an `Accept-Language` header asks for; null when it asks for none of ours. */
export const acceptedLanguage = (header: string | undefined): Language | null => {
  if (!header || header.length > 1_000) return null;
  if (isLanguage(header)) return header;
  const wishes = header
    .split(',')
    .map(wishOf)
    .filter((wish) => wish !== null)
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.place - b.place);
  return wishes[0]?.language ?? null;
};
