import { displayName } from '#core/access/actor/person.ts';
import type { Case } from '#core/community/moderation/case.ts';
import type { CaseRow, Cases, ContentReports } from '#core/community/moderation/ports.ts';
import type { Report } from '#core/community/moderation/report.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending } from '../engine/ordering.ts';
import { assigneeOf } from '../engine/assignee.ts';
import { staffList } from '../engine/staff-list.ts';
import { changeRows, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    cases: Case;
    contentReports: Report;
  }
}

const byAge = ascending<Report>(({ createdAt, id }) => [createdAt, id]);

export const memoryCases = (view: () => View): Cases => {
  const table = () => view().table('cases');
  const userOf = (id: string | null) => (id === null ? undefined : view().table('users').get(id));
  const nameOf = (id: string | null): string | null => {
    if (id === null) return null;
    const user = userOf(id);
    return user ? displayName(user) : '';
  };

  const reasonsOf = (caseId: string) => {
    const counts = new Map<Report['reason'], number>();
    for (const report of view().table('contentReports').all())
      if (report.caseId === caseId) counts.set(report.reason, (counts.get(report.reason) ?? 0) + 1);
    return [...counts].toSorted(ascending(([reason, count]) => [-count, reason])).map(([reason]) => reason);
  };

  const rowOf = (one: Case): CaseRow => ({
    ...one,
    ownerName: nameOf(one.ownerId) ?? '',
    takenByName: nameOf(one.takenBy),
    decidedByName: nameOf(one.decidedBy),
    reasons: reasonsOf(one.id),
    excerpt: [...one.snapshot.text].slice(0, 200).join(''),
  });

  return {
    async open(fresh) {
      const held = table()
        .all()
        .find(
          ({ targetKind, targetId, status }) =>
            targetKind === fresh.targetKind && targetId === fresh.targetId && status !== 'DECIDED',
        );
      if (held) return { held, isNew: false };
      table().set(fresh.id, fresh);
      return { held: fresh, isNew: true };
    },
    async find(id) {
      const one = table().get(id);
      return one ? rowOf(one) : null;
    },
    lock: async (id) => table().get(id) ?? null,
    async update(one) {
      if (table().get(one.id)?.version !== one.version - 1) throw new DomainError('version.stale');
      table().set(one.id, one);
    },
    list: async (request) =>
      staffList(
        table().all().map(rowOf),
        readListRequest(staffLists.cases, request),
        staffLists.cases,
        ({ ownerId }) => {
          const owner = userOf(ownerId);
          return owner ? [owner.fullname, owner.username, owner.email, owner.phone] : [];
        },
        assigneeOf(view(), 'case'),
      ),
  };
};

const nothing = { text: '', mediumIds: [], link: null } as const;

export const memoryContentReports = (view: () => View): ContentReports => {
  const table = () => view().table('contentReports');
  const isOf =
    (reporterId: string, { targetKind, targetId }: Pick<Report, 'targetKind' | 'targetId'>) =>
    (row: Report) =>
      row.reporterId === reporterId && row.targetKind === targetKind && row.targetId === targetId;

  return {
    async insert(report) {
      if (table().all().some(isOf(report.reporterId, report))) view().refuse('report.exists');
      if (!view().table('users').get(report.reporterId)) view().refuse('user.not_found');
      table().set(report.id, report);
    },
    find: async (reporterId, target) => table().all().find(isOf(reporterId, target)) ?? null,
    ofCase: async (id) =>
      table()
        .all()
        .filter(({ caseId }) => caseId === id)
        .toSorted(byAge),
    dismissedOf: async (id, since) =>
      table()
        .all()
        .filter(({ reporterId, caseId }) => {
          const one = view().table('cases').get(caseId);
          const isDismissed = one?.decision === 'DISMISS' && one.decidedAt !== null && one.decidedAt >= since;
          return reporterId === id && isDismissed;
        }).length,
    of: async (id) =>
      table()
        .all()
        .filter(({ reporterId }) => reporterId === id)
        .toSorted(byAge),
    async forgetAllOf(userId) {
      const cases = view().table('cases');
      changeRows(
        table(),
        ({ reporterId }) => reporterId === userId,
        (report) => ({ ...report, note: '' }),
      );
      changeRows(
        table(),
        ({ caseId }) => cases.get(caseId)?.ownerId === userId,
        (report) => ({ ...report, snapshot: nothing }),
      );
      changeRows(
        cases,
        ({ ownerId }) => ownerId === userId,
        (one) => ({ ...one, snapshot: nothing }),
      );
    },
  };
};
