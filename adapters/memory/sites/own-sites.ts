import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import { isServed, type Domain } from '#core/sites/domain-name/domain.ts';
import { hostOf } from '#core/sites/domain-name/dns-task.ts';
import { isVerified } from '#core/sites/external-host/external-host.ts';
import type { OwnSite } from '#core/sites/own-site/own-site.ts';
import type { OwnSites } from '#core/sites/own-site/ports.ts';
import type { ServedHost } from '#core/sites/own-site/served-host.ts';
import type { Visit } from '#core/sites/own-site/visits.ts';
import { ascending } from '../engine/ordering.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    ownSites: OwnSite;
    siteVisits: Visit & Readonly<{ count: number }>;
  }
}

/** All names of one site, the one where it stands first. */
const hostsOfSite = (view: View, domain: Domain): readonly ServedHost[] => {
  const owner = view.table('users').get(domain.userId);
  if (!isServed(domain) || owner?.status !== 'ACTIVE') return [];
  const external = view
    .table('externalHosts')
    .all()
    .filter((host) => host.domainId === domain.id && isVerified(host));
  const canonical = external.find(({ isPrimary }) => isPrimary)?.host ?? hostOf(domain);
  const about = { domainId: domain.id, userId: domain.userId, canonical };
  const names = view
    .table('siteNames')
    .all()
    .filter(({ domainId }) => domainId === domain.id);
  return [
    ...names.map(
      (name) => ({ ...about, host: hostOf(name), kind: name.until === null ? 'LABEL' : 'OLD' }) as const,
    ),
    ...external.map(
      ({ host, status }) => ({ ...about, host, kind: status === 'ACTIVE' ? 'ACTIVE' : 'VERIFIED' }) as const,
    ),
  ];
};

export const memoryOwnSites = (view: () => View): OwnSites => {
  const sites = () => view().table('ownSites');
  const served = () =>
    view()
      .table('domains')
      .all()
      .flatMap((domain) => hostsOfSite(view(), domain))
      .toSorted(ascending(({ host }) => [host]));
  return {
    find: async (id) => sites().get(id) ?? null,
    async put(site) {
      if ((sites().get(site.domainId)?.version ?? 0) !== site.version - 1)
        throw new DomainError('version.stale');
      sites().set(site.domainId, site);
    },
    servedHosts: async () => served(),
    servedHost: async (host) => served().find((one) => one.host === host) ?? null,
    async hostsOf(ids) {
      const wanted = new Set<UserId>(ids);
      return new Map(
        served().flatMap(({ userId, canonical }) => (wanted.has(userId) ? [[userId, canonical]] : [])),
      );
    },
    async countVisits(visits) {
      const counts = view().table('siteVisits');
      for (const { visit, count } of visits) {
        if (!view().table('domains').get(visit.domainId)) continue;
        const { domainId, day, page, language, source } = visit;
        const key = keyOf(domainId, day, page, language, source);
        counts.set(key, { ...visit, count: (counts.get(key)?.count ?? 0) + count });
      }
    },
    visitsOf: async (id, from) =>
      view()
        .table('siteVisits')
        .all()
        .filter(({ domainId, day }) => domainId === id && day >= from)
        .toSorted(ascending(({ day, page, language, source }) => [day, page, language, source]))
        .map(({ day, page, language, source, count }) => ({ day, page, language, source, count })),
    async deleteAllOf(userId) {
      const own = new Set(
        view()
          .table('domains')
          .all()
          .flatMap((domain) => (domain.userId === userId ? [domain.id] : [])),
      );
      deleteRows(sites(), ({ domainId }) => own.has(domainId));
      deleteRows(view().table('siteVisits'), ({ domainId }) => own.has(domainId));
    },
  };
};
