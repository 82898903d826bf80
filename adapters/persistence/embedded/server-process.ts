import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, statfsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import { processStart } from './process-identity.ts';
import type { SystemUser } from './system-user.ts';

export type Launch = {
  program: string;
  arguments: readonly string[];
  user: SystemUser | undefined;
  /** An open folder the program finds as /proc/self/fd/3, however closed the folders above it are. */
  folderHandle: number | undefined;
  logFile: string;
};

export type Ended = { code: number | null; signal: NodeJS.Signals | null; lastWords: string };

export type ServerProcess = {
  pid: number;
  ended: Promise<Ended>;
  /** Resolves when connections are accepted; fails when the process ends before. */
  ready: Promise<void>;
  stop(): Promise<void>;
};

const environment = (): NodeJS.ProcessEnv => {
  const kept: NodeJS.ProcessEnv = {};
  // PG… variables of the operator's shell would change what the server does.
  for (const [name, value] of Object.entries(process.env)) if (!name.startsWith('PG')) kept[name] = value;
  return { ...kept, LC_ALL: 'C', TZ: 'UTC' };
};

export const launch = ({ program, arguments: args, user, folderHandle, logFile }: Launch): ChildProcess => {
  const child = spawn(program, args, {
    // Its own session: Ctrl-C in the terminal reaches the application only, which then stops the database last.
    detached: true,
    cwd: '/',
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe', ...(folderHandle === undefined ? [] : [folderHandle])],
    ...user,
  });
  child.on('error', () => undefined); // 'close' follows, with no process number
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      try {
        appendFileSync(logFile, text, { mode: 0o600 });
      } catch {
        // A full disk must not keep the server's messages from being read.
      }
    });
  }
  return child;
};

/** What a program wrote, whole, once it has ended. */
export const run = (options: Launch): Promise<Ended> => {
  const child = launch(options);
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (written += text.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, lastWords: written }));
  });
};

/**
 * Ends the database when this process is gone, however it went: the watcher's input closes with us. `leaveNothing` is a
 * folder to remove after that, for databases of tests.
 */
const watch = (pid: number, leaveNothing: string | undefined): { dismiss(): void } => {
  if (process.platform === 'win32') return { dismiss: () => undefined };
  const script = `trap '' INT TERM HUP
    read -r word && exit 0
    kill -INT "$1" 2>/dev/null
    [ -n "$2" ] || exit 0
    tries=0
    while kill -0 "$1" 2>/dev/null && [ $tries -lt 100 ]; do sleep 0.1; tries=$((tries + 1)); done
    rm -rf -- "$2"`;
  const watcher = spawn(
    '/bin/sh',
    ['-c', script, 'fitboard-database-watcher', String(pid), leaveNothing ?? ''],
    {
      detached: true,
      cwd: '/',
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  watcher.on('error', () => undefined);
  watcher.stdin?.on('error', () => undefined);
  watcher.unref();
  // The open pipe must not keep the application running either.
  const { stdin } = watcher;
  if (stdin && 'unref' in stdin && typeof stdin.unref === 'function') stdin.unref();
  return { dismiss: () => void watcher.stdin?.end('done\n') };
};

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone.
  }
};

/** Fast shutdown, which writes everything down; harder ways only when it hangs. */
export const endProcess = async (pid: number): Promise<void> => {
  const start = processStart(pid);
  const isRunning = () => start !== undefined && processStart(pid) === start;
  for (const [name, patienceMs] of [
    ['SIGINT', 7_000],
    ['SIGQUIT', 1_500],
    ['SIGKILL', 1_000],
  ] as const) {
    if (!isRunning()) return;
    signal(pid, name);
    for (let waited = 0; waited < patienceMs && isRunning(); waited += 10) await pause(10);
  }
};

export const serve = (options: Launch & { leaveNothing?: string | undefined }): ServerProcess => {
  const child = launch(options);
  const { pid } = child;
  let lastWords = '';
  const watcher = pid === undefined ? undefined : watch(pid, options.leaveNothing);

  const ended = new Promise<Ended>((resolve) => {
    child.on('error', (error) => (lastWords += error.message));
    child.on('close', (code, name) => {
      watcher?.dismiss();
      resolve({ code, signal: name, lastWords });
    });
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (text: Buffer) => {
      lastWords = (lastWords + text.toString()).slice(-4_000);
      if (lastWords.includes('database system is ready to accept connections')) resolve();
    });
    void ended.then((how) => reject(new ServerDidNotStart(how)));
  });
  ready.catch(() => undefined); // awaited by the code that starts it; `ended` reports a later end

  return {
    pid: pid ?? 0,
    ended,
    ready,
    async stop() {
      if (pid !== undefined) await endProcess(pid);
      await ended;
    },
  };
};

export class ServerDidNotStart extends Error {
  readonly ended: Ended;
  constructor(ended: Ended) {
    super(`PostgreSQL ended (${ended.code ?? ended.signal}): ${ended.lastWords.trim()}`);
    this.ended = ended;
  }
}

const fatalLine = (words: string): string =>
  words
    .split('\n')
    .findLast((line) => /(FATAL|PANIC|ERROR|error):/.test(line))
    ?.replace(/^.*?(FATAL|PANIC|ERROR|error):\s*/, '') ??
  words.trim().split('\n').at(-1) ??
  '';

/** A disk that is full shows itself in many sentences. */
const isFull = (folder: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < 2_000_000;
  } catch {
    return false;
  }
};

/** Turns what PostgreSQL said at its end into one sentence for the operator. */
export const explain = (words: string, folder: string, logFile: string): OperatorError => {
  if (/No space left on device|Check free disk space/.test(words) || isFull(folder)) {
    return new OperatorError(`The disk is full: free some space on the disk of ${folder}, then start again.`);
  }
  if (/incompatible with server|was initialized by PostgreSQL version/.test(words)) {
    return new OperatorError(
      `The database in ${folder} was made by another version of PostgreSQL: restore a backup into a new DATA_DIR.`,
    );
  }
  if (/Permission denied|could not change permissions|has wrong ownership/.test(words)) {
    return new OperatorError(
      `PostgreSQL may not use ${folder}: start Fitboard as the user who owns that folder, or set DATA_DIR to another one.`,
    );
  }
  if (/Read-only file system/.test(words)) {
    return new OperatorError(
      `${folder} is on a read-only disk: set DATA_DIR to a folder that can be written.`,
    );
  }
  return new OperatorError(`The built-in PostgreSQL did not start: ${fatalLine(words)} (more in ${logFile})`);
};
