import { spawn } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Env = Readonly<Record<string, string>>;

/** What a first start writes down depends on these, and on nothing else. */
const firstStartVariables = ['SEED', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'] as const;

const firstStartEnv = (env: Env): Env =>
  Object.fromEntries(
    firstStartVariables.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])),
  );

/** The database's files belong to a user of their own where we are root: `cp -a` keeps that. */
const copyFolder = async (from: string, to: string): Promise<void> => {
  if (process.platform === 'win32') return cp(from, to, { recursive: true, preserveTimestamps: true });
  return new Promise((resolve, reject) => {
    const child = spawn('cp', ['-a', `${from}/.`, to], { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`cp ended with ${code}`))));
  });
};

/** Two copies have one password: on the template's port a server would find the database of another. */
const forgetPort = async (dataDir: string): Promise<void> => {
  const file = join(dataDir, 'postgres.json');
  const access = JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, unknown>>; // the database's own file
  await writeFile(file, JSON.stringify({ ...access, port: 0 }));
};

export const isEmpty = async (folder: string): Promise<boolean> => (await readdir(folder)).length === 0;

type Templates = Readonly<{
  newDataDir(): string;
  /** A first start on an empty folder, and its end. */
  startOnce(dataDir: string, env: Env): Promise<void>;
}>;

/**
 * Data folders as a first start leaves them: migrated and seeded once for each seed, copied for every further
 * environment.
 */
export const dataDirTemplates = ({ newDataDir, startOnce }: Templates) => {
  const made = new Map<string, Promise<string>>();

  const make = async (env: Env): Promise<string> => {
    const dataDir = newDataDir();
    try {
      await startOnce(dataDir, env);
    } catch (error) {
      await rm(dataDir, { recursive: true, force: true });
      throw error;
    }
    return dataDir;
  };

  return {
    async fill(dataDir: string, env: Env): Promise<void> {
      const own = firstStartEnv(env);
      const key = JSON.stringify(own);
      // One after the other: the first start of all also builds the screens.
      const before = [...made.values()];
      const template = made.get(key) ?? Promise.allSettled(before).then(() => make(own));
      made.set(key, template);
      await copyFolder(await template, dataDir);
      await forgetPort(dataDir);
    },
    async remove(): Promise<void> {
      for (const template of await Promise.allSettled(made.values()))
        if (template.status === 'fulfilled') await rm(template.value, { recursive: true, force: true });
      made.clear();
    },
  };
};
