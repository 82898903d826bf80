import type { Command } from 'commander';
import type { Session } from '../engine/session.ts';
import { resolveUser } from './resolve-user.ts';

type Removal = Readonly<{ reason: string }>;

/** What support does about a device that was lost or stolen. */
export const passkeyCommands = (users: Command, session: Session): void => {
  const passkeys = users.command('passkeys').description('look at and remove the passkeys of an account');

  passkeys
    .command('list')
    .argument('<user>', 'id, e-mail address or username')
    .description('newest first; the keys themselves stay where they are')
    .action(async (name: string) => {
      const { app } = await session.application();
      const id = await resolveUser(session, name);
      const rows = await app.passkey.listPasskeysOf(await session.actor(), id);
      session.list(rows, ['id', 'name', 'isSynced', 'createdAt', 'lastUsedAt']);
    });

  passkeys
    .command('remove')
    .argument('<user>', 'id, e-mail address or username')
    .argument('<passkey>', 'its id')
    .requiredOption('--reason <text>', 'written into the audit log')
    .description('take a passkey off an account, also when it is the last second factor of staff')
    .action(async (user: string, passkeyId: string, { reason }: Removal) => {
      const { app } = await session.application();
      const id = await resolveUser(session, user);
      const removed = await app.passkey.removePasskeyFor(await session.actor(), { id, passkeyId, reason });
      session.say(
        { id, passkeyId, ...removed },
        `The passkey "${removed.name}" opens the account of ${removed.email} no more; its owner hears of it by mail.`,
      );
    });
};
