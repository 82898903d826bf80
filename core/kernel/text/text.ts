const visible = /\p{Extended_Pictographic}|[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Everything typed is stored in one Unicode form, so that equal words are equal bytes. What shows nothing is empty. */
export const normalize = (text: string): string => {
  const plain = text.normalize('NFC').trim();
  return visible.test(plain) ? plain : '';
};

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

/** What ends a line, or a header of a mail, or is meant for a machine. */
export const controlCharacterIn = (text: string): string | null =>
  /[\p{Cc}\u2028\u2029]/u.exec(text)?.[0] ?? null;
