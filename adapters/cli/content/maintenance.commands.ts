import type { Commands } from '../engine/commands.ts';
import { moment } from '../engine/values.ts';
import { isInCalendar } from '#core/kernel/calendar-bounds.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';

export const commands: Commands = (program, session) => {
  const maintenance = program
    .command('maintenance')
    .description('closes the site to visitors and members, and opens it again');

  const set = async (changes: Readonly<{ maintenance: boolean; maintenanceUntil: string | null }>) => {
    const { app } = await session.application();
    const { settings } = app;
    const actor = await session.actor();
    const { version } = await settings.readSettings(actor);
    return settings.updateSettings(actor, { ...changes, version });
  };

  maintenance
    .command('on')
    .description('staff, and who is listed in the settings, work on')
    .addOption(
      moment('--until <instant>', 'when it is expected to be open again, such as 2026-12-24T06:00:00+07:00'),
    )
    .action(async ({ until }: { until?: string }) => {
      if (until !== undefined && !isInCalendar(new Date(until)))
        throw new OperatorError(`"${until}" is no instant: write it as 2026-12-24T06:00:00+07:00.`);
      const maintenanceUntil = until === undefined ? null : new Date(until).toISOString();
      await set({ maintenance: true, maintenanceUntil });
      session.say({ maintenance: true, maintenanceUntil }, 'The site is closed for maintenance.');
    });

  maintenance
    .command('off')
    .description('open again')
    .action(async () => {
      await set({ maintenance: false, maintenanceUntil: null });
      session.say({ maintenance: false }, 'The site is open.');
    });

  maintenance
    .command('show')
    .description('whether it is closed')
    .action(async () => {
      const { app } = await session.application();
      const { maintenance: isClosed, maintenanceUntil } = await app.settings.readSettings(
        await session.actor(),
      );
      session.say(
        { maintenance: isClosed, maintenanceUntil },
        isClosed ? `Closed until ${maintenanceUntil ?? 'it is opened by hand'}.` : 'The site is open.',
      );
    });
};
