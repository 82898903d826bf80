import { backup, migrate, planRollback, restore, rollback } from '#adapters/composition/operations.ts';
import type { Commands } from '../engine/commands.ts';
import { wholeNumber } from '../engine/values.ts';

export const commands: Commands = (program, session) => {
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
    .description('take back the newest migration, or several, with the data they hold')
    .addOption(
      wholeNumber('--steps <count>', 'how many, the newest first', { least: 1, most: 1_000 })
        .default(1)
        .conflicts('to'),
    )
    .option('--to <name>', 'every migration after this one, which stays')
    .option('--yes', 'do not ask', false)
    .action(async ({ steps, to, yes }: { steps: number; to?: string; yes: boolean }) => {
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
      const summary = await backup(await session.databaseUrl(), file);
      session.say(
        { file, ...summary, besides: session.besidesBackup() },
        `Wrote ${summary.rows} rows of ${summary.tables} tables to ${file}.`,
      );
      if (!session.isJson())
        session.console.error(
          `Not in it, keep beside it:\n${session
            .besidesBackup()
            .map((what) => `  ${what}`)
            .join('\n')}`,
        );
    });

  database
    .command('restore')
    .argument('<file>')
    .option('--yes', 'do not ask', false)
    .description('fill an empty database from a backup of this version or an older one: all of it or nothing')
    .action(async (file: string, { yes }: { yes: boolean }) => {
      await session.confirm(`This fills the database (${session.environment}) from ${file}.`, yes);
      const summary = await restore(await session.databaseUrl(), file);
      const { migrated } = summary;
      session.say(
        { file, ...summary },
        `Restored ${summary.rows} rows of ${summary.tables} tables.${migrated.length > 0 ? ` Then ran ${migrated.join(', ')}.` : ''}`,
      );
    });
};
