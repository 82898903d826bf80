import { OperatorError } from '#adapters/ports/operator-error.ts';
import type { Commands } from '../engine/commands.ts';

export const commands: Commands = (program, session) => {
  program
    .command('seed')
    .description('fill an empty database with believable demo people; never in production')
    .option('--yes', 'do not ask, even where real people are', false)
    .action(async ({ yes }: { yes: boolean }) => {
      if (session.environment === 'production')
        throw new OperatorError(
          'Demo people are refused in production: their passwords are published, and one of them is an administrator.',
          { kind: 'refused' },
        );
      const { countRealPeople } = await import('#fixtures/demo/accounts.ts');
      const { seedDemo } = await import('#fixtures/demo/seed.ts');
      const { ports } = await session.application({ initialises: true });
      const people = await countRealPeople(ports);
      if (people > 0)
        await session.confirm(
          `This database (${session.environment}) holds ${people === 1 ? 'one account' : `${people} accounts`} of real people. Demo people with published passwords, an administrator among them, would be added.`,
          yes,
        );
      const { accounts, seeded } = await seedDemo(ports, {
        besidePeople: true,
        onProgress: (text) => session.console.error(text),
      });
      if (!seeded)
        return session.say(
          { seeded: false },
          'The demo people are in this database already; nothing was added.',
        );
      return session.list(accounts, ['role', 'email', 'password']);
    });
};
