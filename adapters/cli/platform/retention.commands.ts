import { retentionBounds, retentionKinds, type RetentionKind } from '#core/platform/retention/terms.ts';
import type { Commands } from '../engine/commands.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import { readWhole } from '../engine/values.ts';

const kindNamed = (typed: string): RetentionKind => {
  const kind = retentionKinds.find((known) => known.toLowerCase() === typed.toLowerCase());
  if (!kind) throw new OperatorError(`"${typed}" is none of ${retentionKinds.join(', ')}.`);
  return kind;
};

export const commands: Commands = (program, session) => {
  const retention = program
    .command('retention')
    .description('for how long rows are kept that have served their time, as on the page of the console');

  retention
    .command('list')
    .description('each kind, its days and its bounds, and what nothing takes away')
    .action(async () => {
      const { app } = await session.application();
      const { items, fixed } = await app.settings.listRetention(await session.actor());
      session.list(
        [
          ...items.map(({ kind, days, usual, least, most }) => ({ kind, days, usual, least, most })),
          ...fixed.map((kind) => ({ kind, days: 'for good', usual: '', least: '', most: '' })),
        ],
        ['kind', 'days', 'usual', 'least', 'most'],
      );
    });

  retention
    .command('set')
    .argument('<kind>', retentionKinds.join(', '))
    .argument('<days>', 'within the bounds that list shows')
    .option('--dry-run', 'say how many rows would go at the next cleaning, and change nothing')
    .option('--yes', 'shorten without being asked')
    .description('keep one kind for so many days, from the next cleaning on')
    .action(async (typedKind: string, typedDays: string, flags: { dryRun?: true; yes?: true }) => {
      const kind = kindNamed(typedKind);
      const days = readWhole('<days>', retentionBounds[kind], typedDays);
      const { app } = await session.application();
      const actor = await session.actor();
      const preview = await app.settings.previewRetention(actor, { kind, days });
      const rows = `${preview.isAtLeast ? 'more than ' : ''}${preview.rows}`;
      if (flags.dryRun) {
        session.say(preview, `The next cleaning would take ${rows} rows; ${preview.rowsNow} as it is now.`);
        return;
      }
      const { items } = await app.settings.listRetention(actor);
      const now = items.find((item) => item.kind === kind);
      if (now && days < now.days)
        await session.confirm(
          `${kind}: ${days} days in place of ${now.days}. The next cleaning takes ${rows} rows, for good.`,
          flags.yes === true,
        );
      const row = await app.settings.changeRetention(actor, {
        kind,
        days,
        ...(now && { version: now.version }),
      });
      session.say(row, `${kind} is kept for ${row.days} days.`);
    });
};
