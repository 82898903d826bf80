import { Option, type Command } from 'commander';
import { maxPageSize } from '#core/kernel/page.ts';
import { isDay } from '#core/kernel/week.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';

type Bounds = Readonly<{ least: number; most: number }>;

/** `--days <count>` is spoken of as `--days`. */
const nameOf = (flags: string): string => /--[\w-]+/.exec(flags)?.[0] ?? flags;

/** Digits and nothing else: what JavaScript would make of `3x`, `1e3` or an empty text is nobody's wish. */
export const readWhole = (name: string, { least, most }: Bounds, typed: string): number => {
  const value = /^(0|[1-9]\d{0,14})$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(value >= least && value <= most))
    throw new OperatorError(`${name} takes a whole number from ${least} to ${most}.`);
  return value;
};

/** One word of a list, in whatever case it was typed. */
export const oneOf = <Value extends string>(values: readonly Value[], typed: string): Value => {
  const found = values.find((value) => value === typed.toUpperCase());
  if (!found) throw new OperatorError(`"${typed}" is none of ${values.join(', ')}.`);
  return found;
};

/** An option whose value is a whole number: refused before anything is opened. */
export const wholeNumber = (flags: string, description: string, bounds: Bounds): Option =>
  new Option(flags, description).argParser((typed) => readWhole(nameOf(flags), bounds, typed));

/** An option whose value is a day of the calendar. */
export const calendarDay = (flags: string, description: string): Option =>
  new Option(flags, description).argParser((typed) => {
    if (!isDay(typed))
      throw new OperatorError(
        `"${typed}" is no day between 1900 and 2199: write ${nameOf(flags)} as 2026-11-20.`,
      );
    return typed;
  });

const instantForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** An option whose value is a moment, with its offset from UTC. */
export const moment = (flags: string, description: string): Option =>
  new Option(flags, description).argParser((typed) => {
    if (!instantForm.test(typed) || !isDay(typed.slice(0, 10)) || Number.isNaN(Date.parse(typed)))
      throw new OperatorError(
        `"${typed}" is no moment: write ${nameOf(flags)} as 2026-12-24T06:00:00+07:00.`,
      );
    return typed;
  });

/** An option whose value is one of a list. */
export const choice = (flags: string, values: readonly string[]): Option =>
  new Option(flags, values.join(', ')).argParser((typed) => oneOf(values, typed));

/** An option whose value is a month of the calendar. */
export const calendarMonth = (flags: string, description: string): Option =>
  new Option(flags, description).argParser((typed) => {
    if (!isDay(`${typed}-01`))
      throw new OperatorError(
        `"${typed}" is no month between 1900 and 2199: write ${nameOf(flags)} as 2026-11.`,
      );
    return typed;
  });

/** An amount of VND; groups of three may be set apart, as banks write them. */
export const readVnd = (name: string, typed: string): number => {
  const digits = typed.replace(/[.,\s](?=\d{3}(\D|$))/g, '');
  if (!/^[1-9]\d{0,12}$/.test(digits))
    throw new OperatorError(`"${typed}" is not a whole amount of VND: ${name} takes digits only.`);
  return Number(digits);
};

/** An option whose value is an amount of VND. */
export const amountOfVnd = (flags: string, description: string): Option =>
  new Option(flags, description).argParser((typed) => readVnd(nameOf(flags), typed));

export type PageFlags = Readonly<{ limit: number; page: number }>;

/** What every list can be asked for. */
export const withPages = (command: Command): Command =>
  command
    .addOption(
      wholeNumber('--limit <count>', `rows of a page, at most ${maxPageSize}`, {
        least: 1,
        most: maxPageSize,
      }).default(25),
    )
    .addOption(wholeNumber('--page <count>', 'which page', { least: 1, most: 10_000 }).default(1));

/** The rows a page holds, as the lists of staff are asked. */
export const rangeOf = ({ limit, page }: PageFlags): Readonly<{ from: number; to: number }> => ({
  from: (page - 1) * limit,
  to: page * limit - 1,
});
