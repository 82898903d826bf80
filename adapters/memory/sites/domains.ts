import { displayName } from '#core/access/actor/person.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { livingStatuses, type Domain } from '#core/sites/domain-name/domain.ts';
import { hostOf } from '#core/sites/domain-name/dns-task.ts';
import type { DomainRow, Domains } from '#core/sites/domain-name/ports.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import type { View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    domains: Domain;
    /** Every name that a member has, by itself; `until` of one that was changed. */
    siteNames: Readonly<{ name: string; zone: string; domainId: string; until: Date | null }>;
  }
}

const lives = ({ status }: Domain): boolean => livingStatuses.some((living) => living === status);

/** Which names are taken, and those of sites that are called otherwise now. */
const memoryOldNames = (
  view: () => View,
): Pick<Domains, 'taken' | 'keepOldName' | 'oldNameOf' | 'oldNamesDue' | 'forgetName'> => {
  const names = () => view().table('siteNames');
  return {
    taken: async (wanted) => new Set(wanted.filter((name) => names().get(name) !== undefined)),
    async keepOldName({ name, zone, domainId, until }) {
      names().set(name, { name, zone, domainId, until });
    },
    async oldNameOf(id) {
      const found = names()
        .all()
        .find(({ domainId, until }) => domainId === id && until !== null);
      return found?.until ? { ...found, until: found.until } : null;
    },
    oldNamesDue: async (at, limit) =>
      names()
        .all()
        .flatMap((found) =>
          found.until !== null && found.until <= at ? [{ ...found, until: found.until }] : [],
        )
        .toSorted(ascending(({ until, name }) => [until, name]))
        .slice(0, limit),
    async forgetName(name) {
      if (names().get(name)?.until) names().delete(name);
    },
  };
};

export const memoryDomains = (view: () => View): Domains => {
  const domains = () => view().table('domains');
  const names = () => view().table('siteNames');

  /** One name has one owner; a name that has ended is free. */
  const claim = ({ id, name, zone, ...domain }: Domain): void => {
    const taken = names().get(name);
    if (!lives({ id, name, zone, ...domain })) {
      if (taken?.domainId === id && taken.until === null) names().delete(name);
      return;
    }
    if (taken && taken.domainId !== id) view().refuse('domain.exists');
    names().set(name, { name, zone, domainId: id, until: null });
  };

  const rowOf = (domain: Domain): DomainRow => {
    const owner = view().table('users').get(domain.userId);
    const hosts = view()
      .table('externalHosts')
      .all()
      .filter(({ domainId, status }) => domainId === domain.id && status !== 'RELEASED');
    return {
      ...domain,
      userName: owner ? displayName(owner) : '',
      host: hostOf(domain),
      hosts: hosts.length,
    };
  };

  return {
    find: async (id) => domains().get(id) ?? null,
    async lock(id) {
      const domain = domains().get(id);
      if (!domain) throw new DomainError('domain.not_found');
      return domain;
    },
    livingOf: async (userId) =>
      domains()
        .all()
        .find((domain) => domain.userId === userId && lives(domain)) ?? null,
    allOf: async (userId) =>
      domains()
        .all()
        .filter((domain) => domain.userId === userId)
        .toSorted(ascending(({ createdAt, id }) => [createdAt, id])),

    async insert(domain) {
      if (!view().table('users').get(domain.userId)) view().refuse('user.not_found');
      const other = domains()
        .all()
        .find(({ userId, ...one }) => userId === domain.userId && lives({ userId, ...one }));
      if (other) view().refuse('domain.one_only');
      claim(domain);
      domains().set(domain.id, domain);
    },

    async update(domain) {
      if (domains().get(domain.id)?.version !== domain.version - 1) throw new DomainError('version.stale');
      claim(domain);
      domains().set(domain.id, domain);
    },

    ...memoryOldNames(view),

    dueSteps: async (at, limit) =>
      domains()
        .all()
        .filter(({ nextStepAt }) => nextStepAt !== null && nextStepAt <= at)
        .toSorted(ascending(({ nextStepAt, id }) => [nextStepAt ?? at, id]))
        .slice(0, limit)
        .map(({ id }) => id),
    stepsBefore: async (until, last, limit) =>
      domains()
        .all()
        .filter(
          ({ nextStepAt, id }) => nextStepAt !== null && nextStepAt <= until && (last === null || id > last),
        )
        .toSorted(ascending(({ id }) => [id]))
        .slice(0, limit),
    showing: async (mediumId) =>
      domains()
        .all()
        .filter(({ faviconId, logoId, textLogoId }) => [faviconId, logoId, textLogoId].includes(mediumId))
        .toSorted(ascending(({ id }) => [id])),

    async list(request) {
      const rows = domains()
        .all()
        .map((domain) => ({ ...rowOf(domain), isSuspended: domain.suspendedAt !== null }));
      const listed = staffList(
        rows,
        readListRequest(staffLists.domains, request),
        staffLists.domains,
        ({ name, userId }) => {
          const owner = view().table('users').get(userId);
          return [name, owner?.fullname ?? null, owner?.username ?? null, owner?.email ?? null];
        },
      );
      return { ...listed, rows: listed.rows.flatMap(({ id }) => domains().get(id) ?? []).map(rowOf) };
    },
    async row(id) {
      const domain = domains().get(id);
      if (!domain) throw new DomainError('domain.not_found');
      return rowOf(domain);
    },
    names: async () => [
      ...names()
        .all()
        .map(({ name, zone }) => ({ name, zone })),
      ...view()
        .table('externalHosts')
        .all()
        .flatMap(({ target: name, status, domainId }) => {
          const zone = domains().get(domainId)?.zone;
          return status === 'RELEASED' || zone === undefined ? [] : [{ name, zone }];
        }),
    ],
  };
};
