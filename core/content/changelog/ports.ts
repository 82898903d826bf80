import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { BugReportId } from '#core/content/bug-report/bug-report.ts';
import type { ChangelogEntry, ChangelogEntryId } from './changelog.ts';

/** A report that stands on the roadmap, by its number. */
export type LinkedReport = Readonly<{
  id: BugReportId;
  number: number;
  title: Readonly<{ vi: string; en: string }>;
}>;
export type ChangelogRow = ChangelogEntry & Readonly<{ linked: readonly LinkedReport[] }>;

export interface Changelog {
  insert(entry: ChangelogEntry): Promise<void>;
  find(id: ChangelogEntryId): Promise<ChangelogRow | null>;
  /** Holds the row until the transaction ends. */
  lock(id: ChangelogEntryId): Promise<ChangelogEntry | null>;
  update(entry: ChangelogEntry): Promise<void>;
  delete(id: ChangelogEntryId): Promise<void>;
  /** Published ones, the newest first. */
  pageOf(page: PageRequest): Promise<Page<ChangelogRow>>;
  /** Filters: `id`, `kind`, `isPublished`, `q`. */
  list(request: ListRequest): Promise<List<ChangelogEntry>>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    changelog: Changelog;
  }
}
