import type { AuditAction } from '#core/access/audit/audit-names.ts';
import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { giveFirstYearBack } from '../coins.ts';
import { newDnsTask } from '../dns-task.ts';
import {
  fail,
  hostsChanged,
  isServed,
  liftSuspension,
  startRelease,
  suspend,
  type Domain,
  type DomainId,
} from '../domain.ts';
import type { DomainRow } from '../ports.ts';
import { requireZone } from '../zone.ts';

type Uses = Pick<Repositories, 'auditLog' | 'dnsTasks' | 'domains' | 'events' | 'holds' | 'wallets'>;
type Needs = Reads<'domains'> & Writes<keyof Uses> & Pick<Ports, 'clock' | 'ids'>;

const reading = ['domain.view', 'domain.manage'] as const;

export const listDomains =
  ({ reads }: Reads<'domains'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<DomainRow>> => {
    requirePermission(actor, ...reading);
    return reads.domains.list(request);
  };

export const getDomain =
  ({ reads }: Reads<'domains'>) =>
  async (actor: Actor, id: DomainId): Promise<DomainRow> => {
    requirePermission(actor, ...reading);
    return reads.domains.row(id);
  };

type Decision = Readonly<{ id: DomainId; reason: string }>;
type Change = (uses: Uses, domain: Domain, at: Date) => Promise<Domain>;

const shown = ({ status, suspendedAt, suspendedReason, heldUntil }: Domain) => ({
  status,
  suspendedAt,
  suspendedReason,
  heldUntil,
});

/** Nobody decides about a name of their own; each decision is written down with its reason. */
const decide =
  (ports: Needs, action: AuditAction) =>
  async (actor: Actor, { id, reason: typed }: Decision, change: Change): Promise<DomainRow> => {
    const reason = typed.trim();
    if (reason === '') throw fieldError('body.reason', 'input.required');
    await ports.transaction(async (uses) => {
      const domain = await uses.domains.lock(id);
      if (actor.kind === 'user' && actor.id === domain.userId) throw new DomainError('domain.not_permitted');
      const at = ports.clock.now();
      const changed = await change(uses, domain, at);
      if (changed === domain) return;
      await uses.domains.update(changed);
      if (isServed(changed) !== isServed(domain)) await uses.events.append(hostsChanged(changed));
      const entry = { at, reason, action, targetType: 'domain' as const, targetId: id };
      await uses.auditLog.append(audited(actor, { ...entry, before: shown(domain), after: shown(changed) }));
    });
    return ports.reads.domains.row(id);
  };

/** Not served from now on; the year runs on. */
export const suspendDomain = (ports: Needs) => (actor: Actor, input: Decision) => {
  requirePermission(actor, 'domain.update', 'domain.manage');
  return decide(ports, 'domain.suspend')(actor, input, async ({ events }, domain, at) => {
    if (domain.suspendedAt !== null) return domain;
    const { userId, name } = domain;
    const reason = input.reason.trim();
    await events.append({ type: 'domain.suspended', domainId: domain.id, userId, name, reason });
    return suspend(domain, reason, at);
  });
};

export const liftDomainSuspension = (ports: Needs) => (actor: Actor, input: Decision) => {
  requirePermission(actor, 'domain.update', 'domain.manage');
  return decide(ports, 'domain.lift')(actor, input, async (_uses, domain, at) =>
    domain.suspendedAt === null ? domain : liftSuspension(domain, at),
  );
};

/** Ends it at once: the record is taken away, then the name is free. A name that is being set up gives its coins back. */
export const releaseDomain = (ports: Needs) => (actor: Actor, input: Decision) => {
  requirePermission(actor, 'domain.delete', 'domain.manage');
  return decide(ports, 'domain.release')(actor, input, async (uses, domain, at) => {
    const { id: domainId, userId, name, zone } = domain;
    const ended = domain.status === 'PENDING' ? fail(domain, at) : startRelease(domain, at);
    if (domain.status === 'PENDING') {
      const by = actor.kind === 'user' ? actor.id : actor.kind;
      await giveFirstYearBack(uses, domain, { ids: ports.ids, actor: by, at });
      await uses.events.append({ type: 'domain.failed', domainId, userId, name });
    }
    await uses.dnsTasks.put(newDnsTask({ action: 'REMOVE', purpose: 'NAME', domainId, name, zone, at }));
    return ended;
  });
};

/**
 * Compares the provider's zone with the names there are: what is missing is asked for, what points to the platform for
 * nobody is taken away. Answers what it found; with `isDry` it changes nothing.
 */
export const syncDns =
  (ports: Needs & Pick<Ports, 'dnsProvider' | 'siteZone'>) =>
  async (
    actor: Actor,
    { isDry = false }: Readonly<{ isDry?: boolean }> = {},
  ): Promise<{ missing: readonly string[]; orphans: readonly string[] }> => {
    requirePermission(actor, 'domain.manage');
    const zone = requireZone(ports);
    const content = `sites.${zone}`;
    const [records, names] = await Promise.all([ports.dnsProvider.list(), ports.reads.domains.names()]);
    const wanted = new Set(names.filter((name) => name.zone === zone).map(({ name }) => `${name}.${zone}`));
    const there = new Set(records.map(({ name }) => name));
    const missing = [...wanted].filter((host) => !there.has(host));
    const orphans = records.flatMap(({ name, content: to }) =>
      to === content && name.endsWith(`.${zone}`) && name !== content && !wanted.has(name) ? [name] : [],
    );
    if (isDry) return { missing, orphans };
    for (const name of missing) await ports.dnsProvider.ensure({ type: 'CNAME', name, content });
    for (const name of orphans) await ports.dnsProvider.remove(name);
    return { missing, orphans };
  };
