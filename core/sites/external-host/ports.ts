import type { UserId } from '#core/kernel/id.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { DomainId } from '#core/sites/domain-name/domain.ts';
import type { ExternalHost } from './external-host.ts';
import type { HostNames } from './host-name.ts';

export type ExternalHostRow = ExternalHost & Readonly<{ userName: string; name: string }>;

export interface ExternalHosts {
  /** Holds the row until the transaction ends; null when there is none. */
  lock(id: ExternalHost['id']): Promise<ExternalHost | null>;
  find(id: ExternalHost['id']): Promise<ExternalHost | null>;
  /** Those that are not released, oldest first. */
  ofDomain(id: DomainId): Promise<readonly ExternalHost[]>;
  /** Also those that were removed. */
  countAdded(userId: UserId, since: Date): Promise<number>;
  insert(host: ExternalHost): Promise<void>;
  /** Writes over `version - 1`, else fails with version.stale; domain.host_taken when another has verified it. */
  update(host: ExternalHost): Promise<void>;
  /** Who has verified it. */
  verifiedAs(host: string): Promise<ExternalHost | null>;
  due(at: Date, limit: number): Promise<readonly ExternalHost['id'][]>;
  allOf(userId: UserId): Promise<readonly ExternalHost[]>;
  deleteAllOf(userId: UserId): Promise<void>;
  /** Filters: `id`, `userId`, `status`, `q` (host, owner). */
  list(request: ListRequest): Promise<List<ExternalHostRow>>;
}

export const lookupTypes = ['TXT', 'CNAME', 'A', 'AAAA', 'CAA'] as const;
export type LookupType = (typeof lookupTypes)[number];

/** The public DNS. Nothing else is ever asked of a member's host. */
export interface DnsLookup {
  /** A TXT record's parts put together, CAA as `0 issue "…"`. None is no failure; fails when nobody answers in time. */
  read(name: string, type: LookupType): Promise<readonly string[]>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    externalHosts: ExternalHosts;
  }
}
declare module '#core/kernel/ports.ts' {
  interface Ports {
    readonly dnsLookup: DnsLookup;
    readonly hostNames: HostNames;
  }
}
