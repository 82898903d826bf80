import { fieldError } from '#core/kernel/domain-error.ts';
import type { Id, UserId } from '#core/kernel/id.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import type { StaffListName } from './staff-lists.ts';

export type SavedViewId = Id<'saved-view'>;

/** What a list is asked for: its filters and its order, as the list itself takes them, and which columns are drawn. */
export type ViewQuery = Readonly<{
  filter: Readonly<Record<string, unknown>>;
  sort: Readonly<{ field: string; order: 'ASC' | 'DESC' }>;
  /** In their order; null: as the list is drawn by itself. */
  columns: readonly string[] | null;
}>;

/**
 * A list of the staff console as a member of staff likes to see it, under a name. It holds no row: what it shows is read
 * anew each time, and only by those who may see the list.
 */
export type SavedView = Readonly<{
  id: SavedViewId;
  /** Null: the person who shared it has left, and the view stays with those who use it. */
  ownerId: UserId | null;
  list: StaffListName;
  name: string;
  query: ViewQuery;
  /** Seen by all staff who may see the list, and else by its owner alone. */
  isShared: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

export const savedViewLimits = {
  name: 60,
  /** Of one person, in one list. */
  perList: 30,
  columns: 60,
  /** Of the whole query, written down. */
  queryLength: 4_096,
} as const;

/** The name as it is kept. Refuses what no contract has looked at. */
export const cleanViewName = (typed: string): string => {
  const name = normalize(typed);
  if (name === '') throw fieldError('body.name', 'input.required');
  const { name: length } = savedViewLimits;
  if (name.length > length) throw fieldError('body.name', 'input.max_length', { length });
  const problem = textProblem(name, 'name');
  if (problem) throw fieldError('body.name', problem.code, problem.params);
  return name;
};

/** A column once; a filter without anything in it is none. */
export const cleanViewQuery = ({ filter, sort, columns }: ViewQuery): ViewQuery => {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  const cleaned = {
    filter: Object.fromEntries(given),
    sort: { field: sort.field, order: sort.order },
    columns: columns === null || columns.length === 0 ? null : [...new Set(columns)],
  };
  if ((cleaned.columns?.length ?? 0) > savedViewLimits.columns)
    throw fieldError('body.query', 'input.max_value', { value: savedViewLimits.columns });
  if (JSON.stringify(cleaned).length > savedViewLimits.queryLength)
    throw fieldError('body.query', 'input.too_large');
  return cleaned;
};
