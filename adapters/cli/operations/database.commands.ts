import type { DatabaseStatus, SchemaState } from '#adapters/composition/operations.ts';
import type { Commands } from '../engine/commands.ts';
import { wholeNumber } from '../engine/values.ts';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

const schemaLine = ({ ran, missing, unknown }: SchemaState): string => {
  if (ran.length === 0) return 'none yet';
  if (unknown.length > 0) return `of a newer Fitboard: ${unknown.join(', ')}`;
  return missing.length > 0
    ? `of an older Fitboard: ${missing.join(', ')} not yet run`
    : `of this version (${ran.length} migrations)`;
};

const statusLines = ({ schema, largest, ...status }: DatabaseStatus): string =>
  [
    `Schema              ${schemaLine(schema)}`,
    `Database            ${status.name}, PostgreSQL ${status.server}, ${megabytes(status.sizeBytes)}`,
    `Connections         ${status.connections} of ${status.connectionsAtMost}`,
    `Oldest transaction  ${status.oldestTransactionSeconds === null ? 'none' : `${status.oldestTransactionSeconds} s`}`,
    `Waiting for a lock  ${status.waitingForLocks}`,
    'Largest tables',
    ...largest.map(
      ({ table, bytes, rows }) =>
        `  ${table.padEnd(28)} ${megabytes(bytes).padStart(12)}  about ${rows} rows`,
    ),
  ].join('\n');

const operations = () => import('#adapters/composition/operations.ts');

export const commands: Commands = (program, session) => {
  const database = program.command('database').description('schema and backups');

  database
    .command('status')
    .description(
      'its schema, size, connections and largest tables; code 1 when the schema is not of this version',
    )
    .action(async () => {
      const { databaseStatus } = await operations();
      const status = await databaseStatus(await session.databaseUrl());
      const { ran, missing, unknown } = status.schema;
      if (ran.length === 0 || missing.length > 0 || unknown.length > 0) session.fail();
      session.say(status, statusLines(status));
    });

  database
    .command('migrate')
    .description('bring the schema up to date')
    .action(async () => {
      const { migrate } = await operations();
      const ran = await migrate(await session.databaseUrl());
      session.say({ ran }, ran.length === 0 ? 'The schema is up to date.' : `Ran ${ran.join(', ')}.`);
    });

  database
    .command('rollback')
    .description('take back the newest migration, or several, with the data they hold')
    .addOption(
      wholeNumber('--steps <count>', 'how many, the newest first', { least: 1, most: 1_000 })
        .default(1)
        .conflicts('to'),
    )
    .option('--to <name>', 'every migration after this one, which stays')
    .option('--yes', 'do not ask', false)
    .action(async ({ steps, to, yes }: { steps: number; to?: string; yes: boolean }) => {
      const { planRollback, rollback } = await operations();
      const url = await session.databaseUrl();
      const names = await planRollback(url, { steps, to });
      if (names.length === 0) return session.say({ undone: [] }, 'There was nothing to take back.');
      const what = names.length === 1 ? 'one migration' : `${names.length} migrations, the newest first`;
      session.console.error(`Takes back ${what}:\n${names.map((name) => `  ${name}`).join('\n')}`);
      await session.confirm(
        `What they added to the database (${session.environment}) is dropped with its data.`,
        yes,
      );
      const undone = await rollback(url, names);
      return session.say({ undone }, `Took back ${undone.join(', ')}.`);
    });

  database
    .command('backup')
    .argument('<file>')
    .description('write one consistent moment of the whole database into a file only its owner can read')
    .action(async (file: string) => {
      const { backup } = await operations();
      const summary = await backup(await session.databaseUrl(), file);
      const besides = await session.besidesBackup();
      session.say(
        { file, ...summary, besides },
        `Wrote ${summary.rows} rows of ${summary.tables} tables to ${file}.`,
      );
      if (!session.isJson())
        session.console.error(`Not in it, keep beside it:\n${besides.map((what) => `  ${what}`).join('\n')}`);
    });

  database
    .command('restore')
    .argument('<file>')
    .option('--yes', 'do not ask', false)
    .description('fill an empty database from a backup of this version or an older one: all of it or nothing')
    .action(async (file: string, { yes }: { yes: boolean }) => {
      await session.confirm(`This fills the database (${session.environment}) from ${file}.`, yes);
      const { restore } = await operations();
      const summary = await restore(await session.databaseUrl(), file);
      const { migrated } = summary;
      session.say(
        { file, ...summary },
        `Restored ${summary.rows} rows of ${summary.tables} tables.${migrated.length > 0 ? ` Then ran ${migrated.join(', ')}.` : ''}`,
      );
    });
};
