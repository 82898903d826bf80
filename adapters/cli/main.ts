import { createInterface } from 'node:readline';
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
  showsTables: process.stdout.isTTY,
};

// A reader that has seen enough (`| head`) closes the pipe: that is its right, not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

// What takes long to load is loaded by commands that need it: help, completion and a wrong word answer at once.
const readConfig = async () => (await import('../composition/config.ts')).readConfig(process.env);

/** Beside a running server its database is used; without one the built-in one is started for the command. */
const openDatabase = async () => {
  const { provideDatabase } = await import('../composition/database-source.ts');
  const config = await readConfig();
  const source = await provideDatabase(config, { besideServer: true });
  return { config, url: source.url, close: () => source.stop() };
};

/** Only a command that begins something new makes a schema, and only where there is none: others find this version's. */
const openApplication = async ({ initialises }: Readonly<{ initialises: boolean }>): Promise<Opened> => {
  const { config, url, close } = await openDatabase();
  const { migrate, requireCurrentSchema, schemaState } = await import('../composition/operations.ts');
  try {
    const state = await schemaState(url);
    if (initialises && state.ran.length === 0) await migrate(url);
    else requireCurrentSchema(state);
  } catch (error) {
    await close();
    throw error;
  }
  const { createContainer, tokens } = await import('../composition/container.ts');
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
  readConfig,
  async checkConfig() {
    const [{ checkConfig }, { askOutside }] = await Promise.all([
      import('../composition/config.ts'),
      import('../composition/ask-outside.ts'),
    ]);
    return [...checkConfig(process.env), ...(await askOutside(process.env))];
  },
});
