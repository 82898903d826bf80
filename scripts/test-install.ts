import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startTestCluster } from '../adapters/persistence/testing/cluster.ts';
import { copyOf, pairsOf, readDockerfile, wordsOf, type Stage } from './dockerfile.ts';

/**
 * Does what the Dockerfile says, without Docker: its last stage in a clean folder, from the screens that are built here;
 * then runs it as another user, on a file system of which only /data and /tmp can be written where this machine lets us,
 * and asks it what Docker would ask.
 */
const repository = fileURLToPath(new URL('..', import.meta.url));
const mostMegabytes = 300;
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const mayUnshare = isRoot && spawnSync('unshare', ['--mount', 'true']).status === 0;

const root = mkdtempSync(join(tmpdir(), 'fitboard-install-'));
chmodSync(root, 0o755);
const home = join(root, 'app');
const dataDir = join(root, 'data');

const results: { name: string; isGood: boolean }[] = [];
const expect = (name: string, isGood: boolean, seen: unknown = ''): void => {
  results.push({ name, isGood });
  console.log(`${isGood ? 'passed' : 'FAILED'}  ${name}${seen === '' ? '' : ` (${String(seen)})`}`);
};

/** What `.dockerignore` keeps out of the context. */
const isSent = (path: string): boolean => !/\.(test|stories)\.tsx?$|\/testing$|\/node_modules$/.test(path);

const copy = (text: string): void => {
  const { from, to } = copyOf(text);
  // A program of the image's own folders is kept beside it.
  const target = to.startsWith('/') ? join(root, to) : join(home, to);
  for (const source of from) {
    const place = source.replace(/^\/app\//, '');
    cpSync(join(repository, place), to.endsWith('/') ? join(target, basename(place)) : target, {
      recursive: true,
      filter: isSent,
    });
  }
};

const install = ({ steps }: Stage): Readonly<Record<string, string>> => {
  mkdirSync(home);
  let env: Readonly<Record<string, string>> = {};
  for (const { name, text } of steps) {
    if (name === 'ENV') env = { ...env, ...pairsOf(text) };
    if (name === 'COPY') copy(text);
    // Folders and owners of the image are those of this script.
    if (name === 'RUN' && text.startsWith('npm ')) {
      const [command = ''] = text.split('&&');
      console.log(`        ${command.trim()}`);
      const { status, stderr } = spawnSync(command, {
        cwd: home,
        shell: true,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production' },
      });
      if (status !== 0) throw new Error(`${command} failed:\n${stderr}`);
    }
  }
  return env;
};

const megabytesOf = (folder: string): number =>
  Number(spawnSync('du', ['-sk', folder], { encoding: 'utf8' }).stdout.split('\t')[0]) / 1024;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** By the name people use: `fetch` would send the address instead. */
const getPage = (port: number): Promise<{ status: number | undefined; text: string }> =>
  new Promise((resolve, reject) => {
    const asked = get(
      { host: '127.0.0.1', port, path: '/en', headers: { host: 'fitboard.example' } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        answer.on('end', () => resolve({ status: answer.statusCode, text }));
      },
    );
    asked.on('error', reject);
  });

/** As another user, with nothing to write to but the data and the temporary folder. */
const contained = (words: readonly string[], env: NodeJS.ProcessEnv): ChildProcess => {
  const [program = '', ...args] = [process.execPath, ...words.slice(1)];
  if (!mayUnshare)
    return spawn(program, args, {
      cwd: home,
      env,
      stdio: 'pipe',
      ...(isRoot && { uid: nobody, gid: nobody }),
    });
  const script = [
    'mount --make-rprivate /',
    `mount --bind "${dataDir}" "${dataDir}"`,
    'mount -t tmpfs tmpfs /var/tmp',
    'mount -o remount,bind,ro / && cd "$0"',
    `mount -o remount,bind,rw "${dataDir}"`,
    `exec setpriv --reuid=${nobody} --regid=${nobody} --clear-groups --no-new-privs "$@"`,
  ].join(' && ');
  return spawn('unshare', ['--mount', 'sh', '-c', script, home, program, ...args], {
    cwd: home,
    env,
    stdio: 'pipe',
  });
};

const run = async (
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; text: string }> => {
  const child = contained(words, env);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => (text += piece.toString()));
  const code = await new Promise<number | null>((resolve) => void child.on('close', resolve));
  return { code, text };
};

