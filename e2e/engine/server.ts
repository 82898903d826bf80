import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { demoAccounts } from '#fixtures/demo/accounts.ts';
import { dataDirTemplates, isEmpty } from './filled-data-dir.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const patienceMs = 240_000;

type Options = Readonly<{
  dataDir: string;
  env?: Readonly<Record<string, string>>;
  port?: number;
  /** An empty data folder stays empty until the server fills it: where its first start is what is tried. */
  isFirstStart?: boolean;
}>;

/** One run of the whole product, as `npm start` runs it, on a data folder of its own. */
export type RunningServer = Readonly<{
  url: string;
  port: number;
  pid: number;
  output(): string;
  /** Of the database behind it, as its own files tell. */
  databasePid(): number;
  kill(signal: NodeJS.Signals): Promise<number | null>;
  stop(): Promise<number | null>;
}>;

export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'fitboard-e2e-'));
export const forget = (dataDir: string): void => rmSync(dataDir, { recursive: true, force: true });

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const templates = dataDirTemplates({
  newDataDir,
  async startOnce(dataDir, env) {
    const server = await openServer({ dataDir, env, isFirstStart: true });
    const code = await server.stop();
    if (code !== 0) throw new Error(`the first start ended with ${code}:\n${server.output()}`);
  },
});
/** At the end of a run. */
export const forgetTemplates = (): Promise<void> => templates.remove();

export const openServer = async ({
  dataDir,
  env = {},
  port = 0,
  isFirstStart = false,
}: Options): Promise<RunningServer> => {
  const usesOwnDatabase = env['DATABASE_URL'] === undefined;
  if (!isFirstStart && usesOwnDatabase && (await isEmpty(dataDir))) await templates.fill(dataDir, env);
  const child = spawn(process.execPath, ['adapters/http/main.ts'], {
    cwd: repository,
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (text += piece.toString()));
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const found = /Member web\s+http:\/\/localhost:(\d+)/.exec(text);
    if (found) {
      const address = Number(found[1]);
      return {
        url: `http://localhost:${address}`,
        port: address,
        pid: child.pid ?? 0,
        output: () => text,
        databasePid: () =>
          Number(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]),
        async kill(signal) {
          child.kill(signal);
          return ended;
        },
        async stop() {
          child.kill('SIGTERM');
          return ended;
        },
      };
    }
    if (child.exitCode !== null || child.signalCode !== null) {
      // What it complained about may still be on its way.
      await ended;
      throw new Error(`the server ended at its start:\n${text}`);
    }
    if (Date.now() > deadline) throw new Error(`the server was not ready in time:\n${text}`);
    await pause(50);
  }
};

type Said = Readonly<{ code: number | null; out: string; error: string }>;

/** Runs the operators' command line beside a running server. */
export const operate = (dataDir: string, ...words: string[]): Promise<Said> =>
  operateWith(dataDir, {}, ...words);

/** With the same clock as a server whose clock was moved, say. */
export const operateWith = (
  dataDir: string,
  env: Readonly<Record<string, string>>,
  ...words: string[]
): Promise<Said> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['adapters/cli/main.ts', ...words], {
      cwd: repository,
      env: { ...process.env, DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let error = '';
    child.stdout.on('data', (piece: Buffer) => (out += piece.toString()));
    child.stderr.on('data', (piece: Buffer) => (error += piece.toString()));
    child.on('close', (code) => resolve({ code, out, error }));
  });

export type Answer = Readonly<{ status: number; body: Record<string, unknown> }>;

/** A call of the API as a program makes it. Network failures are thrown: nothing was acknowledged then. */
export const call = async (
  url: string,
  method: string,
  path: string,
  { token, body, key }: { token?: string; body?: unknown; key?: string } = {},
): Promise<Answer> => {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) }; // every answer of the API is an object or a list
};

/** A file by the same endpoint as a browser's; answers its id. */
export const upload = async (
  url: string,
  token: string,
  purpose: string,
  file: Readonly<{ name: string; type: string; bytes: Uint8Array<ArrayBuffer> }>,
): Promise<string> => {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('file', new Blob([file.bytes], { type: file.type }), file.name);
  const response = await fetch(`${url}/api/media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const body = (await response.json()) as Record<string, unknown>; // every answer of the API is an object
  if (response.status !== 201)
    throw new Error(`an upload answered ${response.status}: ${JSON.stringify(body)}`);
  return String(body['id']);
};

export const signIn = async (url: string, role: string): Promise<string> => {
  const account = demoAccounts.find((one) => one.role === role);
  if (!account) throw new Error(`no demo account is ${role}`);
  const { status, body } = await call(url, 'POST', '/auth/login', {
    body: { email: account.email, password: account.password, transport: 'body' },
  });
  if (status !== 200) throw new Error(`signing in as ${role} answered ${status}: ${JSON.stringify(body)}`);
  return String(body['accessToken']);
};
