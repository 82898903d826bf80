import { randomBytes } from 'node:crypto';
import { closeSync, constants, openSync } from 'node:fs';
import {
  chmod,
  chown,
  mkdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf, OperatorError, sentenceOf } from '../operator-error.ts';
import { findBinaries, mayReach, type Binaries } from './embedded/binaries.ts';
import { holderOf, lockFolder } from './embedded/folder-lock.ts';
import { processStart } from './embedded/process-identity.ts';
import {
  endProcess,
  explain,
  run,
  serve,
  ServerDidNotStart,
  type ServerProcess,
} from './embedded/server-process.ts';
import { databaseUser, type SystemUser } from './embedded/system-user.ts';

const role = 'fitboard';
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

type Access = { port: number; password: string };

/** The folder of the cluster as PostgreSQL's user sees it. */
type Seat = { path: string; handle: number | undefined; user: SystemUser | undefined };

const urlOf = ({ port, password }: Access) => `postgres://${role}:${password}@127.0.0.1:${port}/${role}`;

const filesOf = (dataDir: string) => {
  const folder = resolve(dataDir);
  return {
    folder,
    home: join(folder, 'postgres'),
    cluster: join(folder, 'postgres', 'data'),
    lock: join(folder, 'postgres.lock'),
    access: join(folder, 'postgres.json'),
    log: join(folder, 'postgres.log'),
  };
};

type Files = ReturnType<typeof filesOf>;

const readAccess = async (file: string): Promise<Access | undefined> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new OperatorError(`${file} can't be read: ${sentenceOf(error)}`, { cause: error });
  });
  if (text === undefined) return undefined;
  try {
    const { port, password } = JSON.parse(text) as Partial<Access>; // checked below
    if (typeof port === 'number' && typeof password === 'string') return { port, password };
  } catch {
    // Falls through to the sentence below.
  }
  throw new OperatorError(`${file} is damaged: put it back from a backup; the database's password is in it.`);
};

const writeAccess = async (file: string, access: Access): Promise<void> => {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(access), { mode: 0o600 });
  // Root on somebody else's data folder must not lock its owner out of the next start.
  const { uid, gid } = await stat(dirname(file));
  if (process.getuid?.() === 0) await chown(draft, uid, gid);
  await rename(draft, file);
};

const isFree = (port: number): Promise<number | undefined> =>
  new Promise((done) => {
    const probe = createServer();
    probe.unref();
    probe.on('error', () => done(undefined));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address();
      const found = address && typeof address === 'object' ? address.port : undefined;
      probe.close(() => done(found));
    });
  });

const freePort = async (preferred: number): Promise<number> => {
  const port = (await isFree(preferred)) ?? (await isFree(0));
  if (port === undefined) throw new OperatorError('No free port on 127.0.0.1 was found for the database.');
  return port;
};

