import { readFile, writeFile } from 'node:fs/promises';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { ProcessedFile, Upload } from '#core/platform/media/ports.ts';
import { withoutPicture } from './office-document.ts';

/** Text has no mark that says what it is: its name chooses between the two that are taken. */
const typesByEnding: Readonly<Record<string, string>> = { csv: 'text/csv', txt: 'text/plain' };

const endingOf = (name: string): string => /\.(\w{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** What a browser would take for a page, whatever it is called. */
const markup =
  /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype|\?xml|html|head|body|svg|script|iframe|style|title|meta|link|a|img|table|div|p|h[1-6])\b/i;
const controlCharacters = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

const decoded = (bytes: Buffer): string => {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new DomainError('media.unreadable');
  }
};

/** The type that a name promises, when it is one of plain text. */
export const textTypeOf = ({ name }: Pick<Upload, 'name'>): string | null =>
  typesByEnding[endingOf(name)] ?? null;

/** Plain text, written again as UTF-8. */
export const processText = async (
  { path }: Upload,
  contentType: string,
  target: string,
): Promise<ProcessedFile> => {
  const text = decoded(await readFile(path));
  if (markup.test(text) || controlCharacters.test(text)) throw new DomainError('media.type_not_allowed');
  const bytes = Buffer.from(text, 'utf8');
  await writeFile(target, bytes, { mode: 0o600 });
  return { type: 'FILE', contentType, size: bytes.length, path: target, ...withoutPicture };
};
