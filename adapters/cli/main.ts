import { createInterface } from 'node:readline';
import { readConfig } from '../composition/config.ts';
import { createContainer, tokens } from '../composition/container.ts';
import { provideDatabase } from '../composition/database-source.ts';
import { migrate, requireCurrentSchema, schemaState } from '../composition/operations.ts';
import type { Console } from './engine/output.ts';
import { run } from './run.ts';
import type { Opened } from './engine/session.ts';

/** Lines on standard input, read only by commands that want them. */
const input: AsyncIterable<string> = {
  [Symbol.asyncIterator]: () =>
    createInterface({ input: process.stdin, crlfDelay: Infinity })[Symbol.asyncIterator](),
};

const console: Console = {
  out: (text) => void process.stdout.write(`${text}\n`),
  error: (text) => void process.stderr.write(`${text}\n`),
  input,
  isTerminal: process.stdin.isTTY && process.stderr.isTTY,
};

// A reader that has seen enough (`| head`) closes the pipe: that is its right, not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

/** Beside a running server its database is used; without one the built-in one is started for the command. */
const openDatabase = async () => {
  const config = readConfig(process.env);
  const source = await provideDatabase(config, { besideServer: true });
  return { config, url: source.url, close: () => source.stop() };
};

/** Only a command that begins something new makes a schema, and only where there is none: others find this version's. */
const openApplication = async ({ initialises }: Readonly<{ initialises: boolean }>): Promise<Opened> => {
  const { config, url, close } = await openDatabase();
  try {
    const state = await schemaState(url);
    if (initialises && state.ran.length === 0) await migrate(url);
    else requireCurrentSchema(state);
  } catch (error) {
    await close();
    throw error;
  }
  const container = createContainer({ ...config, databaseUrl: url });
  return {
    app: container.get(tokens.application),
    ports: container.get(tokens.ports),
    databaseUrl: url,
    async close() {
      await container.unbindAllAsync();
      await close();
    },
  };
};

process.exitCode = await run(process.argv.slice(2), {
  console,
  environment: process.env.NODE_ENV ?? 'development',
  openApplication,
  openDatabase,
  readConfig: () => readConfig(process.env),
});
