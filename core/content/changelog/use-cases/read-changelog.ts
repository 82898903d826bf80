import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { ChangelogEntry, ChangelogEntryId } from '../changelog.ts';
import type { ChangelogRow } from '../ports.ts';

/** What was published, for everybody. */
export const readChangelog =
  ({ reads }: Reads<'changelog'>) =>
  async (_actor: Actor, page: PageRequest): Promise<Page<ChangelogRow>> =>
    reads.changelog.pageOf(page);

export const listChangelog =
  ({ reads }: Reads<'changelog'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<ChangelogEntry>> => {
    requirePermission(actor, 'bug-report.view', 'bug-report.manage');
    return reads.changelog.list(request);
  };

export const readChangelogEntry =
  ({ reads }: Reads<'changelog'>) =>
  async (actor: Actor, id: ChangelogEntryId): Promise<ChangelogRow> => {
    requirePermission(actor, 'bug-report.view', 'bug-report.manage');
    const entry = await reads.changelog.find(id);
    if (!entry) throw new DomainError('changelog.not_found');
    return entry;
  };
