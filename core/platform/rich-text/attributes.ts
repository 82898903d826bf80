import { allowList, richTextLimits, type AttributeRule, type EmbedProvider, type Tag } from './allow-list.ts';
import { cleanText } from './clean-text.ts';

/** What browsers pass over in an address, wherever it stands, and what only hides what follows. */
const skipped = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const page = /^https?:\/\/[^\s/\\?#@:[\]%]+(?::\d{1,5})?(?:[/?#]|$)/;
const mail = /^mailto:[^\s@:/?#]+@[^\s@:/?#]+(?:\?|$)/;
const own = /^\/(?![/\\])/;

/** The address of a link as it is kept; null when following it may do anything but open a page or write a mail. */
export const safeAddress = (typed: string): string | null => {
  const address = typed
    .normalize('NFC')
    .replace(skipped, '')
    .trim()
    .replace(/[\s"<>`]/g, encodeURIComponent)
    .replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase());
  // Browsers read a backslash as a slash.
  if (address.includes('\\') || address.length > richTextLimits.address) return null;
  return page.test(address) || mail.test(address) || own.test(address) ? address : null;
};

const wordsOf = (value: string, most: number): string =>
  cleanText(value).replace(/\s+/g, ' ').trim().slice(0, most).toWellFormed().trimEnd();

/** The value as it is kept; null when this attribute can't have it. */
const cleanValue = (rule: AttributeRule, value: string): string | null => {
  if (rule === 'address') return safeAddress(value);
  if (rule instanceof RegExp) return rule.test(value) ? value : null;
  return wordsOf(value, rule.words) || null;
};

type Attributes = Readonly<Record<string, string>>;

/** Those of the attributes that the list has for this tag, in its order. */
export const cleanAttributes = (tag: Tag, given: Attributes): Record<string, string> => {
  const rule = allowList.tags[tag];
  const kept: Record<string, string> = {};
  if (!('attributes' in rule)) return kept;
  for (const [name, judge] of Object.entries<AttributeRule>(rule.attributes)) {
    const value = Object.hasOwn(given, name) ? cleanValue(judge, given[name] ?? '') : null;
    if (value !== null) kept[name] = value;
  }
  return kept;
};

export type Embed = Readonly<{ provider: EmbedProvider; id: string }>;

const idForms: Readonly<Record<EmbedProvider, RegExp>> = {
  youtube: /^[\w-]{11}$/,
  vimeo: /^\d{6,12}$/,
};

/** The film elsewhere that these attributes name. */
export const embedOf = (attributes: Attributes): Embed | null => {
  const { 'data-embed': provider, 'data-id': id = '' } = cleanAttributes('div', attributes);
  if (provider !== 'youtube' && provider !== 'vimeo') return null;
  return idForms[provider].test(id) ? { provider, id } : null;
};
