// Knex names no statement by itself: measured, a read of five tables is twice as fast when its plan is kept.
import knex, { type Knex } from 'knex';
import PostgresClient, { type KnexConnection, type KnexQuery } from 'knex/lib/dialects/postgres/index.js';
import pg, { type QueryResult } from 'pg';
import { writableInstant } from '#core/kernel/calendar-bounds.ts';
import { codeOf, sentenceOf } from '#adapters/ports/operator-error.ts';
import { camelCaseRows, toCamelCase, toSnakeCase } from './identifiers.ts';
import { positioned } from './placeholders.ts';
import { statementNames } from './statement-names.ts';
import { heardStatement } from '#adapters/ports/traces.ts';
import type { ReadPool } from '#adapters/ports/pool-numbers.ts';

export { isDatabaseAway, isDatabaseBusy } from '#adapters/ports/database-errors.ts';

/**
 * Two hundred at the same instant are more than there are connections, and each is served in its turn: a caller that waits for
 * one waits nearly as long as a request may take. That a request is answered in time is not up to this: its own clock
 * ends it, and a database that is silent is found out by the statements, which may take less.
 */
const acquireTimeoutMs = 4_000;
const statementTimeoutMs = 2_500;
const silenceAfterStatementTimeoutMs = 400;
const namedStatementsPerProcess = 500;

const names = statementNames(namedStatementsPerProcess);

const isStalePlan = (error: unknown): boolean =>
  codeOf(error) === '0A000' && sentenceOf(error).includes('cached plan must not change result type');

export class NamedStatementClient extends PostgresClient {
  /** One statement with `$1` places, past Knex's builder and runner, which take longer than many a statement. */
  async ask(sql: string, bindings: unknown[]): Promise<QueryResult> {
    const connection = await this.acquireConnection();
    try {
      return await this.askOn(connection, sql, bindings);
    } finally {
      void this.releaseConnection(connection);
    }
  }

  async askOn(connection: KnexConnection, sql: string, bindings: unknown[]): Promise<QueryResult> {
    const query = { sql, bindings } as KnexQuery; // the response comes
    this.emit('query', query);
    const { response } = await this._query(connection, query);
    return response as QueryResult; // of one statement
  }

  override _query(connection: KnexConnection, query: KnexQuery): Promise<KnexQuery> {
    return heardStatement(query.sql, () => this.sendNamed(connection, query));
  }

  protected async sendNamed(connection: KnexConnection, query: KnexQuery): Promise<KnexQuery> {
    const name = names.of(query.sql);
    const plain = query.options;
    if (name !== undefined) query.options = { ...plain, name };
    try {
      return await super._query(connection, query);
    } catch (error) {
      if (sentenceOf(error) === 'Query read timeout') {
        // The answer may still arrive and would be taken for the next query's: this connection must not be used again.
        connection.__knex__disposed = error;
        connection.connection.stream.destroy();
      }
      if (!isStalePlan(error)) throw error;
      names.renew();
      if (this.transacting) throw error;
      return super._query(connection, exactOptions(query, plain));
    }
  }

  override processResponse(query: KnexQuery, runner: unknown): unknown {
    // `output` is Knex reading the catalogue, by the catalogue's own names.
    if (query.output) return super.processResponse(query, runner);
    for (const result of [query.response].flat()) result.rows = camelCaseRows(result.rows);
    if (query.pluck) query.pluck = toCamelCase(query.pluck);
    return super.processResponse(query, runner);
  }
}

const exactOptions = (query: KnexQuery, options: KnexQuery['options']): KnexQuery => {
  if (options) query.options = options;
  else delete query.options;
  return query;
};

// The driver's types list the common type numbers only; it takes any.
const driverParser = pg.types.getTypeParser as (oid: number, format: string) => (value: string) => unknown;

const textArray = driverParser(1009, 'text');
const numbers = (text: string) =>
  (textArray(text) as (string | null)[]).map((item) => (item === null ? null : Number(item))); // parser of text[]

/** `infinity`, a year of five digits, one before Christ: whatever a row holds, it is read as an instant that can be written. */
const driverInstant = driverParser(1184, 'text') as (value: string) => Date | number;
const instant = (text: string): Date => writableInstant(driverInstant(text));

