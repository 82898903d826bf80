type Statement = Readonly<{ text: string; places: number }>;

const known = new Map<string, Statement | null>();
const remembered = 2_000;

const statementOf = (sql: string): Statement | null => {
  // Names in place of values, and question marks that are operators, are Knex's to read.
  if (sql.includes('??') || sql.includes('\\?')) return null;
  let places = 0;
  const text = sql.replaceAll('?', () => `$${++places}`);
  return { text, places };
};

/** The statement with `$1` for its first `?`, and so on; null for what only Knex can read. */
export const positioned = (sql: string, bindings: unknown): string | null => {
  if (!Array.isArray(bindings)) return null;
  let statement = known.get(sql);
  if (statement === undefined) {
    statement = statementOf(sql);
    // Statements come from code, so the map stays small; the bound is for one that makes them up.
    if (known.size >= remembered) known.clear();
    known.set(sql, statement);
  }
  if (statement === null) return null;
  if (statement.places !== bindings.length)
    throw new Error(`${statement.places} places, but ${bindings.length} values: ${sql}`);
  if (bindings.includes(undefined)) throw new Error(`A value is undefined: ${sql}`);
  return statement.text;
};
