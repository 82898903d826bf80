import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { provideTestCluster } from '#adapters/persistence/testing/cluster.ts';
import { knownMigrations } from '#adapters/persistence/operations/migrate.ts';
import pg from 'pg';
import { firstConsentVersion } from '#core/platform/settings/legal-documents.ts';
import { call, forget, newDataDir, openServer, type RunningServer } from '../engine/server.ts';
import { check, type Scenario } from '../engine/scenario.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const migrations = 'adapters/persistence/migrations';
const patienceMs = 240_000;

const git = (...words: string[]): string =>
  execFileSync('git', words, {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** The newest commit without the newest migration; null where there is no history, as in an installation. */
const commitBefore = async (): Promise<string | null> => {
  const newest = (await knownMigrations()).at(-1) ?? '';
  try {
    const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', `${migrations}/${newest}`);
    return added === '' ? null : git('rev-parse', `${added}^`);
  } catch {
    return null;
  }
};

/** What stood in that commit, on the packages and the built screens of this one: as an installation, it builds nothing. */
const makeTree = (tree: string, commit: string): void => {
  mkdirSync(tree);
  const archive = join(tree, '..', 'tree.tar');
  git('archive', '--format=tar', `--output=${archive}`, commit);
  execFileSync('tar', ['-xf', archive, '-C', tree]);
  rmSync(join(tree, 'ui', 'build'), { recursive: true, force: true });
  symlinkSync(join(repository, 'node_modules'), join(tree, 'node_modules'));
  if (existsSync(join(repository, 'dist')))
    cpSync(join(repository, 'dist'), join(tree, 'dist'), { recursive: true });
};

type Older = Readonly<{ url: string; output(): string; stop(): Promise<number | null> }>;

/** The server of another working tree, on the packages of this one. */
const openOlder = async (tree: string, env: Readonly<Record<string, string>>): Promise<Older> => {
  const child: ChildProcess = spawn(process.execPath, ['adapters/http/main.ts'], {
    cwd: tree,
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => (text += piece.toString()));
  const ended = new Promise<number | null>((resolve) => void child.on('close', resolve));
  const stop = (): Promise<number | null> => {
    child.kill('SIGTERM');
    return ended;
  };
  process.on('exit', () => child.kill('SIGKILL'));
  for (const deadline = Date.now() + patienceMs; ;) {
    const found = /Member web\s+http:\/\/localhost:(\d+)/.exec(text);
    if (found) return { url: `http://localhost:${found[1]}`, output: () => text, stop };
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`the older server did not start:\n${text}`);
    }
    await pause(100);
  }
};

type Kind = Readonly<{ method: string; path: string; status: number; body?: (round: number) => object }>;

/** Reads and writes of members and staff, on both versions in turn. */
const kinds: readonly Kind[] = [
  { method: 'GET', path: '/me', status: 200 },
  { method: 'GET', path: '/me/wallet', status: 200 },
  { method: 'GET', path: '/me/transactions', status: 200 },
  { method: 'GET', path: '/notifications', status: 200 },
  { method: 'GET', path: '/coaches', status: 200 },
  { method: 'GET', path: '/feed', status: 200 },
  { method: 'POST', path: '/me/convert', status: 200, body: () => ({ fitCoin: 1 }) },
  { method: 'POST', path: '/feed', status: 201, body: (round) => ({ text: `Bài của vòng ${round}` }) },
];

const owner = { email: 'owner@fitboard.example', password: 'chủ nhà mùa thu 2026' };
const member = { email: 'member@fitboard.example', password: 'một mật khẩu đủ dài' };
const coins = 1_000;
/** A new account may post ten times a day. */
const rounds = 8;

const answered = async (
  status: number,
  ...asked: Parameters<typeof call>
): Promise<Readonly<Record<string, unknown>>> => {
  const answer = await call(...asked);
  check(
    answer.status === status,
    `${asked[1]} ${asked[2]} answered ${answer.status} ${JSON.stringify(answer.body)}`,
  );
  return answer.body;
};

const signIn = async (url: string, { email, password }: typeof owner): Promise<string> => {
  const body = { email, password, transport: 'body' };
  return String((await answered(200, url, 'POST', '/auth/login', { body }))['accessToken']);
};

/** A member made by the older version and filled by this one, signed in to each. */
const twoSignIns = async ([older, newer]: readonly [string, string]): Promise<readonly [string, string]> => {
  const made = { ...member, fullname: 'Nguyễn Thị Hoà', language: 'vi' };
  const { id } = await answered(201, older, 'POST', '/admin/users', {
    token: await signIn(older, owner),
    body: made,
  });
  const tokens = [await signIn(older, member), await signIn(newer, member)] as const;
  await answered(200, older, 'POST', '/me/consent', {
    token: tokens[0],
    body: { version: firstConsentVersion },
  });
  await answered(201, newer, 'POST', '/admin/coins/grant', {
    token: await signIn(newer, owner),
    body: { userId: id, coin: 'FIT_COIN', amount: coins, reason: 'to spend' },
  });
  return tokens;
};

const ranOf = async (url: string): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ name: string }>('select name from knex_migrations')).rows.map(
      ({ name }) => name,
    );
  } finally {
    await client.end();
  }
};

