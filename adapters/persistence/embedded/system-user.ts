import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { OperatorError } from '#adapters/ports/operator-error.ts';

export type SystemUser = { uid: number; gid: number };

const isRoot = () => process.getuid?.() === 0;

const find = async (name: string): Promise<SystemUser | undefined> => {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  for (const line of passwd.split('\n')) {
    const [login, , uid, gid] = line.split(':');
    if (login === name) return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
};

const create = (): Promise<unknown> =>
  promisify(execFile)('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ]);

/**
 * PostgreSQL refuses to run as root, so root hands it to the owner of the database files, else to the user `postgres`,
 * else to `nobody`. Undefined means: as the current user.
 */
export const databaseUser = async (cluster: string): Promise<SystemUser | undefined> => {
  if (!isRoot()) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const known = await find('postgres');
  if (known) return known;
  await create().catch(() => undefined); // a read-only system still has nobody
  const user = (await find('postgres')) ?? (await find('nobody'));
  if (user) return user;
  throw new OperatorError(
    'PostgreSQL does not run as root and there is no user to run it as: start Fitboard as an ordinary user, or set DATABASE_URL.',
  );
};
