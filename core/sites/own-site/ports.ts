import type { UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { DomainId } from '#core/sites/domain-name/domain.ts';
import type { OwnSite } from './own-site.ts';
import type { ServedHost } from './served-host.ts';
import type { Visit, VisitCount } from './visits.ts';

export interface OwnSites {
  find(id: DomainId): Promise<OwnSite | null>;
  /** Inserts at version 1, else replaces `version - 1`; fails with version.stale. */
  put(site: OwnSite): Promise<void>;
  /** Every name that is served: of a name that is paid for or in grace, not suspended, its owner ACTIVE. */
  servedHosts(): Promise<readonly ServedHost[]>;
  servedHost(host: string): Promise<ServedHost | null>;
  /** Where each of these members' sites stands; those without a served one are left out. */
  hostsOf(ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>>;
  countVisits(visits: readonly Readonly<{ visit: Visit; count: number }>[]): Promise<void>;
  /** From `from` on, `YYYY-MM-DD`, oldest day first. */
  visitsOf(id: DomainId, from: string): Promise<readonly VisitCount[]>;
  deleteAllOf(userId: UserId): Promise<void>;
}

export type Poster = Readonly<{
  url: string;
  host: string;
  title: string;
  tagline: string;
  language: Language;
}>;

/** A sheet to hang up: A4, PDF. */
export interface PosterPrinter {
  print(poster: Poster): Promise<Uint8Array>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    ownSites: OwnSites;
  }
}
declare module '#core/kernel/ports.ts' {
  interface Ports {
    readonly posterPrinter: PosterPrinter;
  }
}
