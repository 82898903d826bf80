import type { Actor } from '#core/access/actor/actor.ts';
import { system } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import { maxPageSize } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Config, ConfigFinding } from '#adapters/composition/config.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import { table, type Console } from './output.ts';
import type { PageFlags } from './values.ts';

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
  /** `initialises`: this command may make the schema of a database that has none. */
  application(options?: Readonly<{ initialises?: boolean }>): Promise<Opened>;
  databaseUrl(): Promise<string>;
  config(): Promise<Config>;
  /** What is wrong or odd in the environment. */
  checkConfig(): Promise<readonly ConfigFinding[]>;
  /** What a backup of the database does not hold, for the sentence after it. */
  besidesBackup(): Promise<readonly string[]>;
  /** The named user with that user's permissions; without `--as`, the clock's own: operators sit at the machine. */
  actor(): Promise<Actor>;
  isJson(): boolean;
  /** Prints one object, as JSON with `--json`, else as the given sentence. */
  say(value: unknown, sentence: string): void;
  /** All there is. */
  list(rows: readonly Readonly<Record<string, unknown>>[], columns: readonly string[]): void;
  /** One page of a list, and how much there is in all: a part must not look like the whole. */
  page(
    rows: readonly Readonly<Record<string, unknown>>[],
    columns: readonly string[],
    shown: Readonly<{ total: number; totalIsCapped: boolean }> & PageFlags,
  ): void;
  /** The run ends with exit code 1, after everything was printed. */
  fail(): void;
  /** The operator's typed answer; refuses without a terminal, naming the option that answers instead. */
  ask(question: string, option: string): Promise<string>;
  /** Asks before something that can't be taken back; refuses when nobody is there to answer. */
  confirm(question: string, yes: boolean): Promise<void>;
}>;

type Extent = Readonly<{ total: number; totalIsCapped: boolean }> & PageFlags;

const extentOf = (count: number, { total, totalIsCapped, limit, page }: Extent): string => {
  const all = totalIsCapped ? `more than ${total - 1}` : String(total);
  if (count === total) return `${all} in all.`;
  const from = (page - 1) * limit + 1;
  if (count === 0) return `Page ${page} is behind the end: ${all} in all.`;
  const next = from + count - 1 < total ? `--page ${page + 1} shows the next, ` : '';
  return `${from}–${from + count - 1} of ${all}: ${next}--limit up to ${maxPageSize} at a time.`;
};

type Parts = Readonly<{
  console: Console;
  environment: string;
  openApplication(options: Readonly<{ initialises: boolean }>): Promise<Opened>;
  openDatabase(): Promise<{ url: string; close(): Promise<void> }>;
  readConfig?: () => Promise<Config>;
  checkConfig?: () => Promise<readonly ConfigFinding[]>;
  options(): { json?: boolean; as?: string };
}>;

export const createSession = ({
  console,
  environment,
  openApplication,
  openDatabase,
  readConfig,
  checkConfig = async () => [],
  options,
}: Parts) => {
  let failed = false;
  let opened: Promise<Opened> | null = null;
  let database: ReturnType<Parts['openDatabase']> | null = null;
  const application = ({ initialises = false } = {}) => (opened ??= openApplication({ initialises }));
  const config = async () => {
    if (!readConfig) throw new OperatorError('There is no configuration here.');
    return readConfig();
  };

  // A person reads tables; what reads a pipe wants an object a line.
  const isJson = () => options().json ?? !console.showsTables;

  const session: Session = {
    console,
    environment,
    application,
    config,
    checkConfig,
    async besidesBackup() {
      if (!readConfig) return [];
      const { dataDir, s3 } = await config();
      return [
        `${dataDir}/secrets.json, or the variables it stands for: mail that waits is sealed with these keys`,
        s3 ? `the files of the bucket ${s3.bucket}` : `the files under ${dataDir}/media`,
      ];
    },
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
    isJson,
    say(value, sentence) {
      console.out(isJson() ? JSON.stringify(value) : sentence);
    },
    list(rows, columns) {
      if (isJson()) for (const row of rows) console.out(JSON.stringify(row));
      else console.out(rows.length === 0 ? 'Nothing found.' : table(rows, columns));
    },
    page(rows, columns, shown) {
      session.list(rows, columns);
      const sentence = extentOf(rows.length, shown);
      // Beside rows of JSON it would be one line that is none.
      if (isJson()) console.error(sentence);
      else if (shown.total > 0) console.out(sentence);
    },
    fail() {
      failed = true;
    },
    async ask(question, option) {
      if (!console.isTerminal) throw new OperatorError(`${question} Nobody is there: say it with ${option}.`);
      console.error(question);
      for await (const answer of console.input) return answer;
      return '';
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
