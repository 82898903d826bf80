import { readFileSync } from 'node:fs';
import addCompletion from '@bomb.sh/tab/commander';
import { Command, CommanderError } from 'commander';
import { DomainError, type FieldPath } from '#core/kernel/domain-error.ts';
import { isDatabaseAway } from '#adapters/ports/database-errors.ts';
import type { Config, ConfigFinding } from '../composition/config.ts';
import { OperatorError, sentenceOf } from '#adapters/ports/operator-error.ts';
import { everyCommand } from './engine/commands.ts';
import { exitCodeHelp, exitCodes } from './engine/exit-codes.ts';
import type { Console } from './engine/output.ts';
import { say } from './engine/sentence.ts';
import { createSession, type Opened } from './engine/session.ts';

const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as Readonly<{ version: string }>; // npm asks for it

export type World = Readonly<{
  console: Console;
  environment: string;
  openApplication(options: Readonly<{ initialises: boolean }>): Promise<Opened>;
  openDatabase(): Promise<{ url: string; close(): Promise<void> }>;
  readConfig?: () => Promise<Config>;
  checkConfig?: () => Promise<readonly ConfigFinding[]>;
}>;

/** Every command there is, and the parts of one run of them. */
export const createProgram = (world: World) => {
  const { console } = world;
  const program = new Command('fitboard')
    .description('Operate Fitboard: accounts, coins, payments, jobs, the database, physical profiles.')
    .version(version, '--version', 'the version of this installation')
    .option('--json', 'print JSON, one object a line, as into a pipe')
    .option('--no-json', 'print tables and sentences, as on a terminal')
    .option('--as <user>', "act as this user (id, e-mail address or username), with that user's permissions")
    .addHelpText(
      'after',
      `
Examples:
  npm run cli -- users list --search "nguyen anh"
  npm run cli -- users set-status an@example.com HOLD --reason "Card reported stolen"
  npm run cli -- coins grant an@example.com 500 BASE_COIN --reason "Sorry for the trouble"
  npm run cli -- coins statement --user an@example.com --month 2026-11
  npm run cli -- rewards grant --user an@example.com --type VERIFY_EMAIL --reason "The mail never arrived"
  npm run cli -- payments list --status PROCESSING --oldest
  npm run cli -- payments approve PAYFB7K3M9QX4 --bank-code FT26324001
  npm run cli -- transfers import sao-ke.csv --account 0123456789
  npm run cli -- transfers match FT26324001 --payment PAYFB7K3M9QX4
  npm run cli -- coach-requests approve an@example.com --checked
  npm run cli -- reviews list --status PENDING --oldest
  npm run cli -- specializations list --status PENDING
  npm run cli -- mail retry --all
  npm run cli -- indicators compute people.csv --format jsonl
  npm run cli -- --json reconcile

${exitCodeHelp}`,
    )
    // Commands have a `--version` of their own, which means that of a record.
    .enablePositionalOptions()
    .configureHelp({ sortSubcommands: true })
    .showHelpAfterError('(add --help to see what can be said here)')
    .configureOutput({
      writeOut: (text) => console.out(text.trimEnd()),
      writeErr: (text) => console.error(text.trimEnd()),
    })
    .exitOverride();

  const parts = createSession({ ...world, options: () => program.opts() });
  for (const add of everyCommand) add(program, parts.session);
  addCompletion(program, { completionCommandName: 'completion' });
  // Global options may stand before or after the command's own name.
  for (const command of [...program.commands, ...program.commands.flatMap((group) => group.commands)]) {
    command.exitOverride().configureOutput({
      writeOut: (text) => console.out(text.trimEnd()),
      writeErr: (text) => console.error(text.trimEnd()),
    });
  }

  return { program, parts };
};

/** Runs one command line; answers the exit code. Never ends the process itself. */
export const run = async (words: readonly string[], world: World): Promise<number> => {
  const { console } = world;
  const { program, parts } = createProgram(world);
  try {
    await program.parseAsync(hoist(words), { from: 'user' });
    return parts.hasFailed() ? 1 : 0;
  } catch (error) {
    return await explain(error, console);
  } finally {
    await parts.close();
  }
};

/** `users list --json --as staff@…` means the same as `--json --as staff@… users list`. */
const hoist = (words: readonly string[]): string[] => {
  const global: string[] = [];
  const rest: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]!;
    if (word === '--') return [...global, ...rest, ...words.slice(index)];
    if (word === '--json' || word === '--no-json' || word.startsWith('--as=')) global.push(word);
    else if (word === '--as') global.push(word, ...words.slice(++index, index + 1));
    else rest.push(word);
  }
  return [...global, ...rest];
};

/** Nothing is sent here: a field is named without the part of the request it would stand in. */
const nameOf = (path: FieldPath): string => path.replace(/^(body|query|params)\./, '');

const explain = async (error: unknown, console: Console): Promise<number> => {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof OperatorError) {
    console.error(error.message);
    return exitCodes[error.kind];
  }
  if (error instanceof DomainError) {
    console.error(`${await say(error)} (${error.code})`);
    for (const { path, code, params } of error.fields)
      console.error(`  ${nameOf(path)}: ${await say(new DomainError(code, params))} (${code})`);
    // Every error of the core: loaded only when one of them is to be explained.
    const { kindOf } = await import('#core/error-catalogue.ts');
    return exitCodes[kindOf(error.code)];
  }
  if (isDatabaseAway(error)) {
    console.error(
      "The database can't be reached. Check DATABASE_URL, or that the server has room on its disk.",
    );
    return exitCodes.unavailable;
  }
  console.error(sentenceOf(error));
  return 1;
};
