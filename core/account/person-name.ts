import { fieldError, type ErrorCode } from '#core/errors.ts';
import { hasControlCharacters, normalize } from '#core/kernel/text.ts';

export const maxNameLength = 120;

/** A full name as it is kept: one line, one form of Unicode, single spaces. */
export const readFullname = (typed: string, required: ErrorCode = 'user.fullname_required'): string => {
  const path = 'body.fullname';
  if (hasControlCharacters(typed)) throw fieldError(path, 'input.control_characters');
  const fullname = normalize(typed).replace(/\s+/gu, ' ');
  if (fullname === '') throw fieldError(path, required);
  if (fullname.length > maxNameLength) throw fieldError(path, 'input.max_length', { length: maxNameLength });
  return fullname;
};
