import { OperatorError } from '#adapters/ports/operator-error.ts';
import type { Commands } from '../engine/commands.ts';
import { resolveUser } from './resolve-user.ts';

export const commands: Commands = (program, session) => {
  const tokens = program.command('tokens').description('look at and end what lets members’ assistants in');

  tokens
    .command('list')
    .argument('<user>', 'id, e-mail address or username')
    .description('newest first; the values are kept nowhere')
    .action(async (name: string) => {
      const { app } = await session.application();
      const rows = await app.personalToken.listTokensOf(
        await session.actor(),
        await resolveUser(session, name),
      );
      const shown = rows.map(({ scopes, ...row }) => ({ ...row, scopes: scopes.join(' ') }));
      session.list(shown, ['id', 'name', 'scopes', 'state', 'createdAt', 'expiresAt', 'lastUsedAt']);
    });

  tokens
    .command('revoke')
    .argument('<token>', 'its id')
    .requiredOption('--reason <text>', 'written into the audit log')
    .description('end a token at once')
    .action(async (id: string, { reason }: { reason: string }) => {
      const { app } = await session.application();
      if (reason.trim() === '') throw new OperatorError('--reason takes some words.');
      const token = await app.personalToken.revokeTokenFor(await session.actor(), { id, reason });
      session.say(token, `The token "${token.name}" of ${token.userId} is revoked.`);
    });
};
