import type { Command } from 'commander';
import { seedDemo } from '#fixtures/demo/seed.ts';
import type { Session } from './session.ts';

export const seedCommands = (program: Command, session: Session): void => {
  program
    .command('seed')
    .description('fill an empty database with believable demo people, a year of weeks and drawn pictures')
    .action(async () => {
      const { ports } = await session.application();
      const { accounts, seeded } = await seedDemo(ports, {
        onProgress: (text) => session.console.error(text),
      });
      if (!seeded)
        return session.say(
          { seeded: false },
          'There are people in this database already; nothing was added.',
        );
      return session.list(accounts, ['role', 'email', 'password']);
    });
};
