import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { fieldError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories, Writes } from '#core/kernel/transaction.ts';
import { chargeYear } from '../coins.ts';
import { newDnsTask } from '../dns-task.ts';
import {
  hostsChanged,
  isServed,
  remove,
  renew,
  requireOwn,
  restore,
  type Domain,
  type DomainId,
} from '../domain.ts';
import { cleanName } from '../site-name.ts';
import type { OwnDomain } from '../views/own-domain.ts';
import { showDomain, type Showing } from './get-own-domain.ts';

type Held = Pick<Repositories, 'dnsTasks' | 'domains' | 'events' | 'wallets'>;
type Needs = Showing & Writes<keyof Held> & Pick<Ports, 'ids'>;
type Change = (repositories: Held, domain: Domain, at: Date) => Promise<Domain>;

/** A change by its owner: the row is held, so that two of them come one after the other. */
const changeOwn =
  (ports: Needs) =>
  async (actor: Actor, id: DomainId, change: Change): Promise<OwnDomain> => {
    const { id: userId } = requireMember(actor);
    const after = await ports.transaction(async (repositories) => {
      const domain = await repositories.domains.lock(id);
      requireOwn(domain, userId);
      const changed = await change(repositories, domain, ports.clock.now());
      await repositories.domains.update(changed);
      if (isServed(changed) !== isServed(domain)) await repositories.events.append(hostsChanged(changed));
      return changed;
    });
    return showDomain(ports)(after);
  };

/** Another paid year, in whichever phase: each is charged. */
export const renewDomain =
  (ports: Needs) =>
  (actor: Actor, id: DomainId): Promise<OwnDomain> =>
    changeOwn(ports)(actor, id, async ({ wallets, events }, domain, at) => {
      const renewed = renew(domain, at);
      await chargeYear({ wallets }, renewed, { ids: ports.ids, actor: domain.userId, at });
      const { id: domainId, userId, name } = renewed;
      await events.append({ type: 'domain.renewed', domainId, userId, name });
      return renewed;
    });

/** Ended by its owner, who types its name; nothing is paid back. */
export const removeDomain =
  (ports: Needs) =>
  (actor: Actor, { id, name }: Readonly<{ id: DomainId; name: string }>): Promise<OwnDomain> =>
    changeOwn(ports)(actor, id, async (_repositories, domain, at) => {
      if (cleanName(name) !== domain.name) throw fieldError('body.name', 'domain.confirmation');
      return remove(domain, at);
    });

/** Taken back while its year runs, free of charge. */
export const restoreDomain =
  (ports: Needs) =>
  (actor: Actor, id: DomainId): Promise<OwnDomain> =>
    changeOwn(ports)(actor, id, async ({ dnsTasks }, domain, at) => {
      const { id: domainId, name, zone } = domain;
      await dnsTasks.put(newDnsTask({ action: 'ENSURE', purpose: 'NAME', domainId, name, zone, at }));
      return restore(domain, at);
    });
