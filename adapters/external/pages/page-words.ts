import { Parser } from 'htmlparser2';
import { cleanProse } from '#core/kernel/text/visible-text.ts';

export type PageWords = Readonly<{ title: string; description: string; image: string | null }>;

const longest = 2000;

/** One line of plain text: whatever a page puts into its title is shown as letters. */
const lineOf = (text: string): string => cleanProse(text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '));

/** Reads a page as it comes, and is done where its head ends. */
export const readPageWords = () => {
  const found = new Map<string, string>();
  let title: string | null = null;
  let isTitle = false;
  let isDone = false;
  const keep = (name: string, text: string): void => {
    if (!found.has(name) && text.trim() !== '') found.set(name, text.slice(0, longest));
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'title' && title === null) {
          isTitle = true;
          title = '';
        }
        if (name === 'body') isDone = true;
        if (name !== 'meta') return;
        const key = (attributes['property'] ?? attributes['name'] ?? '').toLowerCase();
        keep(key, attributes['content'] ?? '');
      },
      ontext(text) {
        if (isTitle) title = `${title ?? ''}${text}`.slice(0, longest);
      },
      onclosetag(name) {
        if (name === 'title') isTitle = false;
        if (name === 'head') isDone = true;
      },
    },
    { decodeEntities: true },
  );
  return {
    /** False when nothing more of it is needed. */
    write(text: string): boolean {
      parser.write(text);
      return !isDone;
    },
    words: (): PageWords => ({
      title: lineOf(found.get('og:title') ?? title ?? ''),
      description: lineOf(found.get('og:description') ?? found.get('description') ?? ''),
      image: found.get('og:image:secure_url') ?? found.get('og:image') ?? null,
    }),
  };
};
