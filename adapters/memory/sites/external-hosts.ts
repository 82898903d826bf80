import { displayName } from '#core/access/actor/person.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { isVerified, type ExternalHost } from '#core/sites/external-host/external-host.ts';
import type { ExternalHostRow, ExternalHosts } from '#core/sites/external-host/ports.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { deleteRows, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    externalHosts: ExternalHost;
  }
}

export const memoryExternalHosts = (view: () => View): ExternalHosts => {
  const hosts = () => view().table('externalHosts');
  const inOrder = (found: readonly ExternalHost[]) =>
    found.toSorted(ascending(({ createdAt, id }) => [createdAt, id]));
  const rowOf = (host: ExternalHost): ExternalHostRow => {
    const owner = view().table('users').get(host.userId);
    return {
      ...host,
      userName: owner ? displayName(owner) : '',
      name: view().table('domains').get(host.domainId)?.name ?? '',
    };
  };
  const requireFree = (host: ExternalHost): void => {
    if (!isVerified(host)) return;
    const other = hosts()
      .all()
      .find((one) => one.host === host.host && one.id !== host.id && isVerified(one));
    if (other) view().refuse('domain.host_taken');
  };
  return {
    lock: async (id) => hosts().get(id) ?? null,
    find: async (id) => hosts().get(id) ?? null,
    ofDomain: async (id) =>
      inOrder(
        hosts()
          .all()
          .filter(({ domainId, status }) => domainId === id && status !== 'RELEASED'),
      ),
    countAdded: async (id, since) =>
      hosts()
        .all()
        .filter(({ userId, createdAt }) => userId === id && createdAt >= since).length,
    async insert(host) {
      if (!view().table('domains').get(host.domainId)) view().refuse('domain.not_found');
      requireFree(host);
      hosts().set(host.id, host);
    },
    async update(host) {
      if (hosts().get(host.id)?.version !== host.version - 1) throw new DomainError('version.stale');
      requireFree(host);
      hosts().set(host.id, host);
    },
    verifiedAs: async (name) =>
      hosts()
        .all()
        .find((one) => one.host === name && isVerified(one)) ?? null,
    due: async (at, limit) =>
      hosts()
        .all()
        .filter(({ nextCheckAt }) => nextCheckAt !== null && nextCheckAt <= at)
        .toSorted(ascending(({ nextCheckAt, id }) => [nextCheckAt ?? at, id]))
        .slice(0, limit)
        .map(({ id }) => id),
    allOf: async (id) =>
      inOrder(
        hosts()
          .all()
          .filter(({ userId }) => userId === id),
      ),
    deleteAllOf: async (id) => deleteRows(hosts(), ({ userId }) => userId === id),
    list: async (request) =>
      staffList(
        hosts().all().map(rowOf),
        readListRequest(staffLists.externalHosts, request),
        staffLists.externalHosts,
        ({ host, name, userId }) => {
          const owner = view().table('users').get(userId);
          return [host, name, owner?.fullname ?? null, owner?.email ?? null];
        },
      ),
  };
};
