import { fieldError } from '#core/kernel/domain-error.ts';
import { isInCalendar } from '#core/kernel/calendar-bounds.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { addDays, instantOf, isDay } from '#core/kernel/week.ts';
import { maxOffset, maxPageSize, mostRows, type ListRequest } from '#core/kernel/page.ts';
import { fold, normalize } from '#core/kernel/text/text.ts';
import { accessLists } from './list-fields/access.ts';
import { assistantLists } from './list-fields/assistant.ts';
import { platformLists } from './list-fields/platform.ts';
import { peopleLists } from './list-fields/people.ts';
import { moneyLists } from './list-fields/money.ts';
import { bodyLists } from './list-fields/body.ts';
import { communityLists } from './list-fields/community.ts';
import { coachingLists } from './list-fields/coaching.ts';
import { contentLists } from './list-fields/content.ts';
import { feedLists } from './list-fields/feed.ts';
import { bugReportLists } from './list-fields/bug-reports.ts';
import { learningLists } from './list-fields/learning.ts';
import { sitesLists } from './list-fields/sites.ts';
import { moderationLists } from './list-fields/moderation.ts';
import type { FieldKind, ListFields } from './list-fields/list-field.ts';

/** What staff may sort and filter by, list by list; nothing else ever reaches a statement. */
export const staffLists = {
  ...accessLists,
  ...assistantLists,
  ...platformLists,
  ...peopleLists,
  ...moneyLists,
  ...bodyLists,
  ...coachingLists,
  ...learningLists,
  ...communityLists,
  ...feedLists,
  ...moderationLists,
  ...contentLists,
  ...bugReportLists,
  ...sitesLists,
} as const;

type Scalar = string | number | boolean | Date;
export type Condition<Field extends string = string> = Readonly<
  | { field: Field; kind: FieldKind; test: 'any'; values: readonly Scalar[] }
  | { field: Field; kind: FieldKind; test: 'from' | 'to'; value: Scalar }
  | { field: Field; kind: FieldKind; test: 'empty' }
>;

export type ListPlan<Field extends string = string> = Readonly<{
  sort: Readonly<{ field: Field; descending: boolean }>;
  offset: number;
  limit: number;
  /** Folded words, all of which must be found. */
  words: readonly string[];
  conditions: readonly Condition<Field>[];
  isPart: boolean;
}>;

const maxSearchLength = 200;

const refuse = (field: string): never => {
  throw fieldError('query.filter', 'input.filter', { field });
};

const readDay = (text: string): string | null => (isDay(text) ? text : null);

/** A day without a time is the whole day in the platform's time zone. */
const readInstant = (text: string, test: 'any' | 'from' | 'to'): Date | null => {
  const day = readDay(text);
  if (day === null) {
    const at = /^\d{4}-\d{2}-\d{2}T/.test(text) ? new Date(text) : null;
    return at && isInCalendar(at) ? at : null;
  }
  if (test === 'any') return null;
  if (test === 'from') return instantOf(day, 0, 0, defaultTimeZone);
  return new Date(instantOf(addDays(day, 1), 0, 0, defaultTimeZone).getTime() - 1);
};

const readScalar = (value: unknown, kind: FieldKind, test: 'any' | 'from' | 'to'): Scalar | null => {
  switch (kind) {
    case 'boolean':
      return value === true || value === 'true' ? true : value === false || value === 'false' ? false : null;
    case 'serial':
      return typeof value === 'string' ? (/^\d{1,15}$/.test(value) ? Number(value) : -1) : null;
    case 'number': {
      const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
      return Number.isSafeInteger(number) ? (number as number) : null; // isSafeInteger is no type guard
    }
    case 'instant':
      if (value instanceof Date) return isInCalendar(value) ? value : null;
      return typeof value === 'string' ? readInstant(value, test) : null;
    case 'date':
      return typeof value === 'string' ? readDay(value) : null;
    case 'text':
      return typeof value === 'string' && value.length <= 256 && !value.includes('\0') ? value : null;
  }
};

const readWords = (value: unknown): readonly string[] => {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'string' || value.length > maxSearchLength || value.includes('\0')) return refuse('q');
  return fold(normalize(value)).split(/\s+/u).filter(Boolean);
};

const tests = { gte: 'from', lte: 'to' } as const;

const readCondition = (fields: ListFields, name: string, value: unknown): Condition => {
  const [, bounded, bound] = /^(.+)_(gte|lte)$/.exec(name) ?? [];
  const field = bounded ?? name;
  const kind = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (!kind) return refuse(name);
  if (bound === 'gte' || bound === 'lte') {
    const test = tests[bound];
    if (kind === 'text' || kind === 'boolean' || kind === 'serial') return refuse(name);
    const read = readScalar(value, kind, test);
    return read === null ? refuse(name) : { field, kind, test, value: read };
  }
  if (value === null) return { field, kind, test: 'empty' };
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (list.length > maxPageSize) return refuse(name);
  const values = list.map((item) => readScalar(item, kind, 'any') ?? refuse(name));
  return { field, kind, test: 'any', values };
};

/** Checks a list request against the list's own fields: input.sort, input.filter, input.range. */
export const readListRequest = <Fields extends ListFields>(
  fields: Fields,
  request: ListRequest,
): ListPlan<keyof Fields & string> => {
  const { sort, from, to, filter, isPart = false } = request;
  if (!Object.hasOwn(fields, sort.field)) throw fieldError('query.sort', 'input.sort', { field: sort.field });
  const limit = to - from + 1;
  const isRange = Number.isSafeInteger(from) && Number.isSafeInteger(to) && from >= 0 && limit >= 1;
  if (!isRange || limit > mostRows(request) || (!isPart && from > maxOffset)) {
    throw fieldError('query.range', 'input.range', { max: maxPageSize, maxOffset });
  }
  const { q, ...named } = filter;
  const conditions = Object.entries(named)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => readCondition(fields, name, value));
  return {
    sort: { field: sort.field, descending: sort.order === 'DESC' },
    offset: from,
    limit,
    isPart,
    words: readWords(q),
    conditions: conditions as Condition<keyof Fields & string>[], // readCondition names only keys of `fields`
  };
};