const emptyDatabase = async (clusterUrl: string): Promise<string> => {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await client.query('create database beside template template0');
  } finally {
    await client.end();
  }
  const url = new URL(clusterUrl);
  url.pathname = '/beside';
  return url.href;
};

/** The version before goes on serving while the new one brings the schema up to date and starts beside it. */
export const olderVersion: Scenario = {
  name: 'An older version and this one side by side',
  async run(step) {
    const commit = await commitBefore();
    // Said, and not counted as passed.
    check(commit !== null, 'There is no history of the repository here: an older version can’t be made.');
    const tree = join(mkdtempSync(join(tmpdir(), 'fitboard-older-')), 'tree');
    const folders = [newDataDir(), newDataDir()] as const;
    const cluster = await provideTestCluster();
    let older: Older | undefined;
    let newer: RunningServer | undefined;
    try {
      makeTree(tree, commit ?? 'HEAD');
      const databaseUrl = await emptyDatabase(cluster.url);
      const env = {
        DATABASE_URL: databaseUrl,
        SEED: 'none',
        ADMIN_EMAIL: owner.email,
        ADMIN_PASSWORD: owner.password,
        JWT_SIGNING_KEY: 'q7Lr2Vw5Xz7Bc4Hd9Fg1Jk6Mp3Rt0YsUq7Lr2Vw5',
        LOG_LEVEL: 'warn',
      };
      older = await step(`the version of ${commit?.slice(0, 8)} starts on an empty database`, () =>
        openOlder(tree, { ...env, DATA_DIR: folders[0] }),
      );
      const before = await ranOf(databaseUrl);
      newer = await step('this version brings the schema up to date and starts beside it', async () => {
        const server = await openServer({ dataDir: folders[1], env });
        const after = await ranOf(databaseUrl);
        check(after.length > before.length, 'no migration is newer than the older version');
        return server;
      });
      const urls = [older.url, newer.url] as const;
      await step('both serve reads and writes, each what the other wrote', async () => {
        const tokens = await twoSignIns(urls);
        const wallet = async (at: 0 | 1) =>
          Number((await call(urls[at], 'GET', '/me/wallet', { token: tokens[at] ?? '' })).body['fitCoin']);
        let converted = 0;
        for (let round = 0; round < rounds; round += 1)
          for (const [index, { method, path, status, body }] of kinds.entries()) {
            const at = ((round + index) % 2) as 0 | 1;
            const answer = await call(urls[at], method, path, {
              // A sign-in of the one is a sign-in of the other.
              token: tokens[1 - at] ?? '',
              ...(body && { body: body(round), key: `${round}-${index}` }),
            });
            check(
              answer.status === status,
              `${['the older', 'this'][at]} version: ${method} ${path} answered ${answer.status} ${JSON.stringify(answer.body)}`,
            );
            if (path === '/me/convert') converted += 1;
          }
        const [one, other] = [await wallet(0), await wallet(1)];
        check(
          one === other && one === coins - converted,
          `${coins} - ${converted} became ${one} and ${other}`,
        );
      });
      await step('the books agree', async () => {
        const token = await signIn(urls[1], owner);
        const { body } = await call(urls[1], 'GET', '/admin/coins/reconcile', { token });
        check(body['ok'] === true, JSON.stringify(body));
      });
      await step('an older version that starts anew now is refused in a sentence', async () => {
        check((await older?.stop()) === 0, `it did not end gently:\n${older?.output()}`);
        const words = await openOlder(tree, { ...env, DATA_DIR: folders[0] }).then(
          async (server) => {
            await server.stop();
            return '';
          },
          (error: Error) => error.message,
        );
        check(words.includes('the schema of a newer Fitboard'), words || 'it started');
      });
    } finally {
      await newer?.stop().catch(() => null);
      await older?.stop().catch(() => null);
      for (const folder of folders) forget(folder);
      rmSync(join(tree, '..'), { recursive: true, force: true });
      await cluster.stop();
    }
  },
};
