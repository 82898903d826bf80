import type { Knex } from 'knex';
import { countCap, type List } from '#core/kernel/page.ts';
import type { FieldKind } from '#adapters/ports/list-fields/list-field.ts';
import type { Condition, ListPlan } from '#adapters/ports/staff-lists.ts';
import { rows } from './database.ts';

const arrayTypes: Readonly<Record<FieldKind, string>> = {
  text: 'text[]',
  serial: 'bigint[]',
  number: 'bigint[]',
  boolean: 'boolean[]',
  instant: 'timestamptz[]',
  date: 'date[]',
};

/** One list as SQL: where its rows come from and what each of its fields is called there. */
export type ListSource<Field extends string> = Readonly<{
  select: string;
  from: string;
  columns: Readonly<Record<Field, string>>;
  /** The same rows without what is only joined to tell more of each: where all of them are counted. */
  all?: string;
  /**
   * The table that `from` begins with, under the name it has there, when each of its rows is one row of the list and what
   * is joined only tells more of it. A page that is picked and sorted by its own columns is then joined, not all of it.
   */
  own?: Readonly<{ table: string; as: string }>;
  /** What to sort by instead of a column: the same order, from an index. */
  order?: Readonly<Partial<Record<Field, string>>>;
  /**
   * Folded text in which the words of `q` are looked for: one indexed expression of one table. Where they lie in
   * several, a condition instead, in which each `?` is the pattern of one word.
   */
  search: string;
  /** Makes the order total, so that no row is shown twice or never. */
  tieBreak: string;
}>;

type Clause = Readonly<{ sql: string; bindings: readonly Knex.RawBinding[] }>;

const clauseOf = (column: string, condition: Condition): Clause => {
  switch (condition.test) {
    case 'any':
      // One statement text, however many values: it stays prepared. The driver takes arrays of scalars as one value.
      return {
        sql: `${column} = any(?::${arrayTypes[condition.kind]})`,
        bindings: [condition.values as Knex.RawBinding],
      };
    case 'from':
      return { sql: `${column} >= ?`, bindings: [condition.value] };
    case 'to':
      return { sql: `${column} <= ?`, bindings: [condition.value] };
    case 'empty':
      return { sql: `${column} is null`, bindings: [] };
  }
};

/** A pattern in which the word's own signs mean themselves. */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;

const wordClause = (search: string, word: string): Clause => {
  const places = search.split('?').length - 1;
  if (places === 0) return { sql: `${search} like ?`, bindings: [containing(word)] };
  return { sql: search, bindings: Array.from({ length: places }, () => containing(word)) };
};

type Picked = Readonly<{ clauses: readonly Clause[]; where: string; sortBy: string; inOrder: string }>;

/** Whether all its columns are those of this table; what stands in brackets names its own tables. */
const namesOnly = (alias: string, expression: string): boolean => {
  const outside = expression.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
  return [...outside.matchAll(/\b(\w+)\.\w/g)].every(([, table]) => table === alias);
};

/** Where a page comes from, and what is counted. */
const sourceOf = (
  { from, all = from, own }: Pick<ListSource<string>, 'from' | 'all' | 'own'>,
  { clauses, where, sortBy, inOrder }: Picked,
  hasWords: boolean,
): Readonly<{ page: string; counted: string }> => {
  const limited = `${inOrder} limit ? offset ?`;
  const isOwn = (expression: string): boolean =>
    own !== undefined && expression.startsWith(`${own.as}.`) && namesOnly(own.as, expression);
  if (own === undefined || !clauses.every(({ sql }) => isOwn(sql)))
    return { page: `${from} ${where} ${limited}`, counted: `${clauses.length === 0 ? all : from} ${where}` };
  const counted = `${own.table} ${own.as} ${where}`;
  const joined = from.slice(own.table.length);
  if (isOwn(sortBy)) return { page: `(select * from ${counted} ${limited}) ${joined} ${inOrder}`, counted };
  // Words leave few: those are found first, and not by walking all in the order of what is joined. "offset" keeps it so.
  if (hasWords) return { page: `(select * from ${counted} offset 0) ${joined} ${limited}`, counted };
  return { page: `${from} ${where} ${limited}`, counted };
};

/**
 * The cursor is opened with the first part and holds its place from then on: however many rows there are, they are sorted
 * once, and the last part costs what the first did. It lives as long as the `SnapshotReading` around it.
 */
const nextPart = async <Row>(
  db: Knex,
  { sql, bindings }: Clause,
  { offset, limit }: Pick<ListPlan, 'offset' | 'limit'>,
): Promise<Row[]> => {
  if (offset === 0) await rows(db, `declare whole_list no scroll cursor for ${sql}`, bindings);
  return rows<Row>(db, `fetch forward ${limit} from whole_list`);
};

export const staffList = async <Row, Field extends string>(
  db: Knex,
  { select, columns, order, search, tieBreak, ...source }: ListSource<Field>,
  plan: ListPlan<Field>,
): Promise<List<Row>> => {
  const clauses: readonly Clause[] = [
    ...plan.conditions.map((condition) => clauseOf(columns[condition.field], condition)),
    ...plan.words.map((word) => wordClause(search, word)),
  ];
  const where = clauses.length > 0 ? `where ${clauses.map(({ sql }) => `(${sql})`).join(' and ')}` : '';
  const bindings = clauses.flatMap((clause) => clause.bindings);
  const direction = plan.sort.descending ? 'desc' : 'asc';
  const sortBy = order?.[plan.sort.field] ?? columns[plan.sort.field];
  const inOrder = `order by ${sortBy} ${direction}, ${tieBreak} ${direction}`;
  if (plan.isPart) {
    const whole = { sql: `select ${select} from ${source.from} ${where} ${inOrder}`, bindings };
    const part = await nextPart<Row>(db, whole, plan);
    return { rows: part, total: plan.offset + part.length, totalIsCapped: false };
  }
  const { page, counted } = sourceOf(source, { clauses, where, sortBy, inOrder }, plan.words.length > 0);
  const found = await rows<Row>(db, `select ${select} from ${page}`, [...bindings, plan.limit, plan.offset]);
  const isLastPage = found.length < plan.limit && (found.length > 0 || plan.offset === 0);
  if (isLastPage) return { rows: found, total: plan.offset + found.length, totalIsCapped: false };
  const [sum] = await rows<{ count: number }>(
    db,
    `select count(*) as count from (select 1 from ${counted} limit ${countCap}) as counted`,
    bindings,
  );
  const count = sum?.count ?? 0;
  const totalIsCapped = count >= countCap;
  return { rows: found, total: totalIsCapped ? countCap - 1 : count, totalIsCapped };
};
