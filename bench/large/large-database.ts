import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#adapters/persistence/embedded/embedded-postgres.ts';
import { migrate } from '#adapters/persistence/operations/migrate.ts';

/** What is lost when a load breaks off is made again: nothing waits for the disk, and the log stays small. */
const loading = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '1GB',
  autovacuum: 'off',
  shared_buffers: '2GB',
  maintenance_work_mem: '1GB',
  max_parallel_maintenance_workers: '2',
} as const;

export type LargeServer = Readonly<{ url: string; stop(): Promise<void> }>;

const open = async (dataDir: string, settings: Readonly<Record<string, string>>): Promise<LargeServer> => {
  const server = await startEmbeddedPostgres({ dataDir, settings: { max_connections: '60', ...settings } });
  return { url: server.url, stop: () => server.stop() };
};

/** A migrated database on files of its own, in haste. */
export const openForLoading = async (dataDir: string): Promise<LargeServer> => {
  const server = await open(dataDir, loading);
  await migrate(server.url);
  return server;
};

/** The same files with the product's own settings: what is measured is what is run. */
export const openForMeasuring = async (dataDir: string): Promise<LargeServer> => {
  const server = await open(dataDir, {});
  await migrate(server.url);
  return server;
};

export const bytesOf = (folder: string): number => {
  if (!existsSync(folder)) return 0;
  let sum = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile())
      try {
        sum += statSync(join(entry.parentPath, entry.name)).size;
      } catch {
        // Gone between the two looks.
      }
  return sum;
};

export const forgetFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });
