import pg from 'pg';

type Column = Readonly<{ type: string; isRequired: boolean; isFilled: boolean }>;
type Constraint = Readonly<{
  table: string;
  definition: string;
  columns: readonly string[];
  isRule: boolean;
}>;

/** What a program that runs on a schema leans on. */
export type SchemaShape = Readonly<{
  /** By `table.column`. */
  columns: ReadonlyMap<string, Column>;
  /** By their names. Checks, keys and unique indexes. */
  constraints: ReadonlyMap<string, Constraint>;
  /** With the types of what they are given. */
  functions: ReadonlySet<string>;
}>;

const columnsSql = `select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as is_required, a.atthasdef or a.attidentity <> '' or a.attgenerated <> '' as is_filled
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;

const columnNames = (keys: string, table: string) =>
  `array(select a.attname::text from unnest(${keys}) as k join pg_attribute a on a.attrelid = ${table} and a.attnum = k)`;

const constraintsSql = `select conname::text as name, conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition,
    ${columnNames('conkey', 'conrelid')} as columns, contype = 'c' as is_rule
  from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'u', 'x')
  union all
  select i.indexrelid::regclass::text, i.indrelid::regclass::text, pg_get_indexdef(i.indexrelid),
    ${columnNames('i.indkey::int2[]', 'i.indrelid')}, false
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indisunique and not i.indisprimary and c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint p where p.conindid = i.indexrelid)`;

const functionsSql = `select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace`;

export const shapeOf = async (url: string): Promise<SchemaShape> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: columns } = await client.query<{
      name: string;
      type: string;
      is_required: boolean;
      is_filled: boolean;
    }>(columnsSql);
    const { rows: constraints } = await client.query<
      Omit<Constraint, 'isRule'> & { name: string; is_rule: boolean }
    >(constraintsSql);
    const { rows: functions } = await client.query<{ name: string }>(functionsSql);
    return {
      columns: new Map(
        columns.map(({ name, type, is_required, is_filled }) => [
          name,
          { type, isRequired: is_required, isFilled: is_filled },
        ]),
      ),
      constraints: new Map(
        constraints.map(({ name, is_rule, ...one }) => [name, { ...one, isRule: is_rule }]),
      ),
      functions: new Set(functions.map(({ name }) => name)),
    };
  } finally {
    await client.end();
  }
};

/** The texts between quotes of a check, if it is a list of what a column may hold. */
const listIn = (definition: string): ReadonlySet<string> | null =>
  /= ANY|IN \(/.test(definition) || /= '[^']*'/.test(definition)
    ? new Set([...definition.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = '']) => text))
    : null;

/** The same rule with more that it takes. */
const isWider = (before: string, after: string): boolean => {
  const [few, many] = [listIn(before), listIn(after)];
  const frame = (definition: string) =>
    definition.replace(/'(?:[^']|'')*'(::\w+)?,?\s*/g, '').replace(/[()\s]|= ANY ARRAY|=/g, '');
  return (
    few !== null &&
    many !== null &&
    [...few].every((text) => many.has(text)) &&
    frame(before) === frame(after)
  );
};

const tableOf = (name: string): string => name.split('.')[0] ?? '';

/**
 * What a program of the schema before can't live with: what it reads or calls is gone or another kind, or what it writes
 * is refused. Tables that are new, and columns that are filled by themselves, are none of its business.
 */
export const breaks = (before: SchemaShape, after: SchemaShape): readonly string[] => {
  const tables = new Set([...before.columns.keys()].map(tableOf));
  const found: string[] = [];
  for (const [name, { type, isRequired }] of before.columns) {
    const now = after.columns.get(name);
    if (!now) found.push(`${name} is gone`);
    else if (now.type !== type) found.push(`${name} was ${type} and is ${now.type}`);
    else if (now.isRequired && !isRequired) found.push(`${name} is required now`);
  }
  for (const [name, { isRequired, isFilled }] of after.columns)
    if (!before.columns.has(name) && tables.has(tableOf(name)) && isRequired && !isFilled)
      found.push(`${name} is new, required, and not filled by itself`);
  const known = (constraint: Constraint) =>
    tables.has(constraint.table) &&
    (constraint.columns.length === 0 ||
      constraint.columns.some((column) => before.columns.has(`${constraint.table}.${column}`)));
  for (const [name, now] of after.constraints) {
    const was = before.constraints.get(name);
    if (!known(now) || was?.definition === now.definition) continue;
    if (was && now.isRule && isWider(was.definition, now.definition)) continue;
    // What spans a new column is new for the program that fills it; the one before leaves it as it is filled by itself.
    if (!was && now.columns.some((column) => !before.columns.has(`${now.table}.${column}`))) continue;
    found.push(`${name} refuses more in ${now.table}: ${now.definition}`);
  }
  for (const name of before.functions) if (!after.functions.has(name)) found.push(`${name} is gone`);
  return found;
};
