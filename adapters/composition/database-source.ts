import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { codeOf, OperatorError, sentenceOf } from '#adapters/ports/operator-error.ts';
import {
  runningEmbeddedPostgres,
  startEmbeddedPostgres,
} from '#adapters/persistence/embedded/embedded-postgres.ts';
import { sessionOptions } from '#adapters/persistence/engine/database.ts';
import type { Config } from './config.ts';

export type DatabaseSource = {
  url: string;
  /** For the operator: which database this is, without its password. */
  description: string;
  /** Ends the database if we started it. */
  stop(): Promise<void>;
};

type Options = {
  /** A command beside a running server uses that server's database; a second server must not. */
  besideServer?: boolean;
  onProgress?: (step: string) => void;
  onOutage?: (event: { state: 'down' | 'up'; reason: string }) => void;
};

const oldestVersion = 15;
const connectTimeoutMs = 5_000;
const patienceWithStartMs = 20_000;

const placeOf = (url: string): { host: string; user: string; name: string } => {
  const { hostname, port, username, pathname, searchParams } = new URL(url);
  return {
    host: `${hostname || searchParams.get('host') || 'localhost'}:${port || '5432'}`,
    user: decodeURIComponent(username) || 'the default user',
    name: decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username),
  };
};

/** What to change, for each way a database of the operator's own can refuse. */
const explain = (error: unknown, url: string): string => {
  const { host, user, name } = placeOf(url);
  const words = sentenceOf(error);
  switch (codeOf(error)) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `DATABASE_URL names a host that is not known: ${host}.`;
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `DATABASE_URL names ${host}, where no PostgreSQL answers: start it, or correct the address.`;
    case '28P01':
    case '28000':
      return `DATABASE_URL is refused by ${host} for ${user}: check user, password and the server's access rules.`;
    case '3D000':
      return `DATABASE_URL names the database ${name}, which ${host} does not have: create it first.`;
    case '42501':
      return `DATABASE_URL: ${user} may not use the database ${name}: ${words}.`;
    case '53300':
      return `DATABASE_URL: ${host} has no free connection left: raise max_connections, or close others.`;
    default:
      return /timeout|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/i.test(`${words} ${codeOf(error) ?? ''}`)
        ? `DATABASE_URL names ${host}, which did not answer within ${connectTimeoutMs / 1_000} seconds.`
        : `DATABASE_URL can't be used: ${words}.`;
  }
};

/** Who is turned away has to change the address; anything else may pass by itself. */
const kindOf = (error: unknown): 'invalid' | 'unavailable' =>
  ['28P01', '28000', '42501'].includes(codeOf(error) ?? '') ? 'invalid' : 'unavailable';

const pooled =
  'DATABASE_URL leads through a connection pooler (PgBouncer or the like) that hands sessions around: name PostgreSQL itself, Fitboard has a pool of its own.';

/** What a session of ours asks for at its beginning; a pooler refuses it, or takes it and forgets. */
const asked = { options: sessionOptions, statement_timeout: 2_345 } as const;

const processOf = async (client: Client): Promise<number | undefined> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
};

/**
 * Limits of statements, locks of jobs and migrations, prepared statements and live messages all live in a session. Behind
 * a pooler in transaction mode two of them share one process of the database, and none has the limits it asked for.
 */
const requireOwnSessions = async (url: string, first: Client): Promise<void> => {
  const second = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: connectTimeoutMs,
    ...asked,
  });
  second.on('error', () => undefined); // a lost connection fails the query in progress
  try {
    await second.connect();
    const { rows } = await second.query<{ limit: string }>(
      `select current_setting('statement_timeout') as limit`,
    );
    const isShared = (await processOf(first)) === (await processOf(second));
    if (isShared || rows[0]?.limit !== `${asked.statement_timeout}ms`)
      throw new OperatorError(pooled, { kind: 'invalid' });
  } catch (error) {
    // Poolers refuse what they do not know at the beginning of a session; PostgreSQL knows all of it.
    if (codeOf(error) === '08P01' || /unsupported startup parameter/i.test(sentenceOf(error)))
      throw new OperatorError(pooled, { kind: 'invalid', cause: error });
    throw error;
  } finally {
    void second.end().catch(() => undefined);
  }
};

const inspect = async (url: string): Promise<void> => {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: connectTimeoutMs,
  });
  client.on('error', () => undefined); // a lost connection fails the query in progress
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
    );
    const [found] = rows;
    if (found && found.version < oldestVersion * 10_000) {
      throw new OperatorError(
        `DATABASE_URL names a PostgreSQL older than ${oldestVersion}: use a newer one.`,
      );
    }
    await requireOwnSessions(url, client);
    if (found && found.encoding !== 'UTF8') {
      throw new OperatorError(
        `DATABASE_URL names a database in ${found.encoding}: create one with encoding UTF8, or names would be lost.`,
      );
    }
  } finally {
    // Saying goodbye waits for a server that does not answer; the process need not.
    void client.end().catch(() => undefined);
  }
};

const ownDatabase = async (url: string): Promise<DatabaseSource> => {
  const deadline = Date.now() + patienceWithStartMs;
  for (;;) {
    try {
      await inspect(url);
      const { host, name } = placeOf(url);
      return { url, description: `PostgreSQL at ${host}, database ${name}`, stop: async () => undefined };
    } catch (error) {
      if (error instanceof OperatorError) throw error;
      // "The database system is starting up": a moment later it is up.
      if (codeOf(error) !== '57P03' || Date.now() > deadline)
        throw new OperatorError(explain(error, url), { kind: kindOf(error), cause: error });
      await pause(250);
    }
  }
};

/** The operator's PostgreSQL when DATABASE_URL names one, else the built-in one of the data folder. */
export const provideDatabase = async (config: Config, options: Options = {}): Promise<DatabaseSource> => {
  const { besideServer = false, onProgress, onOutage } = options;
  if (config.databaseUrl) return ownDatabase(config.databaseUrl);
  const running = besideServer ? await runningEmbeddedPostgres(config.dataDir) : undefined;
  if (running) {
    return { url: running, description: 'the database of the running server', stop: async () => undefined };
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    ...(onProgress && { onProgress }),
    ...(onOutage && { onOutage }),
  }).catch((error: unknown) => {
    if (!(error instanceof OperatorError)) throw error;
    throw new OperatorError(error.message, { kind: 'unavailable', cause: error.cause });
  });
  return {
    url: embedded.url,
    description: `built-in PostgreSQL, files in ${config.dataDir}`,
    stop: () => embedded.stop(),
  };
};
