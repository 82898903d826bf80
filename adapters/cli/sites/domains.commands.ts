import { domainStatuses } from '#core/sites/domain-name/domain.ts';
import type { DomainRow } from '#core/sites/domain-name/ports.ts';
import type { Commands } from '../engine/commands.ts';
import { choice, rangeOf, withPages, type PageFlags } from '../engine/values.ts';
import { resolveUser } from '../people/resolve-user.ts';

const lineOf = ({ host, userName, status, expiresAt, suspendedAt, id }: DomainRow) => ({
  id,
  host,
  userName,
  status,
  expiresAt: expiresAt?.toISOString() ?? '',
  suspended: suspendedAt === null ? '' : 'yes',
});
const columns = ['id', 'host', 'userName', 'status', 'expiresAt', 'suspended'] as const;

type Reasoned = Readonly<{ reason: string }>;

export const commands: Commands = (program, session) => {
  const domains = program.command('domains').description('names of members’ own sites');

  const sayLine = (row: DomainRow): void => {
    const shown = lineOf(row);
    session.say(shown, Object.values(shown).filter(Boolean).join('  '));
  };

  withPages(domains.command('list'))
    .description('those that end first')
    .addOption(choice('--status <status>', domainStatuses))
    .option('--user <user>', 'id, e-mail address or username')
    .action(async ({ status, user, ...flags }: Readonly<{ status?: string; user?: string }> & PageFlags) => {
      const { app } = await session.application();
      const { rows, ...extent } = await app.domain.listDomains(await session.actor(), {
        sort: { field: 'expiresAt', order: 'ASC' },
        ...rangeOf(flags),
        filter: {
          ...(status !== undefined && { status }),
          ...(user !== undefined && { userId: await resolveUser(session, user) }),
        },
      });
      return session.page(rows.map(lineOf), [...columns], { ...extent, ...flags });
    });

  domains
    .command('show <id>')
    .description('one name with all that is known about it')
    .action(async (id: string) => {
      const { app } = await session.application();
      return sayLine(await app.domain.getDomain(await session.actor(), id));
    });

  domains
    .command('check')
    .description('look at the records of hosts whose time has come')
    .action(async () => {
      const { app } = await session.application();
      const checked = await app.domain.checkHosts(await session.actor());
      return session.say(checked, `${checked.checked} looked at.`);
    });

  const decision = (
    name: 'suspend' | 'lift' | 'release',
    about: string,
    useCase: 'suspendDomain' | 'liftDomainSuspension' | 'releaseDomain',
  ) =>
    domains
      .command(`${name} <id>`)
      .description(about)
      .requiredOption(
        '--reason <text>',
        'written into the audit log; the owner reads why a site is suspended',
      )
      .action(async (id: string, { reason }: Reasoned) => {
        const { app } = await session.application();
        return sayLine(await app.domain[useCase](await session.actor(), { id, reason }));
      });
  decision('suspend', 'serve it no longer; its year runs on', 'suspendDomain');
  decision('lift', 'serve it again', 'liftDomainSuspension');
  decision('release', 'end it at once: its record goes, then the name is free', 'releaseDomain');

  domains
    .command('give <user> <name>')
    .description('give a member a name without coins, a reserved one too')
    .requiredOption('--reason <text>', 'written into the audit log')
    .action(async (user: string, name: string, { reason }: Reasoned) => {
      const { app } = await session.application();
      const userId = await resolveUser(session, user);
      return sayLine(await app.domain.giveDomain(await session.actor(), { userId, name, reason }));
    });

  domains
    .command('reserve <name>')
    .description('keep a name, and what looks like it, for staff to give')
    .action(async (name: string) => {
      const { app } = await session.application();
      const reserved = await app.domain.reserveName(await session.actor(), name);
      return session.say({ reserved }, `Reserved: ${reserved.join(', ')}.`);
    });

  const dns = program.command('dns').description('the zone that members’ names stand in');
  dns
    .command('sync')
    .description('ask the provider for what is missing, and take away what points here for nobody')
    .option('--dry-run', 'only say what would be done')
    .action(async ({ dryRun = false }: Readonly<{ dryRun?: boolean }>) => {
      const { app } = await session.application();
      const found = await app.domain.syncDns(await session.actor(), { isDry: dryRun });
      const { missing, orphans } = found;
      return session.say(
        found,
        `Missing: ${missing.join(', ') || 'none'}. For nobody: ${orphans.join(', ') || 'none'}.`,
      );
    });
};
