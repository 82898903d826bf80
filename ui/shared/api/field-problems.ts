import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { normalize, normalizeEmail } from '#core/kernel/text/text.ts';
import { cleanProse, type TextKind } from '#core/kernel/text/visible-text.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { codeMessage } from './field-message.ts';

/** A message for each field that is wrong; nothing stands in the way when none is. */
export type Problems<Values> = Readonly<Partial<Record<keyof Values & string, string | undefined>>>;

/**
 * For forms of a few short fields. A schema and its interpreter would be half the weight of their pages; the tests
 * beside them hold each rule to the contract instead.
 */
export const problemResolver =
  <Values extends FieldValues, Output>(
    problemsOf: (values: Values) => Problems<Values>,
    sent: (values: Values) => Output,
  ): Resolver<Values, unknown, Output> =>
  (values) => {
    const found = Object.entries<string | undefined>(problemsOf(values)).filter(
      ([, message]) => message !== undefined,
    );
    if (found.length === 0) return { values: sent(values), errors: {} };
    const errors = Object.fromEntries(
      found.map(([field, message]) => [field, { type: 'validate', message }]),
    );
    return { values: {}, errors: errors as FieldErrors<Values> }; // by the names of the values
  };

/** As the contract counts: an emoji is one. */
const lengthOf = (text: string) => [...text].length;

const problemOf = (text: string, kind: TextKind, longest: number): string | undefined => {
  if (lengthOf(text) > longest) return codeMessage('input.max_length', { length: longest });
  const problem = textProblem(text, kind);
  return problem ? codeMessage(problem.code, problem.params) : undefined;
};

export const nameProblem = (text: string, longest: number): string | undefined =>
  problemOf(normalize(text), 'name', longest);

export const lineProblem = (text: string, longest: number): string | undefined =>
  problemOf(normalize(text), 'line', longest);

export const proseProblem = (text: string, longest: number): string | undefined =>
  problemOf(cleanProse(text), 'prose', longest);

const longestEmail = 254;
const emailShape =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const emailProblem = (text: string): string | undefined => {
  const email = normalizeEmail(text);
  if (email === '') return codeMessage('input.required');
  if (lengthOf(email) > longestEmail) return codeMessage('input.max_length', { length: longestEmail });
  return emailShape.test(email) ? undefined : codeMessage('input.email');
};

/** As a browser reads an address: line ends and tabs in it do not count. */
export const normalizeWebsite = (address: string): string => address.trim().replace(/[\t\n\r]/g, '');

const isAddress = (text: string) => {
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
};

export const websiteProblem = (text: string, longest: number): string | undefined => {
  const address = text.trim();
  if (!/^https?:\/\//i.test(address) || !isAddress(address)) return codeMessage('input.url');
  return problemOf(normalizeWebsite(address), 'code', longest);
};

export const codeProblem = (text: string): string | undefined =>
  /^\d{6}$/.test(text) ? undefined : codeMessage('auth.code_required');

/** A password that exists already: whatever its rule was, it is not empty. */
export const passwordProblem = (password: string): string | undefined =>
  password === '' ? codeMessage('auth.password_required') : undefined;
