import { constants, openSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rename, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { codeOf, OperatorError, sentenceOf } from '#adapters/ports/operator-error.ts';
import { mayReach } from './binaries.ts';
import { explain } from './server-process.ts';
import { databaseUser, type SystemUser } from './system-user.ts';

export const role = 'fitboard';

export type Access = { port: number; password: string };

/** The folder of the cluster as PostgreSQL's user sees it. */
export type Seat = { path: string; handle: number | undefined; user: SystemUser | undefined };

export const urlOf = ({ port, password }: Access) =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${role}`;

export const filesOf = (dataDir: string) => {
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

export type Files = ReturnType<typeof filesOf>;

export const readAccess = async (file: string): Promise<Access | undefined> => {
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

export const writeAccess = async (file: string, access: Access): Promise<void> => {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(access), { mode: 0o600 });
  // Root on another user's data folder must not lock its owner out of the next start.
  const { uid, gid } = await stat(dirname(file));
  if (process.getuid?.() === 0) await chown(draft, uid, gid);
  await rename(draft, file);
};

export const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

export const prepareFolder = async (files: Files): Promise<void> => {
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

/** `/proc/self/fd/3` leads straight into the folder, so a home closed to other users above it does no harm. */
export const takeSeat = async ({ home, cluster }: Files): Promise<Seat> => {
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
