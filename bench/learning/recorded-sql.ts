import pg from 'pg';
import type { BenchDatabase } from '../bench-database.ts';

export type Statement = Readonly<{ text: string; values: readonly unknown[] }>;

const textIn = (asked: unknown): Statement | null => {
  if (typeof asked === 'string') return { text: asked, values: [] };
  if (typeof asked !== 'object' || asked === null || !('text' in asked)) return null;
  const values: unknown = 'values' in asked ? asked.values : [];
  return { text: String(asked.text), values: Array.isArray(values) ? values : [] };
};

/** What the product of this process asks the database for while it does that, in its order. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<readonly Statement[]> => {
  const seen: Statement[] = [];
  const client = pg.Client.prototype as unknown as { query: (...asked: unknown[]) => unknown }; // as many shapes as it takes
  const { query } = client;
  client.query = function recorded(...asked) {
    const statement = textIn(asked[0]);
    if (statement) seen.push(Array.isArray(asked[1]) ? { ...statement, values: asked[1] } : statement);
    return query.apply(this, asked);
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  if (seen.length === 0) throw new Error('nothing was asked');
  return seen;
};

/** The same asked again by bare pg with named statements, and nothing else done. */
export const askAgain =
  ({ bare }: Pick<BenchDatabase, 'bare'>, name: string, statements: readonly Statement[]) =>
  async (): Promise<void> => {
    for (const [index, { text, values }] of statements.entries())
      await bare.query({ name: `${name}-${index}`, text, values: [...values] });
  };
