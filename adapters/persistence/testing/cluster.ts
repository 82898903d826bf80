import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import pg from 'pg';
import { openDatabase } from '../engine/database.ts';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { migrate } from '../operations/migrate.ts';

/** Tells the processes of a test run where its server is. */
const clusterVariable = 'TEST_CLUSTER_URL';
const template = 'migrated';

export type TestCluster = { url: string; stop(): Promise<void> };

export type TestDatabase = {
  url: string;
  db: Knex;
  /** Closes `db`, ends every other connection and removes the database. */
  drop(): Promise<void>;
};

const withDatabase = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

const execute = async (url: string, ...statements: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

// What is lost with the machine's power is of no interest in tests; kills of the process are survived all the same.
const careless = { fsync: 'off', full_page_writes: 'off', max_wal_size: '4GB' };

type ClusterOptions = Readonly<{
  /** Writes to the disk as the product does: for measuring. */
  isDurable?: boolean;
}>;

/** A server of one test run with a migrated template; it and its files are gone when the run ends, however it ends. */
export const startTestCluster = async ({ isDurable = false }: ClusterOptions = {}): Promise<TestCluster> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fitboard-test-'));
  try {
    const server = await startEmbeddedPostgres({
      dataDir,
      temporary: true,
      settings: { max_connections: '300', ...(isDurable ? {} : careless) },
    });
    try {
      await execute(server.url, `create database ${template}`);
      await migrate(withDatabase(server.url, template));
      await execute(server.url, `alter database ${template} with is_template true allow_connections false`);
    } catch (error) {
      await server.stop();
      throw error;
    }
    return { url: server.url, stop: () => server.stop() };
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
};

/** What a test claims does not depend on how busy the machine is; tests of the limits open a database with their own. */
export const patient = { statementTimeoutMs: 20_000, connectTimeoutMs: 15_000, acquireTimeoutMs: 30_000 };

const createIn = async (clusterUrl: string): Promise<TestDatabase> => {
  const name = `test_${process.pid}_${randomBytes(5).toString('hex')}`;
  await execute(clusterUrl, `create database ${name} template ${template}`);
  const url = withDatabase(clusterUrl, name);
  const db = openDatabase({ url, applicationName: name, ...patient });
  return {
    url,
    db,
    async drop() {
      await db.destroy();
      await execute(clusterUrl, `drop database if exists ${name} with (force)`);
    },
  };
};

/** An empty migrated database of its own: in the server of the test run, or, outside of one, in a server of its own. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const running = process.env[clusterVariable];
  if (running) return createIn(running);
  const cluster = await startTestCluster();
  const database = await createIn(cluster.url);
  return {
    ...database,
    async drop() {
      await database.drop();
      await cluster.stop();
    },
  };
};

/** Starts the server of a test run and makes `createTestDatabase` use it, here and in child processes. */
export const provideTestCluster = async (options: ClusterOptions = {}): Promise<TestCluster> => {
  const cluster = await startTestCluster(options);
  process.env[clusterVariable] = cluster.url;
  return {
    url: cluster.url,
    async stop() {
      delete process.env[clusterVariable];
      await cluster.stop();
    },
  };
};
