import { DomainError, type FieldIssue } from '#core/kernel/domain-error.ts';
import { readBankTime } from './bank-time.ts';
import type { JsonObject } from './received-transfer.ts';

export const largestTransferVnd = 1_000_000_000_000;
export const longestDescription = 1000;

/** Kept in the database and shown to staff: one line, well-formed, without what neither can hold. */
export const plainLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .normalize('NFC')
    .trim()
    .slice(0, longestDescription)
    .toWellFormed();

/** No ampersand and no equals sign: payOS signs `key=value&…`, and a value must not pass for another key. */
const identifier = /^[^\p{C}&=]{1,100}$/u;
const accountNumber = /^[0-9A-Za-z]{1,34}$/;

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * Reads one object of a notice, gathering everything that is wrong with it. What is wrong reads as something empty and
 * `check` then refuses the whole: nothing empty leaves here.
 */
export const noticeFields = (source: JsonObject, path: string) => {
  const issues: FieldIssue[] = [];
  const refuse = (name: string, code: FieldIssue['code'], params: FieldIssue['params'] = {}) => {
    issues.push({ path: path ? `body.${path}.${name}` : `body.${name}`, code, params });
  };

  /** The value of the first of these names that has one; providers rename fields between versions. */
  const valueOf = (names: readonly string[]): unknown =>
    source[names.find((name) => !isMissing(source[name])) ?? names[0] ?? ''];

  const optionalIdentifier = (...names: readonly [string, ...string[]]): string | null => {
    const value = valueOf(names);
    if (isMissing(value)) return null;
    // A number identifies as well as a text does; only amounts must not change their kind.
    const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
    if (typeof text === 'string' && identifier.test(text.trim()) && text.trim() !== '') return text.trim();
    refuse(names[0], 'input.invalid');
    return null;
  };

  return {
    refuse,
    optionalIdentifier,

    identifier(...names: readonly [string, ...string[]]): string {
      const before = issues.length;
      const found = optionalIdentifier(...names);
      if (found === null && issues.length === before) refuse(names[0], 'input.required');
      return found ?? '';
    },

    accountNumber(...names: readonly [string, ...string[]]): string {
      const value = valueOf(names);
      const text = typeof value === 'string' ? value.replace(/[\s.-]/g, '') : '';
      if (isMissing(value)) refuse(names[0], 'input.required');
      else if (!accountNumber.test(text)) refuse(names[0], 'input.invalid');
      return text;
    },

    /** Absent and null are an empty text: a transfer without words is a transfer. */
    text(name: string): string {
      const value = source[name];
      if (isMissing(value)) return '';
      if (typeof value === 'string') return plainLine(value);
      refuse(name, 'input.invalid');
      return '';
    },

    /** A JSON number, never a text; negative where the provider writes money going out so. */
    amount(name: string, allows: 'positive' | 'signed'): number {
      const value = source[name];
      if (isMissing(value)) refuse(name, 'input.required');
      else if (typeof value !== 'number' || !Number.isInteger(value)) refuse(name, 'input.whole_number');
      else if (value === 0 || (value < 0 && allows === 'positive'))
        refuse(name, 'input.min_value', { min: 1 });
      else if (Math.abs(value) > largestTransferVnd) {
        refuse(name, 'input.max_value', { max: largestTransferVnd });
      } else return value;
      return 0;
    },

    time(...names: readonly [string, ...string[]]): Date {
      const value = valueOf(names);
      const at = typeof value === 'string' ? readBankTime(value) : null;
      if (isMissing(value)) refuse(names[0], 'input.required');
      else if (!at) refuse(names[0], 'input.date');
      return at ?? new Date(0);
    },

    choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | null {
      const value = source[name];
      const chosen = choices.find((choice) => typeof value === 'string' && choice === value.toLowerCase());
      if (isMissing(value)) refuse(name, 'input.required');
      else if (!chosen) refuse(name, 'input.not_a_choice');
      return chosen ?? null;
    },

    check(): void {
      if (issues.length > 0) throw new DomainError('input.invalid', { count: issues.length }, issues);
    },
  };
};

export const notAnObject = (path: string): DomainError =>
  new DomainError('input.invalid', { count: 1 }, [
    { path: path ? `body.${path}` : 'body', code: 'input.invalid' },
  ]);
