import { requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after } from '#core/kernel/time.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { isServed, requireOwn, type DomainId } from '#core/sites/domain-name/domain.ts';
import {
  checkEveryMs,
  goLive,
  isVerified,
  judgeCheck,
  type ExternalHost,
  type HostProblem,
} from '../external-host.ts';
import { holdsProof, readProblems } from '../host-records.ts';
import type { ExternalHostRow } from '../ports.ts';
import { endHost } from '../release-hosts.ts';
import type { ShownHost } from '../views/shown-host.ts';
import { expectedOf, requireHostOf, showHost, type Expecting } from './own-hosts.ts';

type Uses = Pick<Repositories, 'dnsTasks' | 'domains' | 'events' | 'externalHosts'>;
type Needs = Expecting &
  Reads<'domains' | 'externalHosts'> &
  Writes<keyof Uses> &
  Pick<Ports, 'clock' | 'dnsLookup'>;

const mostPerRun = 100;

type Seen = Readonly<{ problems: readonly HostProblem[]; lost: ExternalHost | null }>;

/** What the public DNS says now. Who verified the host before keeps it while the proof is there. */
const look = async (ports: Needs, host: ExternalHost): Promise<Seen> => {
  const problems = await readProblems(ports.dnsLookup, host, await expectedOf(ports)(host));
  const holder = problems.length > 0 ? null : await ports.reads.externalHosts.verifiedAs(host.host);
  if (holder === null || holder.id === host.id) return { problems, lost: null };
  return (await holdsProof(ports.dnsLookup, holder))
    ? { problems: [{ record: 'TXT', problem: 'TAKEN', found: [] }], lost: null }
    : { problems, lost: holder };
};

const about = ({ id: hostId, userId, host }: ExternalHost) => ({ hostId, userId, host });

const settle = async (
  uses: Uses,
  id: ExternalHost['id'],
  { problems, lost }: Seen,
  at: Date,
): Promise<void> => {
  const { externalHosts, events, domains } = uses;
  const found = await externalHosts.find(id);
  if (!found) return;
  // The site first, then its hosts: in the order in which its owner's changes hold them.
  const { zone } = await domains.lock(found.domainId);
  const host = await externalHosts.lock(id);
  if (!host || host.status === 'RELEASED') return;
  const former = lost && (await externalHosts.lock(lost.id));
  if (former && isVerified(former)) {
    await endHost(uses, former, zone, at);
    await events.append({ type: 'host.released', ...about(former) });
  }
  const { host: checked, outcome } = judgeCheck(host, problems, at);
  await externalHosts.update(checked);
  if (outcome === 'VERIFIED') await events.append({ type: 'host.verified', ...about(host) });
  if (outcome === 'FAILING') await events.append({ type: 'host.failing', ...about(host) });
  if (outcome !== 'RELEASED' && outcome !== 'DROPPED') return;
  const { domainId, target } = host;
  await uses.dnsTasks.put({
    host: `${target}.${zone}`, content: `sites.${zone}`, action: 'REMOVE', purpose: 'HOST_TARGET', domainId,
    version: 1, attempts: 0, nextAttemptAt: at, lastError: null, createdAt: at,
  }); // prettier-ignore
  await events.append({ type: 'host.released', ...about(host) });
};

const checkOne = async (ports: Needs, host: ExternalHost): Promise<void> => {
  const seen = await look(ports, host);
  await ports.transaction((uses) => settle(uses, host.id, seen, ports.clock.now()));
};

/** By its owner's button, each ten seconds. */
export const checkHost =
  (ports: Needs) =>
  async (
    actor: Actor,
    { domainId, hostId }: Readonly<{ domainId: DomainId; hostId: string }>,
  ): Promise<ShownHost> => {
    const { id: userId } = requireMember(actor);
    const { domains, externalHosts } = ports.reads;
    const domain = await domains.find(domainId);
    if (!domain) throw new DomainError('domain.not_found');
    requireOwn(domain, userId);
    const host = requireHostOf(await externalHosts.find(hostId), domainId);
    const at = ports.clock.now();
    if (host.checkedAt !== null && after(host.checkedAt, checkEveryMs) > at)
      throw new DomainError('domain.check_too_soon');
    await checkOne(ports, host);
    return showHost(ports)((await externalHosts.find(hostId)) ?? host);
  };

/** Those whose time has come, one after another. */
export const checkHosts =
  (ports: Needs) =>
  async (actor: Actor): Promise<{ checked: number }> => {
    requirePermission(actor, 'domain.manage');
    if (ports.siteZone === null) return { checked: 0 };
    let checked = 0;
    for (const id of await ports.reads.externalHosts.due(ports.clock.now(), mostPerRun)) {
      const host = await ports.reads.externalHosts.find(id);
      if (!host) continue;
      await checkOne(ports, host);
      checked += 1;
    }
    return { checked };
  };

/** A visitor came to it over https for the first time. */
export const noteHostLive =
  (ports: Needs) =>
  async (actor: Actor, name: string): Promise<void> => {
    requirePermission(actor, 'domain.manage');
    const found = await ports.reads.externalHosts.verifiedAs(name);
    if (found?.status !== 'VERIFIED') return;
    await ports.transaction(async ({ externalHosts, domains, events }) => {
      const domain = await domains.lock(found.domainId);
      const host = await externalHosts.lock(found.id);
      if (host?.status !== 'VERIFIED' || !isServed(domain)) return;
      await externalHosts.update(goLive(host, ports.clock.now()));
      await events.append({ type: 'host.live', ...about(host) });
    });
  };

export const listHosts =
  ({ reads }: Reads<'externalHosts'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<ExternalHostRow>> => {
    requirePermission(actor, 'domain.view', 'domain.manage');
    return reads.externalHosts.list(request);
  };
