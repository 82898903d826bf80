import type { Id } from '#core/kernel/id.ts';
import type { BugReportId, InBothLanguages } from '#core/content/bug-report/bug-report.ts';

export const changelogKinds = ['NEW', 'IMPROVED', 'FIXED'] as const;
export type ChangelogKind = (typeof changelogKinds)[number];
export type ChangelogEntryId = Id<'changelog-entry'>;

/** What has changed in the product, in staff's words. */
export type ChangelogEntry = Readonly<{
  id: ChangelogEntryId;
  kind: ChangelogKind;
  title: InBothLanguages;
  text: InBothLanguages;
  /** Reports that asked for it; readers are led to those that stand on the roadmap. */
  reportIds: readonly BugReportId[];
  /** Null: staff alone see it. */
  publishedAt: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

export const changelogLimits = {
  title: { min: 3, max: 150 },
  text: { min: 10, max: 5000 },
  reports: 20,
  feed: 20,
} as const;
