import { requireMayPublish, requireSignedIn, type Actor } from '#core/access/actor/actor.ts';
import { nextVersion, type SeenVersion } from '#core/access/audit/last-write.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { readOwn } from '#core/sites/domain-name/use-cases/get-own-domain.ts';
import { requireOwn, type DomainId } from '#core/sites/domain-name/domain.ts';
import { allBlocks, cleanSite, defaultSite, type OwnSite, type SiteChange } from '../own-site.ts';

/** One's own site as it is set, before the first change as it begins. */
export const getSite =
  ({ reads, clock }: Reads<'domains' | 'ownSites'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, id: DomainId): Promise<OwnSite> => {
    requireSignedIn(actor);
    await readOwn(reads, actor, id);
    const site = await reads.ownSites.find(id);
    // One that was saved before a block existed has it at the end, to be switched on.
    return site ? { ...site, blocks: allBlocks(site.blocks) } : defaultSite(id, clock.now());
  };

type Input = SiteChange & SeenVersion & Readonly<{ id: DomainId }>;

/** Looks and blocks, all at once: what a window that is older has seen is not written over unseen. */
export const changeSite =
  ({ transaction, clock }: Writes<'auditLog' | 'domains' | 'ownSites'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, { id, version: seen, ...change }: Input): Promise<OwnSite> => {
    const at = clock.now();
    const { id: userId } = requireMayPublish(actor, at);
    const cleaned = cleanSite(change);
    return transaction(async ({ domains, ownSites, auditLog }) => {
      requireOwn(await domains.lock(id), userId);
      const before = await ownSites.find(id);
      const edit = { stored: before?.version ?? 0, seen, at, targetType: 'own_site' as const, targetId: id };
      const version = await nextVersion({ auditLog }, actor, edit);
      const site: OwnSite = { ...cleaned, domainId: id, version, updatedAt: at };
      await ownSites.put(site);
      return site;
    });
  };
