import type { Actor } from '#core/access/actor.ts';
import { system } from '#core/access/actor.ts';
import type { Application } from '#core/application.ts';
import type { Ports } from '#core/ports.ts';
import { OperatorError } from '../operator-error.ts';
import { table, type Console } from './output.ts';

/** A running application behind the command line, and where its database is. */
export type Opened = Readonly<{
  app: Application;
  ports: Ports;
  databaseUrl: string;
  close(): Promise<void>;
}>;

/** One run of a command: what it was asked with, and the application, opened only by commands that need it. */
export type Session = Readonly<{
  console: Console;
  /** What the environment is, for the question before a destructive command. */
  environment: string;
  application(): Promise<Opened>;
  databaseUrl(): Promise<string>;
  /** The named user with that user's permissions; without `--as`, the clock's own: operators sit at the machine. */
  actor(): Promise<Actor>;
  isJson(): boolean;
  /** Prints one object, as JSON with `--json`, else as the given sentence. */
  say(value: unknown, sentence: string): void;
  list(rows: readonly Readonly<Record<string, unknown>>[], columns: readonly string[]): void;
  /** The run ends with exit code 1, after everything was printed. */
  fail(): void;
  /** Asks before something that can't be taken back; refuses when nobody is there to answer. */
  confirm(question: string, yes: boolean): Promise<void>;
}>;

type Parts = Readonly<{
  console: Console;
  environment: string;
  openApplication(): Promise<Opened>;
  openDatabase(): Promise<{ url: string; close(): Promise<void> }>;
  options(): { json?: boolean; as?: string };
}>;

export const createSession = ({ console, environment, openApplication, openDatabase, options }: Parts) => {
  let failed = false;
  let opened: Promise<Opened> | null = null;
  let database: ReturnType<Parts['openDatabase']> | null = null;
  const application = () => (opened ??= openApplication());

  const session: Session = {
    console,
    environment,
    application,
    async databaseUrl() {
      if (opened) return (await opened).databaseUrl;
      return (await (database ??= openDatabase())).url;
    },
    async actor() {
      const name = options().as;
      if (name === undefined) return system;
      const { app } = await application();
      return app.account.actorNamed(name);
    },
    isJson: () => options().json === true,
    say(value, sentence) {
      console.out(options().json ? JSON.stringify(value) : sentence);
    },
    list(rows, columns) {
      if (options().json) for (const row of rows) console.out(JSON.stringify(row));
      else console.out(rows.length === 0 ? 'Nothing found.' : table(rows, columns));
    },
    fail() {
      failed = true;
    },
    async confirm(question, yes) {
      if (yes) return;
      if (!console.isTerminal) throw new OperatorError(`${question} Run it again with --yes to go ahead.`);
      console.error(`${question} Type "${environment}" to go ahead:`);
      for await (const answer of console.input) {
        if (answer.trim() === environment) return;
        break;
      }
      throw new OperatorError('Nothing was done.');
    },
  };
  return {
    session,
    hasFailed: () => failed,
    async close() {
      await (await opened?.catch(() => null))?.close();
      await (await database?.catch(() => null))?.close();
    },
  };
};
