/**
 * A reference or code as it is compared: look-alike forms (full width, mathematical, ligatures) are plain letters, in
 * capitals, without spaces, marks and whatever is not seen. Two that are equal here are one and the same.
 */
export const foldCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .normalize('NFKC')
    .replace(/[\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]+/gu, '');

/** A reference or code as it is kept and shown: in one line, as typed, without what is not seen. Empty: nothing was. */
export const cleanCode = (typed: string): string =>
  foldCode(typed) === ''
    ? ''
    : typed
        .normalize('NFKC')
        .replace(/[\p{Cc}\p{Z}\u2800]+/gu, ' ')
        .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '')
        .trim();
