import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { readConfig } from '#adapters/composition/config.ts';
import { createContainer, type Container } from '#adapters/composition/container.ts';
import { createTestDatabase, provideTestCluster } from '#adapters/persistence/testing/cluster.ts';

export type BenchDatabase = Readonly<{
  url: string;
  /** The product of this process on it. */
  container: Container;
  /** The baseline's own connection. */
  bare: pg.Client;
  /** Starts a server as a process of its own and answers its port. */
  serve(file: string): Promise<number>;
  /** The same, with its process number. */
  launch(file: string, env?: Readonly<Record<string, string>>): Promise<Launched>;
}>;

type Launched = Readonly<{ port: number; pid: number; end(): Promise<void> }>;

/** Those by whom a server may be reached that stands behind a proxy. */
export const proxied = { TRUSTED_PROXIES: '127.0.0.1' } as const;

/** The product on a database that is there; all that was started on it ends with the work. */
export const onDatabase = async (
  url: string,
  work: (database: BenchDatabase) => Promise<void>,
): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fitboard-bench-'));
  try {
    const environment = { DATABASE_URL: url, DATA_DIR: dataDir, NODE_ENV: 'test', LOG_LEVEL: 'silent' };
    const container = createContainer(readConfig({ ...process.env, ...environment }));
    const bare = new pg.Client({ connectionString: url });
    await bare.connect();
    const leave: (() => Promise<void>)[] = [];
    const launch = (file: string, env: Readonly<Record<string, string>> = {}): Promise<Launched> => {
      const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
        env: { ...process.env, ...environment, ...env },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      const end = (): Promise<void> => {
        if (child.connected) child.disconnect();
        return gone;
      };
      leave.push(end);
      return new Promise((resolve, reject) => {
        child.once('message', (message) => {
          const { port } = message as { port: number }; // each server sends just this
          resolve({ port, pid: child.pid ?? 0, end });
        });
        child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
      });
    };
    const serve = async (file: string): Promise<number> => (await launch(file)).port;
    try {
      await work({ url, container, bare, serve, launch });
    } finally {
      // A process that still holds a connection when the database goes would die of it.
      await Promise.all(leave.map((end) => end()));
      await bare.end();
      await container.unbindAllAsync();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** A migrated database on a server with the product's own settings, gone with the work. */
export const onBenchDatabase = async (work: (database: BenchDatabase) => Promise<void>): Promise<void> => {
  const cluster = await provideTestCluster({ isDurable: true });
  try {
    const database = await createTestDatabase();
    try {
      await onDatabase(database.url, work);
    } finally {
      await database.drop();
    }
  } finally {
    await cluster.stop();
  }
};
