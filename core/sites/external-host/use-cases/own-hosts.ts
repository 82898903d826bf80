import { requireMember, requireSignedIn, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after } from '#core/kernel/time.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { newDnsTask } from '#core/sites/domain-name/dns-task.ts';
import {
  hostsChanged,
  isServed,
  requireOwn,
  type Domain,
  type DomainId,
} from '#core/sites/domain-name/domain.ts';
import { requireZone } from '#core/sites/domain-name/zone.ts';
import {
  changeHost,
  hostsAddedWithin,
  isVerified,
  mostHosts,
  mostHostsAdded,
  newExternalHost,
  type ExternalHost,
} from '../external-host.ts';
import { isApex, requireHost } from '../host-name.ts';
import type { Expected } from '../host-records.ts';
import { endHost } from '../release-hosts.ts';
import { presentHost, type ShownHost } from '../views/shown-host.ts';

export type Expecting = Reads<'settings'> & Pick<Ports, 'hostNames' | 'siteZone'>;

/** What the records of a host should say. */
export const expectedOf =
  (ports: Expecting) =>
  async ({ host }: Pick<ExternalHost, 'host'>): Promise<Expected> => {
    const { siteAddresses } = await ports.reads.settings.read();
    return {
      zone: requireZone(ports),
      isApex: isApex(ports.hostNames, host),
      addresses: siteAddresses.split(/[\s,]+/).filter(Boolean),
    };
  };

export const showHost =
  (ports: Expecting) =>
  async (host: ExternalHost): Promise<ShownHost> =>
    presentHost(ports.hostNames, host, await expectedOf(ports)(host));

type Needs = Expecting &
  Reads<'domains' | 'externalHosts'> &
  Writes<'dnsTasks' | 'domains' | 'events' | 'externalHosts'> &
  Pick<Ports, 'baseUrl' | 'chance' | 'clock' | 'ids'>;

/** The hosts of one's own site, oldest first. */
export const listOwnHosts =
  (ports: Expecting & Reads<'domains' | 'externalHosts'>) =>
  async (actor: Actor, domainId: DomainId): Promise<{ items: readonly ShownHost[] }> => {
    const { id: userId } = requireSignedIn(actor);
    const domain = await ports.reads.domains.find(domainId);
    if (!domain) throw new DomainError('domain.not_found');
    requireOwn(domain, userId);
    const hosts = await ports.reads.externalHosts.ofDomain(domainId);
    return { items: await Promise.all(hosts.map(showHost(ports))) };
  };

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** So many letters of base32, from as much chance as they need. */
const lettersOf = ({ chance }: Pick<Ports, 'chance'>, length: number): string => {
  let text = '';
  while (text.length < length)
    for (const digit of chance.token().replace(/[^A-Za-z0-9]/g, ''))
      text += alphabet[(digit.codePointAt(0) ?? 0) % 32] ?? '';
  return text.slice(0, length);
};

const lockOwn = async (
  { domains }: Pick<Repositories, 'domains'>,
  actor: Actor,
  id: DomainId,
): Promise<Domain> => {
  const { id: userId } = requireMember(actor);
  const domain = await domains.lock(id);
  requireOwn(domain, userId);
  if (domain.suspendedAt !== null) throw new DomainError('domain.suspended');
  if (!isServed(domain)) throw new DomainError('domain.not_available', { status: domain.status });
  return domain;
};

/** The platform's own name and those beside it are no member's. */
const ownHostOf = (baseUrl: string): string => /^https?:\/\/([^/:]+)/.exec(baseUrl)?.[1] ?? '';

/** Written down as wanted; it locks nobody out before its proof is there. */
export const addHost =
  (ports: Needs) =>
  async (
    actor: Actor,
    { domainId, host: typed }: Readonly<{ domainId: DomainId; host: string }>,
  ): Promise<ShownHost> => {
    const zone = requireZone(ports);
    const host = requireHost(ports.hostNames, typed, { zone, hosts: [ownHostOf(ports.baseUrl)] });
    const added = await ports.transaction(async ({ domains, externalHosts, dnsTasks }) => {
      const { userId } = await lockOwn({ domains }, actor, domainId);
      const at = ports.clock.now();
      const there = await externalHosts.ofDomain(domainId);
      const same = there.find((one) => one.host === host);
      if (same) return same;
      const recent = await externalHosts.countAdded(userId, after(at, -hostsAddedWithin));
      if (there.length >= mostHosts || recent >= mostHostsAdded)
        throw new DomainError('domain.host_limit', { count: mostHosts });
      const made = newExternalHost(
        {
          id: ports.ids.next(),
          domainId,
          userId,
          host,
          token: lettersOf(ports, 26),
          // Members' names begin with a letter: none of them can ever be this one.
          target: `2${lettersOf(ports, 11)}`,
        },
        at,
      );
      await externalHosts.insert(made);
      const { target: name } = made;
      await dnsTasks.put(newDnsTask({ action: 'ENSURE', purpose: 'HOST_TARGET', domainId, name, zone, at }));
      return made;
    });
    return showHost(ports)(added);
  };

type OfHost = Readonly<{ domainId: DomainId; hostId: ExternalHost['id'] }>;

export const requireHostOf = (host: ExternalHost | null, domainId: DomainId): ExternalHost => {
  if (host?.domainId !== domainId || host.status === 'RELEASED')
    throw new DomainError('domain.host_not_found');
  return host;
};

export const removeHost =
  (ports: Needs) =>
  (actor: Actor, { domainId, hostId }: OfHost): Promise<void> =>
    ports.transaction(async ({ domains, events, externalHosts, dnsTasks }) => {
      const { id: userId } = requireMember(actor);
      const domain = await domains.lock(domainId);
      requireOwn(domain, userId);
      const host = requireHostOf(await externalHosts.lock(hostId), domainId);
      await endHost({ externalHosts, dnsTasks }, host, domain.zone, ports.clock.now());
      await events.append(hostsChanged(domain));
    });

/** The address the site leads to; `hostId` null: the label. One that is not verified leads nowhere yet. */
export const makePrimary =
  (ports: Needs) =>
  async (actor: Actor, { domainId, hostId }: OfHost): Promise<{ items: readonly ShownHost[] }> => {
    await ports.transaction(async ({ domains, events, externalHosts }) => {
      const domain = await lockOwn({ domains }, actor, domainId);
      await events.append(hostsChanged(domain));
      const at = ports.clock.now();
      const chosen = requireHostOf(await externalHosts.lock(hostId), domainId);
      if (!isVerified(chosen)) throw new DomainError('domain.host_not_found');
      for (const host of await externalHosts.ofDomain(domainId)) {
        const isPrimary = host.id === hostId ? !host.isPrimary : false;
        if (host.isPrimary !== isPrimary) await externalHosts.update(changeHost(host, { isPrimary }, at));
      }
    });
    return listOwnHosts(ports)(actor, domainId);
  };
