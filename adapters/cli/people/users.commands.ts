import { userLevels, userStatuses, type UserLevel, type UserStatus } from '#core/access/actor/actor.ts';
import type { ListRequest } from '#core/kernel/page.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Commands } from '../engine/commands.ts';
import { resolveUser } from './resolve-user.ts';
import { passkeyCommands } from './user-passkeys.ts';
import { providerCommands } from './user-providers.ts';
import { supportCommands } from './user-support.ts';
import { oneOf, rangeOf, wholeNumber, withPages, type PageFlags } from '../engine/values.ts';

export const commands: Commands = (program, session) => {
  const users = program.command('users').description('look at accounts, open them, and change their state');
  supportCommands(users, session);
  passkeyCommands(users, session);
  providerCommands(users, session);

  withPages(users.command('list'))
    .description('newest first')
    .option('--search <text>', 'name, username, e-mail or phone; marks and case do not matter')
    .option('--status <status>', userStatuses.join(', '))
    .action(async (options: { search?: string; status?: string } & PageFlags) => {
      const { app } = await session.application();
      const filter: Record<string, unknown> = {};
      if (options.search) filter.q = options.search;
      if (options.status) filter.status = oneOf(userStatuses, options.status);
      const request: ListRequest = {
        sort: { field: 'createdAt', order: 'DESC' },
        ...rangeOf(options),
        filter,
      };
      const { rows, ...extent } = await app.account.listUsers(await session.actor(), request);
      session.page(
        rows,
        ['id', 'fullname', 'email', 'status', 'level', 'type', 'roleName', 'fitCoin', 'baseCoin'],
        { ...extent, ...options },
      );
    });

  users
    .command('show')
    .argument('<user>', 'id, e-mail address or username')
    .description('one account')
    .action(async (name: string) => {
      const { app } = await session.application();
      const user = await app.account.getUser(await session.actor(), await resolveUser(session, name));
      const lines = Object.entries(user).map(
        ([key, value]) =>
          `${key.padEnd(18)} ${value instanceof Date ? value.toISOString() : String(value ?? '–')}`,
      );
      session.say(user, lines.join('\n'));
    });

  users
    .command('set-status')
    .argument('<user>')
    .argument('<status>', userStatuses.join(', '))
    .requiredOption('--reason <text>', 'written into the audit log, and told to the member')
    .description('activate, hold, ban or close an account')
    .action(async (name: string, status: string, { reason }: { reason: string }) => {
      const { app } = await session.application();
      const change: { status: UserStatus; reason: string } = { status: oneOf(userStatuses, status), reason };
      const user = await app.account.setStatus(await session.actor(), {
        id: await resolveUser(session, name),
        ...change,
      });
      session.say(user, `${user.email} is now ${user.status}.`);
    });

  users
    .command('set-role')
    .argument('<user>')
    .argument('<role>', "the role's id: member, staff, admin, partner …")
    .requiredOption('--reason <text>', 'written into the audit log')
    .description('give a user another role')
    .action(async (name: string, roleId: string, { reason }: { reason: string }) => {
      const { app } = await session.application();
      const user = await app.account.setRole(await session.actor(), {
        id: await resolveUser(session, name),
        roleId,
        reason,
      });
      session.say(user, `${user.email} now has the role ${user.roleName}.`);
    });

  users
    .command('set-level')
    .argument('<user>')
    .argument('<level>', userLevels.join(', '))
    .addOption(wholeNumber('--days <count>', 'how long; without it, until changed', { least: 1, most: 3660 }))
    .requiredOption('--reason <text>', 'written into the audit log')
    .description('grant an account level')
    .action(async (name: string, level: string, options: { days?: number; reason: string }) => {
      const { app, ports } = await session.application();
      const days = options.days ?? null;
      const change: { level: UserLevel; expiresAt: Date | null; reason: string } = {
        level: oneOf(userLevels, level),
        expiresAt: days === null ? null : after(ports.clock.now(), days * day),
        reason: options.reason,
      };
      const user = await app.level.setLevel(await session.actor(), {
        id: await resolveUser(session, name),
        ...change,
      });
      session.say(
        user,
        `${user.email} is now ${user.level}${user.levelExpiresAt ? ` until ${user.levelExpiresAt.toISOString()}` : ''}.`,
      );
    });
};
