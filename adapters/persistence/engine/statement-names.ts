import { createHash } from 'node:crypto';

const namable = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * Gives a statement the name under which a connection keeps it prepared; unnamed, PostgreSQL parses and plans it at each
 * call. A statement is named from its second use on and only `limit` get a name, so that lists of varying length can't
 * fill the server's memory with plans.
 */
export const statementNames = (limit: number) => {
  const named = new Map<string, string>();
  const seenOnce = new Set<string>();
  let generation = 0;

  return {
    of(sql: string): string | undefined {
      const name = named.get(sql);
      if (name !== undefined) return name;
      // A prepared statement holds one command; several in one text only run unprepared.
      if (named.size >= limit || !namable.test(sql) || sql.includes(';')) return undefined;
      if (!seenOnce.has(sql)) {
        if (seenOnce.size >= limit) seenOnce.clear();
        seenOnce.add(sql);
        return undefined;
      }
      seenOnce.delete(sql);
      const fresh = `s${generation}_${createHash('sha256').update(sql).digest('base64url').slice(0, 22)}`;
      named.set(sql, fresh);
      return fresh;
    },
    /** After a table has changed under prepared statements: all of them get new names. */
    renew(): void {
      generation += 1;
      named.clear();
    },
    get size(): number {
      return named.size;
    },
  };
};

export type StatementNames = ReturnType<typeof statementNames>;
