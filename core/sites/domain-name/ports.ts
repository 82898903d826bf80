import type { MediumId, UserId } from '#core/kernel/id.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { DnsTask } from './dns-task.ts';
import type { Domain, DomainId } from './domain.ts';

/** One line for staff. `host` is the whole name. */
export type DomainRow = Domain & Readonly<{ userName: string; host: string; hosts: number }>;

/** A name that was changed: it leads to the new one until then, and is anybody's once its record is gone. */
export type OldName = Readonly<{ name: string; zone: string; domainId: DomainId; until: Date }>;

export interface Domains {
  find(id: DomainId): Promise<Domain | null>;
  /** Holds the row until the transaction ends; fails with domain.not_found. */
  lock(id: DomainId): Promise<Domain>;
  /** The one that lives: pending, served or held. */
  livingOf(userId: UserId): Promise<Domain | null>;
  /** Every one there ever was, oldest first. */
  allOf(userId: UserId): Promise<readonly Domain[]>;
  /** With its name. Fails with domain.exists when another has it, and with domain.one_only. */
  insert(domain: Domain): Promise<void>;
  /** Writes over `version - 1`, else fails with version.stale. A changed name fails with domain.exists. */
  update(domain: Domain): Promise<void>;
  /** Which of these names a member has, the old ones of renamed sites too. */
  taken(names: readonly string[]): Promise<ReadonlySet<string>>;
  /** The name of a site that is called otherwise now. */
  keepOldName(name: OldName): Promise<void>;
  oldNameOf(id: DomainId): Promise<OldName | null>;
  oldNamesDue(at: Date, limit: number): Promise<readonly OldName[]>;
  /** Its record is gone. */
  forgetName(name: string): Promise<void>;
  /** What the clock has to move on, the longest overdue first. */
  dueSteps(at: Date, limit: number): Promise<readonly DomainId[]>;
  /** Whose next step comes before `until`, in the order of their ids. */
  stepsBefore(until: Date, after: DomainId | null, limit: number): Promise<readonly Domain[]>;
  /** Whose site shows this picture. */
  showing(mediumId: MediumId): Promise<readonly Domain[]>;
  /** Filters: `id`, `userId`, `status`, `isSuspended`, `expiresAt_gte/_lte`, `q` (name, owner). */
  list(request: ListRequest): Promise<List<DomainRow>>;
  row(id: DomainId): Promise<DomainRow>;
  /** Every name there is, with what stands under it: what the zone should hold. */
  names(): Promise<readonly Readonly<{ name: string; zone: string }>[]>;
}

export interface DnsTasks {
  /** What is to become of a record from now on, whatever was asked before. */
  put(task: DnsTask): Promise<void>;
  /** The one that has waited longest, kept from other workers until `until`. */
  take(at: Date, until: Date): Promise<DnsTask | null>;
  /** Done, unless something else was asked meanwhile: then that is tried at once. Answers whether it still counted. */
  done(task: DnsTask, at: Date): Promise<boolean>;
  /** Tried again later, unless something else was asked meanwhile. */
  postpone(task: DnsTask): Promise<boolean>;
  find(host: string): Promise<DnsTask | null>;
}

export const recordTtl = 300;
export type DnsRecord = Readonly<{ type: 'CNAME'; name: string; content: string }>;

/** The zone's own records, at whichever company keeps it. Each call may be repeated. */
export interface DnsProvider {
  /** Keeps nothing anywhere: the records are shown, and the zone answers every name by a wildcard. */
  readonly isOffline: boolean;
  ensure(record: DnsRecord): Promise<void>;
  /** By its whole name; not there is as good. */
  remove(name: string): Promise<void>;
  list(): Promise<readonly DnsRecord[]>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    domains: Domains;
    dnsTasks: DnsTasks;
  }
}
declare module '#core/kernel/ports.ts' {
  interface Ports {
    readonly dnsProvider: DnsProvider;
    /** Below it stand the members' names; null: none are given out here. */
    readonly siteZone: string | null;
  }
}
