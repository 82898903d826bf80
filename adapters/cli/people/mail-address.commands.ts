import type { Commands } from '../engine/commands.ts';
import { printable } from '../engine/output.ts';
import { resolveUser } from './resolve-user.ts';

export const commands: Commands = (program, session) => {
  const command = program.command('mail-address').description('whether mails to a member come back');

  command
    .command('show')
    .argument('<user>')
    .description('whether mails to a member come back')
    .action(async (name: string) => {
      const { app } = await session.application();
      const state = await app.notification.getMemberAddress(
        await session.actor(),
        await resolveUser(session, name),
      );
      session.say(
        state,
        state.undeliverableSince === null
          ? `Mails go to ${state.email}.`
          : `${state.email} takes no mails since ${state.undeliverableSince.toISOString()}: ${printable(state.detail)}`,
      );
    });

  command
    .command('clear')
    .argument('<user>')
    .requiredOption('--reason <text>', 'written into the audit log')
    .description('send mails again to a member whose mails came back')
    .action(async (name: string, { reason }: { reason: string }) => {
      const { app } = await session.application();
      await app.notification.clearMemberAddress(await session.actor(), await resolveUser(session, name), {
        reason,
      });
      session.say({ cleared: true }, `Mails go to ${name} again.`);
    });
};
