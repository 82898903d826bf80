import type { Command } from 'commander';
import { backup, restore } from '../persistence/backup.ts';
import { migrate, rollback } from '../persistence/migrate.ts';
import type { Session } from './session.ts';

export const databaseCommands = (program: Command, session: Session): void => {
  const database = program.command('database').description('schema and backups');

  database
    .command('migrate')
    .description('bring the schema up to date')
    .action(async () => {
      const ran = await migrate(await session.databaseUrl());
      session.say({ ran }, ran.length === 0 ? 'The schema is up to date.' : `Ran ${ran.join(', ')}.`);
    });

  database
    .command('rollback')
    .description('take back the last migrations, with the data they hold')
    .option('--yes', 'do not ask', false)
    .action(async ({ yes }: { yes: boolean }) => {
      await session.confirm(`This drops tables with their data (${session.environment}).`, yes);
      const undone = await rollback(await session.databaseUrl());
      session.say(
        { undone },
        undone.length === 0 ? 'There was nothing to take back.' : `Took back ${undone.join(', ')}.`,
      );
    });

  database
    .command('backup')
    .argument('<file>')
    .description('write one consistent moment of the whole database into a file only its owner can read')
    .action(async (file: string) => {
      const summary = await backup(await session.databaseUrl(), file);
      session.say({ file, ...summary }, `Wrote ${summary.rows} rows of ${summary.tables} tables to ${file}.`);
    });

  database
    .command('restore')
    .argument('<file>')
    .option('--yes', 'do not ask', false)
    .description('fill an empty, migrated database from a backup: all of it or nothing')
    .action(async (file: string, { yes }: { yes: boolean }) => {
      await session.confirm(`This fills the database (${session.environment}) from ${file}.`, yes);
      const summary = await restore(await session.databaseUrl(), file);
      session.say({ file, ...summary }, `Restored ${summary.rows} rows of ${summary.tables} tables.`);
    });
};
