import { Argument, type Command } from 'commander';
import { providerNames, signInProviders } from '#core/people/sign-in-provider/provider.ts';
import type { Session } from '../engine/session.ts';
import { resolveUser } from './resolve-user.ts';

type Removal = Readonly<{ reason: string }>;

/** What support does about an account at a provider that is in other hands. */
export const providerCommands = (users: Command, session: Session): void => {
  const providers = users
    .command('providers')
    .description('look at and end the links of an account to Google, Facebook and Zalo');

  providers
    .command('list')
    .argument('<user>', 'id, e-mail address or username')
    .description('oldest first; what the provider calls the person stays where it is')
    .action(async (name: string) => {
      const { app } = await session.application();
      const id = await resolveUser(session, name);
      const rows = await app.signInProvider.listProvidersOf(await session.actor(), id);
      session.list(rows, ['provider', 'email', 'createdAt', 'lastUsedAt']);
    });

  providers
    .command('remove')
    .argument('<user>', 'id, e-mail address or username')
    .addArgument(new Argument('<provider>', 'which one').choices([...signInProviders]))
    .requiredOption('--reason <text>', 'written into the audit log')
    .description('end a link, also when it is the last way in: a password is chosen by mail')
    .action(async (user: string, provider: (typeof signInProviders)[number], { reason }: Removal) => {
      const { app } = await session.application();
      const id = await resolveUser(session, user);
      const actor = await session.actor();
      const removed = await app.signInProvider.unlinkProviderFor(actor, { id, provider, reason });
      session.say(
        { id, provider, ...removed },
        `${providerNames[provider]} opens the account of ${removed.email} no more; its owner hears of it by mail.`,
      );
    });
};