const parsers = new Map<number, (text: string) => unknown>([
  [20, Number], // bigint: coins end at 1e12, far below 2^53
  [1016, numbers],
  [1700, Number], // numeric, which is also what sum(bigint) returns
  [1231, numbers],
  [1184, instant],
  [1082, (text) => text], // date: a day has no time zone, so it must not become a Date
  [1182, textArray],
]);

/** The types of PostgreSQL as the application reads them; also for a connection opened beside Knex. */
export const columnTypes = {
  getTypeParser: (oid: number, format = 'text'): ((value: string) => unknown) =>
    (format === 'text' ? parsers.get(oid) : undefined) ?? driverParser(oid, format),
};

/** Sent at connecting: days are counted in UTC, and an acknowledged change is on disk, whatever the server's defaults. */
export const sessionOptions = '-c TimeZone=UTC -c synchronous_commit=on';

export type DatabaseOptions = {
  url: string;
  poolMax?: number;
  applicationName?: string;
  /** 0 for work that may take its time (command line, migrations); a request keeps the default. */
  statementTimeoutMs?: number;
  /** How long a new connection may take: who asks for a page hears soon that the database is not there. */
  connectTimeoutMs?: number;
  /** How long a caller waits for one of the connections. */
  acquireTimeoutMs?: number;
  /** How long a transaction may wait for its next statement before the server ends it. */
  idleInTransactionMs?: number;
};

/** What need not wait for the answer before it is sent at once. Knex's types do not know the driver's option. */
const pipelined: object = { pipeline: true };

export const openDatabase = ({
  url,
  poolMax = 10,
  applicationName = 'fitboard',
  statementTimeoutMs: limit = statementTimeoutMs,
  connectTimeoutMs = limit ? 1_500 : 10_000,
  acquireTimeoutMs: acquireLimit = limit ? acquireTimeoutMs : 30_000,
  idleInTransactionMs = 10_000,
}: DatabaseOptions): Knex =>
  knex({
    client: NamedStatementClient,
    connection: {
      connectionString: url,
      application_name: applicationName,
      options: sessionOptions,
      types: columnTypes,
      keepAlive: true,
      ...pipelined,
      connectionTimeoutMillis: connectTimeoutMs,
      idle_in_transaction_session_timeout: limit ? idleInTransactionMs : 0,
      ...(limit && {
        statement_timeout: limit,
        lock_timeout: Math.max(limit - 500, 1),
        query_timeout: limit + silenceAfterStatementTimeoutMs,
      }),
    },
    pool: {
      min: 0,
      max: poolMax,
      acquireTimeoutMillis: acquireLimit,
      idleTimeoutMillis: 60_000,
    },
    wrapIdentifier: (name, wrap) => wrap(toSnakeCase(name)),
    // Knex writes lost connections to the console; the caller gets the error anyway.
    log: { warn: () => undefined },
  });

type Pool = Readonly<{
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
  max: number;
}>;

/** What its connections do right now. */
export const poolOf = (db: Knex): ReadPool => {
  const { pool } = db.client as { pool: Pool }; // tarn's, which Knex types as anything
  return () => ({
    used: pool.numUsed(),
    free: pool.numFree(),
    waiting: pool.numPendingAcquires(),
    most: pool.max,
  });
};

/** Rows of a statement written in SQL, with camelCase names. */
export const rows = async <Row>(
  db: Knex,
  sql: string,
  bindings: readonly Knex.RawBinding[] | Knex.ValueDict = [],
): Promise<Row[]> => {
  const { client } = db;
  const text = client instanceof NamedStatementClient ? positioned(sql, bindings) : null;
  if (text === null) {
    const result: QueryResult = await db.raw(sql, bindings as Knex.RawBinding[]); // either shape is accepted
    return result.rows as Row[]; // the caller wrote the select list
  }
  const result = await (client as NamedStatementClient).ask(text, [...(bindings as unknown[])]); // asked just before; a list has places
  return camelCaseRows(result.rows as Record<string, unknown>[]) as Row[]; // the caller wrote the select list
};
