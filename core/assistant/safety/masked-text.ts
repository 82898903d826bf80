/** What a provider has no need to read, replaced before anything is sent. */

const mail =
  /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\p{N}-]+)+/giu;
const link =
  /\b(?:https?:\/\/|www\.)\S+|\b(?:facebook|fb|zalo|instagram|tiktok|youtube|t|m)\.(?:com|me|vn|be)\/\S+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|vn|net|org|me|io|info|app|dev|asia|edu|gov|xyz|shop|site)(?:\/\S*)?\b/giu;
/** Numbers of nine digits and more, however they are parted, and those that begin as a Vietnamese one does. */
const phone = /(?<![\p{L}\p{N}])(?:\+|00)?\(?\d(?:[\s.()-]{0,2}\d){8,14}(?![\p{L}\p{N}])/gu;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const namePattern = (name: string): RegExp | null => {
  const words = name.normalize('NFC').trim().split(/\s+/u).filter(Boolean);
  if (words.length === 0 || words.join('').length < 2) return null;
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.map(escaped).join('\\s+')}(?![\\p{L}\\p{N}])`, 'giu');
};

export const maskedText = (text: string, ownNames: readonly string[]): string => {
  let masked = text
    .normalize('NFC')
    .replace(mail, '[mail]')
    .replace(link, '[link]')
    .replace(phone, '[phone]');
  for (const name of ownNames) {
    const pattern = namePattern(name);
    if (pattern) masked = masked.replace(pattern, '[name]');
  }
  return masked;
};
