import type { World as TestWorld } from '#fixtures/engine/world.ts';
import { run, type World } from '../run.ts';

type Application = Pick<TestWorld, 'app' | 'ports'>;

/** Keeps what is written to it; with lines to type it is a terminal. */
export const recordingConsole = (typed: readonly string[] = []) => {
  const out: string[] = [];
  const errors: string[] = [];
  return {
    out,
    errors,
    console: {
      out: (text: string) => void out.push(text),
      error: (text: string) => void errors.push(text),
      input: (async function* () {
        yield* typed;
      })(),
      isTerminal: typed.length > 0,
      showsTables: true,
    },
  };
};

/** What commands run on in tests: this application, and no database beneath it. */
export const withoutDatabase = ({ app, ports }: Application): Omit<World, 'console'> => ({
  environment: 'test',
  openApplication: async () => ({ app, ports, databaseUrl: '', close: async () => undefined }),
  openDatabase: () => Promise.reject(new Error('Nothing here needs the database itself')),
});

/** One command line, from its words to its exit code. */
export const runCommand = async (
  words: readonly string[],
  { typed, ...world }: Omit<World, 'console'> & Readonly<{ typed?: readonly string[] | undefined }>,
) => {
  const { out, errors, console } = recordingConsole(typed);
  const code = await run(words, { ...world, console });
  return { code, out: out.join('\n'), errors: errors.join('\n') };
};

export const cli = (application: Application, ...words: string[]) =>
  runCommand(words, withoutDatabase(application));

/** Command lines one after the other at one terminal, typed as in a shell. */
export const terminal = (application: Application, ...answers: readonly string[]) => {
  const { out, errors, console } = recordingConsole(answers);
  const type = (line: string) =>
    run(line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [], {
      ...withoutDatabase(application),
      console,
    });
  return { type, out, errors };
};