const stageOf = (): Stage => {
  const stage = readDockerfile(readFileSync(join(repository, 'Dockerfile'), 'utf8')).at(-1);
  if (!stage) throw new Error('the Dockerfile has no stage');
  return stage;
};

const play = async (): Promise<void> => {
  const stage = stageOf();
  const command = (name: string): readonly string[] =>
    wordsOf(stage.steps.find((step) => step.name === name)?.text ?? '[]');
  const image = install(stage);
  const total = megabytesOf(root);
  const packages = megabytesOf(join(home, 'node_modules'));
  expect(
    `an installation takes less than ${mostMegabytes} MB`,
    total < mostMegabytes,
    `${total.toFixed(0)} MB, ${packages.toFixed(0)} MB of them packages`,
  );

  mkdirSync(dataDir, { mode: 0o700 });
  if (isRoot) chownSync(dataDir, nobody, nobody);
  const cluster = await startTestCluster();
  const port = await freePort();
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    ...image,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    NODE_COMPILE_CACHE: join(dataDir, 'node'),
    DATABASE_URL: cluster.url,
    BASE_URL: 'https://fitboard.example',
    ADMIN_EMAIL: 'first@fitboard.example',
    ADMIN_PASSWORD: 'một mật khẩu thật dài',
    TRUSTED_PROXIES: 'loopback',
  };
  const cli = (...words: string[]) => run(['node', 'adapters/cli/main.ts', ...words], env);
  const server = contained(command('CMD'), env);
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (piece: Buffer) => (output += piece.toString()));
  const ended = new Promise<number | null>((resolve) => void server.on('close', resolve));
  try {
    let isReady = false;
    for (
      const deadline = Date.now() + 240_000;
      !isReady && Date.now() < deadline && server.exitCode === null;
    ) {
      await pause(1_000);
      isReady = (await run(command('HEALTHCHECK'), env)).code === 0;
    }
    expect('the server answers its health check', isReady, isReady ? '' : output);
    expect(
      `it runs as another user${mayUnshare ? ', on a file system it can’t write' : ''}`,
      isRoot,
      isRoot ? '' : 'run this as root',
    );
    const page = await getPage(port);
    expect(
      'a page is drawn on the server',
      page.status === 200 && page.text.includes('Fitboard'),
      page.status,
    );
    const status = await cli('--json', 'database', 'status');
    expect(
      'the command line of the installation sees this version’s schema',
      status.code === 0,
      status.code === 0 ? '' : status.text,
    );
    const check = await cli('config', 'check');
    expect('its configuration is taken', check.code === 0, check.code === 0 ? '' : check.text);
    const write = await run(
      ['node', '-e', `require('node:fs').writeFileSync(${JSON.stringify(join(home, 'x'))}, '')`],
      env,
    );
    expect('it can’t write beside its program', write.code !== 0);
  } finally {
    server.kill('SIGTERM');
    const code = await Promise.race([ended, pause(20_000)]);
    expect('it ends with code 0 on SIGTERM', code === 0, code);
    if (code === undefined) server.kill('SIGKILL');
    await cluster.stop();
  }
};

try {
  await play();
} catch (error) {
  expect('the installation was made', false, error instanceof Error ? (error.stack ?? error.message) : error);
} finally {
  rmSync(root, { recursive: true, force: true });
}
const failed = results.filter(({ isGood }) => !isGood).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
