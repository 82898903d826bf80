/** Everything typed is stored in one Unicode form, so that equal words are equal bytes. */
export const normalize = (text: string): string => text.normalize('NFC').trim();

/** For searching: no marks, no case, and đ is d. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .normalize('NFC');

/** ASCII address part: `Giảm cân, đẹp dáng!` → `giam-can-dep-dang`. Empty when nothing can be kept. */
export const slug = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

export const normalizeEmail = (email: string): string => normalize(email).toLowerCase();

/** Control characters have no place in a name, a subject or an address. Tab and line breaks are allowed in prose. */
export const hasControlCharacters = (text: string): boolean =>
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u.test(text);
export const hasControlCharactersInProse = (text: string): boolean =>
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u.test(text);
