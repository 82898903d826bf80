import { chown, readFile, readlink, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { codeOf, OperatorError } from '#adapters/ports/operator-error.ts';
import type { Binaries } from './binaries.ts';
import { role, urlOf, type Access, type Files, type Seat } from './data-folder.ts';
import { processStart } from './process-identity.ts';
import { endProcess, explain, run, serve, ServerDidNotStart, type ServerProcess } from './server-process.ts';

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

export const freePort = async (preferred: number): Promise<number> => {
  const port = (await isFree(preferred)) ?? (await isFree(0));
  if (port === undefined) throw new OperatorError('No free port on 127.0.0.1 was found for the database.');
  return port;
};

/** Made aside and then renamed: a start that was interrupted leaves no half cluster behind. */
export const createCluster = async (
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
export const endOrphanedServer = async ({ cluster }: Files): Promise<void> => {
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

type ServerOptions = Readonly<{
  settings?: Readonly<Record<string, string>> | undefined;
  temporary?: boolean | undefined;
}>;

const settings = (options: ServerOptions, port: number): string[] =>
  Object.entries({
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '100',
    synchronous_commit: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // Statements hold personal data: errors go to the caller, the log keeps what concerns the server.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    jit: 'off',
    ...options.settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

export const startServer = async (
  options: ServerOptions,
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
        await endOrphanedServer(files);
        continue;
      }
      throw error;
    }
  }
};

export const createDatabase = async (access: Access): Promise<void> => {
  const client = new Client({ connectionString: urlOf(access).replace(/[^/]*$/, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [role]);
    if (!found.rowCount) await client.query(`create database ${role}`);
  } finally {
    await client.end();
  }
};
