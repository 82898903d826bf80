import { randomBytes } from 'node:crypto';
import { closeSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf, OperatorError, sentenceOf } from '#adapters/ports/operator-error.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import { createCluster, createDatabase, endOrphanedServer, freePort, startServer } from './cluster.ts';
import {
  exists,
  filesOf,
  prepareFolder,
  readAccess,
  takeSeat,
  urlOf,
  writeAccess,
  type Access,
  type Files,
  type Seat,
} from './data-folder.ts';
import { holderOf, lockFolder } from './folder-lock.ts';
import { explain, ServerDidNotStart, type ServerProcess } from './server-process.ts';

const restartPausesMs = [0, 100, 250, 500, 1_000, 2_000, 5_000];

export type EmbeddedPostgresOptions = {
  /** The data folder; the database takes `postgres/`, `postgres.json`, `postgres.lock` and `postgres.log` in it. */
  dataDir: string;
  /** Server settings on top of ours, for tests. */
  settings?: Readonly<Record<string, string>>;
  /** Also removes the data folder when this process is gone; for databases of tests. */
  temporary?: boolean;
  /** Hears each step of the start. */
  onProgress?: (step: string) => void;
  /** Hears that the database process ended by itself, and that it is back. */
  onOutage?: (event: { state: 'down' | 'up'; reason: string }) => void;
};

export type EmbeddedPostgres = {
  url: string;
  port: number;
  /** Of the database process that runs now. */
  pid(): number;
  stop(): Promise<void>;
};

/** The address of the database that a running Fitboard keeps on this data folder, for commands beside it. */
export const runningEmbeddedPostgres = async (dataDir: string): Promise<string | undefined> => {
  const files = filesOf(dataDir);
  if ((await holderOf(files.lock)) === undefined) return undefined;
  const access = await readAccess(files.access);
  return access && urlOf(access);
};

/**
 * The PostgreSQL that comes with the product, on the files of one data folder. It starts again by itself, at the same
 * address, when its process is killed.
 */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const files = filesOf(options.dataDir);
  const progress = options.onProgress ?? (() => undefined);
  await prepareFolder(files);
  const lock = await lockFolder(files.lock, files.folder);
  let handle: number | undefined;
  let server: ServerProcess | undefined;
  try {
    const seat = await takeSeat(files);
    handle = seat.handle;
    const binaries = await findBinaries(seat.user);
    const isNew = !(await exists(files.cluster));
    let access = isNew ? undefined : await readAccess(files.access);
    if (!isNew && !access) {
      throw new OperatorError(
        `${files.access} is missing: put it back from a backup; the database's password is in it.`,
      );
    }
    access = {
      port: await freePort(access?.port ?? 0),
      password: access?.password ?? randomBytes(24).toString('base64url'),
    };
    if (isNew) {
      progress('creating the database files');
      await writeAccess(files.access, access);
      await createCluster(files, seat, binaries, access.password, options.temporary !== true);
    } else {
      await endOrphanedServer(files);
      // What a killed process held may be free only now.
      access.port = await freePort(access.port);
    }
    progress('starting PostgreSQL');
    for (let attempt = 1; !server; attempt++) {
      try {
        server = await startServer(options, files, seat, binaries, access.port);
      } catch (error) {
        if (!(error instanceof ServerDidNotStart)) throw error;
        const { lastWords } = error.ended;
        if (attempt < 5 && /could not bind|Address already in use/.test(lastWords)) {
          access.port = await freePort(0);
          continue;
        }
        throw explain(lastWords, files.folder, files.log);
      }
    }
    await writeAccess(files.access, access);
    if (isNew || !(await exists(join(files.home, 'ready')))) {
      await createDatabase(access);
      await writeFile(join(files.home, 'ready'), '', { mode: 0o600 });
    }
    return supervise(options, files, seat, binaries, access, server, lock);
  } catch (error) {
    await server?.stop();
    if (handle !== undefined) closeSync(handle);
    await lock.release();
    if (codeOf(error) === '53100' || codeOf(error) === 'ENOSPC') {
      throw explain('No space left on device', files.folder, files.log);
    }
    throw error;
  }
};

const supervise = (
  options: EmbeddedPostgresOptions,
  files: Files,
  seat: Seat,
  binaries: Binaries,
  access: Access,
  first: ServerProcess,
  lock: { release(): Promise<void> },
): EmbeddedPostgres => {
  const reportOutage = options.onOutage ?? (() => undefined);
  const stopping = new AbortController();
  let server = first;

  const restart = async (): Promise<void> => {
    for (let attempt = 0; !stopping.signal.aborted; attempt++) {
      await pause(restartPausesMs[Math.min(attempt, restartPausesMs.length - 1)], undefined, {
        signal: stopping.signal,
      }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        await endOrphanedServer(files);
        server = await startServer(options, files, seat, binaries, access.port);
        reportOutage({
          state: 'up',
          reason: `back after ${attempt + 1} ${attempt ? 'attempts' : 'attempt'}`,
        });
        return;
      } catch (error) {
        const why =
          error instanceof ServerDidNotStart
            ? explain(error.ended.lastWords, files.folder, files.log)
            : error;
        reportOutage({ state: 'down', reason: sentenceOf(why) });
      }
    }
  };

  const watchOver = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const { code, signal } = await server.ended;
      if (stopping.signal.aborted) return;
      reportOutage({ state: 'down', reason: `PostgreSQL ended by itself (${signal ?? `code ${code}`})` });
      await restart();
    }
  };
  const watched = watchOver();

  const stop = async (): Promise<void> => {
    stopping.abort();
    await server.stop();
    await watched;
    await server.stop(); // one that a restart had just begun
    if (seat.handle !== undefined) closeSync(seat.handle);
    if (options.temporary) await rm(files.folder, { recursive: true, force: true });
    else await lock.release();
  };
  let stopped: Promise<void> | undefined;

  return {
    url: urlOf(access),
    port: access.port,
    pid: () => server.pid,
    stop: () => (stopped ??= stop()),
  };
};