/** `/proc/self/fd/3` leads straight into the folder, so a home closed to other users above it does no harm. */
const takeSeat = async ({ home, cluster }: Files): Promise<Seat> => {
  const user = await databaseUser(cluster);
  await mkdir(home, { recursive: true, mode: 0o700 });
  if (user) {
    await chown(home, user.uid, user.gid);
    await chmod(home, 0o700);
  }
  if (!user || process.platform !== 'linux' || (await mayReach(home, user))) {
    return { path: home, handle: undefined, user };
  }
  return {
    path: '/proc/self/fd/3',
    handle: openSync(home, constants.O_RDONLY | constants.O_DIRECTORY),
    user,
  };
};

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Made aside and then renamed: a start that was interrupted leaves no half cluster behind. */
const createCluster = async (
  files: Files,
  seat: Seat,
  { initdb }: Binaries,
  password: string,
  durable: boolean,
) => {
  const draft = join(files.home, 'data.new');
  const passwordFile = join(files.home, 'password');
  await rm(draft, { recursive: true, force: true });
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (seat.user) await chown(passwordFile, seat.user.uid, seat.user.gid);
    const how = await run({
      program: initdb,
      arguments: [
        `--pgdata=${seat.path}/data.new`,
        `--pwfile=${seat.path}/password`,
        `--username=${role}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // PostgreSQL's own C.UTF-8 sorts and folds the same on every machine, whatever locales it has.
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
        ...(durable ? [] : ['--no-sync']),
      ],
      user: seat.user,
      folderHandle: seat.handle,
      logFile: files.log,
    });
    if (how.code !== 0) throw explain(how.lastWords, files.folder, files.log);
    await rename(draft, files.cluster);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (codeOf(error) === 'ENOSPC') throw explain('No space left on device', files.folder, files.log);
    throw error;
  } finally {
    await rm(passwordFile, { force: true });
  }
};

/** A database process that outlived its application is shut down cleanly; the number of a foreign one is forgotten. */
const endLeftover = async ({ cluster }: Files): Promise<void> => {
  const file = join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const pid = Number.parseInt(text, 10);
  const isOurs =
    pid > 0 &&
    processStart(pid) !== undefined &&
    (process.platform !== 'linux' ||
      (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === (await realpath(cluster)));
  if (isOurs) await endProcess(pid);
  else await rm(file, { force: true });
};

const settings = (options: EmbeddedPostgresOptions, port: number): string[] =>
  Object.entries({
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '100',
    synchronous_commit: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // Statements hold personal data: errors go to whoever asked, the log keeps what concerns the server.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    jit: 'off',
    ...options.settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

const startServer = async (
  options: EmbeddedPostgresOptions,
  files: Files,
  seat: Seat,
  { postgres }: Binaries,
  port: number,
): Promise<ServerProcess> => {
  // Processes of a killed server need a moment to let go of its memory.
  for (let attempt = 0; ; attempt++) {
    const server = serve({
      program: postgres,
      arguments: ['-D', `${seat.path}/data`, ...settings(options, port)],
      user: seat.user,
      folderHandle: seat.handle,
      logFile: files.log,
      leaveNothing: options.temporary ? files.folder : undefined,
    });
    try {
      await server.ready;
      return server;
    } catch (error) {
      if (!(error instanceof ServerDidNotStart)) throw error;
      const { lastWords } = error.ended;
      if (attempt < 50 && /pre-existing shared memory block|still in use/.test(lastWords)) {
        await pause(200);
        await endLeftover(files);
        continue;
      }
      throw error;
    }
  }
};

const createDatabase = async (access: Access): Promise<void> => {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: urlOf(access).replace(/[^/]*$/, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [role]);
    if (!found.rowCount) await client.query(`create database ${role}`);
  } finally {
    await client.end();
  }
};

const prepareFolder = async (files: Files): Promise<void> => {
  try {
    await mkdir(files.folder, { recursive: true, mode: 0o700 });
    const size = await stat(files.log).then(
      (log) => log.size,
      () => 0,
    );
    if (size > 5_000_000) await truncate(files.log, 0);
  } catch (cause) {
    if (codeOf(cause) === 'ENOSPC') throw explain('No space left on device', files.folder, files.log);
    throw new OperatorError(`The data folder ${files.folder} can't be used: ${sentenceOf(cause)}`, { cause });
  }
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
      await endLeftover(files);
      // What a killed process held may be free only now.
      access.port = await freePort(access.port);
    }
    progress('starting PostgreSQL');
    let server: ServerProcess | undefined;
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
    if (handle !== undefined) closeSync(handle);
    await lock.release();
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
  const tell = options.onOutage ?? (() => undefined);
  const stopping = new AbortController();
  let server = first;

  const restart = async (): Promise<void> => {
    for (let attempt = 0; !stopping.signal.aborted; attempt++) {
      await pause(restartPausesMs[Math.min(attempt, restartPausesMs.length - 1)], undefined, {
        signal: stopping.signal,
      }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        await endLeftover(files);
        server = await startServer(options, files, seat, binaries, access.port);
        tell({ state: 'up', reason: `back after ${attempt + 1} ${attempt ? 'attempts' : 'attempt'}` });
        return;
      } catch (error) {
        const why =
          error instanceof ServerDidNotStart
            ? explain(error.ended.lastWords, files.folder, files.log)
            : error;
        tell({ state: 'down', reason: sentenceOf(why) });
      }
    }
  };

  const watchOver = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const { code, signal } = await server.ended;
      if (stopping.signal.aborted) return;
      tell({ state: 'down', reason: `PostgreSQL ended by itself (${signal ?? `code ${code}`})` });
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
