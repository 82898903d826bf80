import { requirePerson } from '#core/access/actor/ai-user.ts';
import { actorName, requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { isGone } from '#core/people/account/user.ts';
import { holdFirstYear } from '../coins.ts';
import { newDnsTask } from '../dns-task.ts';
import { newDomain, type Domain } from '../domain.ts';
import { requireName } from '../site-name.ts';
import { nameRules, requireZone } from '../zone.ts';
import { showDomain, type Showing } from './get-own-domain.ts';
import type { DomainRow } from '../ports.ts';
import type { OwnDomain } from '../views/own-domain.ts';

type Uses = Pick<Repositories, 'dnsTasks' | 'domains' | 'holds' | 'users' | 'wallets'>;
type Needs = Showing &
  Reads<'domains' | 'settings'> &
  Writes<'auditLog' | 'dnsTasks' | 'domains' | 'holds' | 'users' | 'wallets'> &
  Pick<Ports, 'clock' | 'ids' | 'siteZone'>;

/** One purchase of a member at a time: the second finds the first. */
const take = async (
  { users, domains, dnsTasks, holds, wallets }: Uses,
  domain: Domain,
  step: Parameters<typeof holdFirstYear>[2],
): Promise<void> => {
  const owner = await users.lock(domain.userId);
  if (isGone(owner) || owner.status !== 'ACTIVE') throw new DomainError('user.not_found');
  await domains.insert(domain);
  await holdFirstYear({ holds, wallets }, domain, step);
  const { id: domainId, name, zone } = domain;
  await dnsTasks.put(newDnsTask({ action: 'ENSURE', purpose: 'NAME', domainId, name, zone, at: step.at }));
};

/** A name for a year. Its price is set aside until the record is there, and goes back when none comes. */
export const buyDomain =
  (ports: Needs) =>
  async (actor: Actor, { name: typed }: Readonly<{ name: string }>): Promise<OwnDomain> => {
    const { id: userId } = requireMember(actor);
    const zone = requireZone(ports);
    const name = requireName(typed, await nameRules(ports));
    const { ids } = ports;
    const domain = await ports.transaction(async (repositories) => {
      const at = ports.clock.now();
      const made = newDomain({ id: ids.next(), userId, name, zone, holdId: ids.next(), at });
      await take(repositories, made, { ids, actor: userId, at });
      return made;
    });
    return showDomain(ports)(domain);
  };

type Gift = Readonly<{ userId: UserId; name: string; reason: string }>;

/** Staff give a name without coins, a reserved one too. Nobody gives one to themselves. */
export const giveDomain =
  (ports: Needs) =>
  async (actor: Actor, { userId, name: typed, reason }: Gift): Promise<DomainRow> => {
    requirePermission(actor, 'domain.create', 'domain.manage');
    requirePerson(userId);
    if (actor.kind === 'user' && actor.id === userId) throw new DomainError('domain.not_permitted');
    const zone = requireZone(ports);
    const name = requireName(typed, await nameRules(ports), true);
    const { ids } = ports;
    const domain = await ports.transaction(async (repositories) => {
      const at = ports.clock.now();
      const made = newDomain({ id: ids.next(), userId, name, zone, holdId: null, at });
      await take(repositories, made, { ids, actor: actorName(actor), at });
      await repositories.auditLog.append(
        audited(actor, {
          at, reason, action: 'domain.give', targetType: 'domain', targetId: made.id,
          before: null, after: { userId, name },
        }), // prettier-ignore
      );
      return made;
    });
    return ports.reads.domains.row(domain.id);
  };
