// Kept as long as Knex has no public way to name statements and to send several at once; see `knex-internals.db.test.ts`.
/** Knex publishes no types for its inner parts; only what this folder builds on is declared. */
declare module 'knex/lib/dialects/postgres/index.js' {
  import type { Knex } from 'knex';
  import type { Client as Connection, QueryResult } from 'pg';

  export type KnexConnection = Connection & { __knex__disposed?: unknown };

  export type KnexQuery = {
    sql: string;
    bindings?: unknown[];
    options?: Record<string, unknown>;
    output?: unknown;
    pluck?: string;
    response: QueryResult | QueryResult[];
  };

  export default class PostgresClient extends Knex.Client {
    transacting?: boolean;
    acquireConnection(): Promise<KnexConnection>;
    releaseConnection(connection: KnexConnection): Promise<void>;
    _query(connection: KnexConnection, query: KnexQuery): Promise<KnexQuery>;
    processResponse(query: KnexQuery, runner: unknown): unknown;
  }
}

declare module 'knex/lib/knex-builder/make-knex.js' {
  import type { Knex } from 'knex';

  export default function makeKnex(client: Knex.Client): Knex;
}
