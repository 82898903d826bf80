import { fieldError, type ErrorCode } from '#core/kernel/domain-error.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';

export const maxNameLength = 120;

/** A full name as it is kept: one line, one form of Unicode, single spaces. */
export const readFullname = (typed: string, required: ErrorCode = 'user.fullname_required'): string => {
  const path = 'body.fullname';
  const problem = textProblem(typed.normalize('NFC').trim(), 'name');
  if (problem) throw fieldError(path, problem.code, problem.params);
  const fullname = normalize(typed).replace(/\s+/gu, ' ');
  if (fullname === '') throw fieldError(path, required);
  if (fullname.length > maxNameLength) throw fieldError(path, 'input.max_length', { length: maxNameLength });
  return fullname;
};
