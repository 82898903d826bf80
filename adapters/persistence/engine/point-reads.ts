import { createHash } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';
import { columnTypes, sessionOptions } from './database.ts';
import { isDatabaseAway } from '#adapters/ports/database-errors.ts';
import { camelCaseRows } from './identifiers.ts';
import { heardStatement } from '#adapters/ports/traces.ts';

export type PointReads = Readonly<{
  /** Rows of a short read written in SQL with `?` places, with camelCase names. */
  ask<Row>(sql: string, bindings: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}>;

type Line = Readonly<{ client: pg.Client; socket: Socket }>;
type Statement = Readonly<{ name: string; text: string }>;

/** Each finds its rows by an index whatever the values are; planned anew, `= any(…)` costs more than it finds. */
const plannedOnce = '-c plan_cache_mode=force_generic_plan';
const connectTimeoutMs = 1_500;
const statementTimeoutMs = 2_500;
const silenceTimeoutMs = 2_900;

const statementOf = (sql: string): Statement => {
  let place = 0;
  const text = sql.replace(/\?/g, () => `$${++place}`);
  return { name: `p_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`, text };
};

/**
 * The few short reads that nearly every request makes, all on one connection: each is sent without waiting for the
 * answers to those before it, and what is asked in one turn of the event loop goes out in one write. Only for reads that
 * find their rows by an index, since a slow one would hold up all behind it; and never inside a transaction.
 */
export const openPointReads = ({
  url,
  applicationName = 'fitboard reads',
}: Readonly<{ url: string; applicationName?: string }>): PointReads => {
  const statements = new Map<string, Statement>();
  let line: Line | null = null;
  let opening: Promise<Line> | null = null;
  let isCorked = false;

  const connect = async (): Promise<Line> => {
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: url,
      application_name: applicationName,
      options: `${sessionOptions} ${plannedOnce}`,
      types: columnTypes,
      keepAlive: true,
      pipeline: true,
      stream: () => socket,
      connectionTimeoutMillis: connectTimeoutMs,
      statement_timeout: statementTimeoutMs,
      query_timeout: silenceTimeoutMs,
    });
    const lost = () => {
      if (line?.client === client) line = null;
    };
    client.on('error', lost);
    client.on('end', lost);
    try {
      await client.connect();
    } catch (error) {
      socket.destroy();
      throw error;
    }
    line = { client, socket };
    return line;
  };

  const open = (): Promise<Line> => {
    opening ??= connect().finally(() => {
      opening = null;
    });
    return opening;
  };

  let waiting = 0;

  /**
   * What is asked in one go leaves in one write. While answers are awaited, it even waits until this turn of the event
   * loop is over: others will join.
   */
  const gather = (socket: Socket): void => {
    if (isCorked) return;
    isCorked = true;
    socket.cork();
    const send = () => {
      isCorked = false;
      socket.uncork();
    };
    if (waiting === 0) process.nextTick(send);
    else setImmediate(send);
  };

  return {
    async ask<Row>(sql: string, bindings: readonly unknown[]): Promise<Row[]> {
      let statement = statements.get(sql);
      if (!statement) {
        statement = statementOf(sql);
        statements.set(sql, statement);
      }
      const { client, socket } = line ?? (await open());
      gather(socket);
      waiting += 1;
      try {
        const { rows } = await heardStatement(statement.text, () =>
          client.query<Record<string, unknown>>({ ...statement, values: [...bindings] }),
        );
        return camelCaseRows(rows) as Row[]; // the caller wrote the select list
      } catch (error) {
        // Its end may come to be known only later; the next read must not meet it.
        if (line?.client === client && isDatabaseAway(error)) {
          line = null;
          client.end().catch(() => undefined); // a waiting caller hears of it from its own read
        }
        throw error;
      } finally {
        waiting -= 1;
      }
    },

    async close() {
      const last = line ?? (await opening?.catch(() => null)) ?? null;
      line = null;
      await last?.client.end();
    },
  };
};
