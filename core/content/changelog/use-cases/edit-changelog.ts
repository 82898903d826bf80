import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { nextVersion, type SeenVersion } from '#core/access/audit/last-write.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories, Writes } from '#core/kernel/transaction.ts';
import {
  cleanBoth,
  cleanLine,
  type BugReportId,
  type InBothLanguages,
} from '#core/content/bug-report/bug-report.ts';
import {
  changelogLimits,
  type ChangelogEntry,
  type ChangelogEntryId,
  type ChangelogKind,
} from '../changelog.ts';
import type { ChangelogRow } from '../ports.ts';

type Names = 'auditLog' | 'bugReports' | 'changelog';
type Needs = Writes<Names> & Pick<Ports, 'clock' | 'ids'>;

export type TypedEntry = Readonly<{
  kind: ChangelogKind;
  title: InBothLanguages;
  text: InBothLanguages;
  reportIds: readonly BugReportId[];
  isPublished: boolean;
}>;

/** Reports that are not on the roadmap are linked to nothing that anybody sees. Fails with bug_report.not_found. */
const cleaned = async ({ bugReports }: Pick<Repositories, Names>, typed: TypedEntry) => {
  const reportIds = [...new Set(typed.reportIds)];
  if (reportIds.length > changelogLimits.reports)
    throw fieldError('body.reportIds', 'input.max_value', { value: changelogLimits.reports });
  for (const id of reportIds) {
    const report = await bugReports.find(id);
    if (!report || report.isSecurity) throw new DomainError('bug_report.not_found');
  }
  return {
    kind: typed.kind,
    title: cleanBoth('body.title', typed.title, changelogLimits.title, cleanLine),
    text: cleanBoth('body.text', typed.text, changelogLimits.text),
    reportIds,
  };
};

const stored = async (
  { changelog }: Pick<Repositories, Names>,
  id: ChangelogEntryId,
): Promise<ChangelogRow> => {
  const entry = await changelog.find(id);
  if (!entry) throw new DomainError('changelog.not_found');
  return entry;
};

const log = (
  { auditLog }: Pick<Repositories, Names>,
  actor: Actor,
  step: Readonly<{
    action: 'add' | 'change' | 'delete';
    id: string;
    before: ChangelogEntry | null;
    after: ChangelogEntry | null;
    at: Date;
  }>,
) =>
  auditLog.append(
    audited(actor, {
      at: step.at,
      action: `changelog.${step.action}`,
      targetType: 'changelog',
      targetId: step.id,
      before: step.before,
      after: step.after,
      reason: null,
    }),
  );

export const addChangelogEntry =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor, typed: TypedEntry): Promise<ChangelogRow> => {
    requirePermission(actor, 'bug-report.manage');
    return transaction(async (repositories) => {
      const at = clock.now();
      const id = ids.next();
      const entry = {
        id,
        ...(await cleaned(repositories, typed)),
        publishedAt: typed.isPublished ? at : null,
        version: 1,
        createdAt: at,
        updatedAt: at,
      };
      await repositories.changelog.insert(entry);
      await log(repositories, actor, { action: 'add', id, before: null, after: entry, at });
      return stored(repositories, id);
    });
  };

/** What was published keeps its day, unless it was taken back in between. */
export const changeChangelogEntry =
  ({ transaction, clock }: Needs) =>
  async (
    actor: Actor,
    { id, version: seen, ...typed }: TypedEntry & SeenVersion & { id: ChangelogEntryId },
  ): Promise<ChangelogRow> => {
    requirePermission(actor, 'bug-report.manage');
    return transaction(async (repositories) => {
      const before = await repositories.changelog.lock(id);
      if (!before) throw new DomainError('changelog.not_found');
      const at = clock.now();
      const edit = { stored: before.version, seen, at, targetType: 'changelog' as const, targetId: id };
      const version = await nextVersion(repositories, actor, edit);
      const entry = {
        ...before,
        ...(await cleaned(repositories, typed)),
        publishedAt: typed.isPublished ? (before.publishedAt ?? at) : null,
        version,
        updatedAt: at,
      };
      await repositories.changelog.update(entry);
      await log(repositories, actor, { action: 'change', id, before, after: entry, at });
      return stored(repositories, id);
    });
  };

export const deleteChangelogEntry =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, id: ChangelogEntryId): Promise<void> => {
    requirePermission(actor, 'bug-report.manage');
    await transaction(async (repositories) => {
      const before = await repositories.changelog.lock(id);
      if (!before) throw new DomainError('changelog.not_found');
      await repositories.changelog.delete(id);
      await log(repositories, actor, { action: 'delete', id, before, after: null, at: clock.now() });
    });
  };
