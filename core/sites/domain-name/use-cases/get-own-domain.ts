import { requireSignedIn, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { yearFee } from '../coins.ts';
import { hostOf } from '../dns-task.ts';
import { requireOwn, type Domain, type DomainId } from '../domain.ts';
import { sitePicturesOf } from '../site-pictures.ts';
import { presentDomain, type OwnDomain } from '../views/own-domain.ts';

export type Showing = Reads<'dnsTasks' | 'domains' | 'media'> & Pick<Ports, 'clock' | 'mediaStore'>;

export const showDomain =
  (ports: Showing) =>
  async (domain: Domain): Promise<OwnDomain> => {
    const { reads, clock } = ports;
    const [task, oldName, pictures] = await Promise.all([
      reads.dnsTasks.find(hostOf(domain)),
      reads.domains.oldNameOf(domain.id),
      sitePicturesOf(ports)(domain),
    ]);
    return presentDomain(domain, { task, oldName, pictures, at: clock.now() });
  };

/** One's own, by its id. */
export const readOwn = async (
  { domains }: Pick<Ports['reads'], 'domains'>,
  actor: Actor,
  id: DomainId,
): Promise<Domain> => {
  const { id: userId } = requireSignedIn(actor);
  const domain = await domains.find(id);
  if (!domain) throw new DomainError('domain.not_found');
  requireOwn(domain, userId);
  return domain;
};

type Balance = Readonly<{ price: number; fitCoin: number }>;
/** `domain` is the one that lives, or the last that did not come to be. */
export type DomainOverview = Readonly<{ zone: string | null; domain: OwnDomain | null }> & Balance;

/** What the member has, and what one costs. */
export const getOwnDomains =
  (ports: Showing & Reads<'wallets'> & Pick<Ports, 'siteZone'>) =>
  async (actor: Actor): Promise<DomainOverview> => {
    const { id } = requireSignedIn(actor);
    const { reads } = ports;
    const [living, all, { fitCoin }] = await Promise.all([
      reads.domains.livingOf(id),
      reads.domains.allOf(id),
      reads.wallets.of(id),
    ]);
    const shown = living ?? all.findLast(({ status }) => status === 'FAILED') ?? null;
    return {
      zone: ports.siteZone,
      price: yearFee.amount,
      fitCoin,
      domain: shown && (await showDomain(ports)(shown)),
    };
  };

export const getOwnDomain =
  (ports: Showing) =>
  async (actor: Actor, id: DomainId): Promise<OwnDomain> =>
    showDomain(ports)(await readOwn(ports.reads, actor, id));
