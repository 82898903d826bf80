import { displayName } from '#core/access/actor/person.ts';
import {
  isOpen,
  type BugMessage,
  type BugReport,
  type BugVote,
} from '#core/content/bug-report/bug-report.ts';
import type { BugReportRow, BugReports } from '#core/content/bug-report/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending, isBelow } from '../engine/ordering.ts';
import { assigneeOf } from '../engine/assignee.ts';
import { staffList } from '../engine/staff-list.ts';
import { changeRows, deleteRows, keyOf, type View } from '../engine/store.ts';
import { similarity } from './similarity.ts';

declare module '../engine/store.ts' {
  interface Tables {
    bugReports: BugReport;
    bugVotes: BugVote;
    bugMessages: BugMessage;
  }
}

type Readings = Pick<
  BugReports,
  'find' | 'mergedInto' | 'pageOf' | 'roadmap' | 'suggestions' | 'similarTo' | 'list' | 'votedAmong'
>;

const groupIn = (view: View, id: string): ReadonlySet<string> => {
  const found = new Set([id]);
  for (const known of found)
    for (const { id: child, mergedInto } of view.table('bugReports').all())
      if (mergedInto === known) found.add(child);
  return found;
};

const nameIn = (view: View, id: string): string => {
  const user = view.table('users').get(id);
  return user ? displayName(user) : '';
};

const readings = (view: () => View): Readings => {
  const table = () => view().table('bugReports');
  const row = (report: BugReport): BugReportRow => {
    const group = groupIn(view(), report.id);
    const voters = view()
      .table('bugVotes')
      .all()
      .filter(({ reportId }) => group.has(reportId));
    return {
      ...report,
      reporterName: nameIn(view(), report.reporterId),
      votes: new Set(voters.map(({ userId }) => userId)).size,
    };
  };
  const paged = (
    found: readonly BugReport[],
    by: (report: BugReport) => Date,
    limit: number,
    cursor?: string,
  ) => {
    const place = decodeCursor(cursor, 'instant', 'id');
    const sortedBy = (report: BugReport) => [by(report), report.id] as const;
    const behind = found
      .filter((report) => !place || isBelow(sortedBy(report), [new Date(place[0]), place[1]]))
      .toSorted(descending(sortedBy));
    const { items, nextCursor } = pageOf(behind, limit, (report) => encodeCursor(...sortedBy(report)));
    return { items: items.map(row), nextCursor };
  };
  const resembling = (likeness: (report: BugReport) => number, least: number, limit: number) =>
    table()
      .all()
      .map((report) => ({ report: row(report), similarity: likeness(report) }))
      .filter((each) => each.similarity >= least)
      .toSorted((a, b) => b.similarity - a.similarity || a.report.number - b.report.number)
      .slice(0, limit);
  const publicLikeness = ({ roadmap, mergedInto }: BugReport, text: string): number =>
    roadmap && mergedInto === null
      ? Math.max(similarity(roadmap.title.vi, text), similarity(roadmap.title.en, text))
      : 0;

  return {
    async find(id) {
      const found = table().get(id);
      return found ? row(found) : null;
    },
    mergedInto: async (id) =>
      [...groupIn(view(), id)]
        .flatMap((each) => (each === id ? [] : (table().get(each) ?? [])))
        .toSorted(ascending(({ createdAt, number }) => [createdAt, number]))
        .map(row),
    pageOf: async (userId, { status }, { limit, cursor }) =>
      paged(
        table()
          .all()
          .filter((report) => report.reporterId === userId && (!status || report.status === status)),
        ({ createdAt }) => createdAt,
        limit,
        cursor,
      ),
    roadmap: async ({ stage }, { limit, cursor }) =>
      paged(
        table()
          .all()
          .filter(
            ({ roadmap, mergedInto }) =>
              roadmap !== null && mergedInto === null && (!stage || roadmap.stage === stage),
          ),
        ({ roadmap, createdAt }) => roadmap?.publishedAt ?? createdAt,
        limit,
        cursor,
      ),
    suggestions: async (userId, text, limits) =>
      resembling(
        (report) =>
          Math.max(
            publicLikeness(report, text),
            report.reporterId === userId ? similarity(report.title, text) : 0,
          ),
        limits.similarity,
        limits.limit,
      ),
    similarTo: async ({ id, title, isSecurity }, limits) =>
      resembling(
        (report) =>
          report.id === id || report.isSecurity !== isSecurity || report.mergedInto !== null
            ? -1
            : Math.max(similarity(report.title, title), publicLikeness(report, title)),
        limits.similarity,
        limits.limit,
      ),
    votedAmong: async (userId, reportIds) =>
      new Set(
        reportIds.filter((id) =>
          [...groupIn(view(), id)].some(
            (each) => view().table('bugVotes').get(keyOf(each, userId)) !== undefined,
          ),
        ),
      ),
    async list(request) {
      const all = table()
        .all()
        .map((report) => ({
          ...row(report),
          isMerged: report.mergedInto !== null,
          stage: report.roadmap?.stage ?? null,
        }));
      const found = staffList(
        all,
        readListRequest(staffLists.bugReports, request),
        staffLists.bugReports,
        ({ number, title, reporterName }) => [String(number), title, reporterName],
        assigneeOf(view(), 'bug_report'),
      );
      return {
        ...found,
        rows: found.rows.map(({ isMerged: _isMerged, stage: _stage, ...report }) => report),
      };
    },
  };
};

export const memoryBugReports = (view: () => View): BugReports => {
  const table = () => view().table('bugReports');
  const votes = () => view().table('bugVotes');
  const messages = () => view().table('bugMessages');
  // One transaction after the other: nobody else is at work.
  const alone = async () => undefined;

  return {
    ...readings(view),
    lockReporter: alone,
    lockGroups: alone,
    lockStaffMails: alone,
    async insert(report) {
      const stored = { ...report, number: view().nextNumber() };
      table().set(report.id, stored);
      return stored;
    },
    lock: async (id) => table().get(id) ?? null,
    async update(report) {
      const stored = { ...report, version: report.version + 1 };
      table().set(report.id, stored);
      return stored;
    },
    async delete(id) {
      table().delete(id);
      deleteRows(votes(), ({ reportId }) => reportId === id);
      deleteRows(messages(), ({ reportId }) => reportId === id);
    },
    lockGroup: async (id) =>
      [...groupIn(view(), id)]
        .flatMap((each) => table().get(each) ?? [])
        .toSorted(ascending(({ createdAt, number }) => [createdAt, number])),
    async countOf(userId, since) {
      const own = table()
        .all()
        .filter(({ reporterId }) => reporterId === userId);
      return {
        filed: own.filter(({ createdAt }) => createdAt > since).length,
        open: own.filter((report) => isOpen(report) && report.mergedInto === null).length,
      };
    },
    async addVote(vote) {
      const key = keyOf(vote.reportId, vote.userId);
      if (votes().get(key)) return false;
      votes().set(key, vote);
      return true;
    },
    async removeVote(reportId, userId) {
      votes().delete(keyOf(reportId, userId));
    },
    async addMessage(message) {
      messages().set(message.id, message);
    },
    messagesOf: async (reportId) =>
      messages()
        .all()
        .filter((message) => message.reportId === reportId)
        .toSorted(ascending(({ createdAt, id }) => [createdAt, id]))
        .map((message) => ({ ...message, authorName: nameIn(view(), message.authorId) })),
    showing: async (mediumId) =>
      table()
        .all()
        .filter(({ screenshots }) => screenshots.includes(mediumId)),
    mailedSince: async (since) =>
      table()
        .all()
        .filter(({ mailedAt }) => mailedAt !== null && mailedAt > since).length,
    async markMailed(id, mailedAt) {
      const report = table().get(id);
      if (report) table().set(id, { ...report, mailedAt });
    },
    allOf: async (userId) =>
      table()
        .all()
        .filter(({ reporterId }) => reporterId === userId)
        .toSorted(ascending(({ number }) => [number])),
    messagesBy: async (userId) =>
      messages()
        .all()
        .filter(({ authorId }) => authorId === userId)
        .toSorted(ascending(({ createdAt, id }) => [createdAt, id])),
    votesOf: async (userId) =>
      votes()
        .all()
        .filter((vote) => vote.userId === userId)
        .toSorted(ascending(({ createdAt, reportId }) => [createdAt, reportId])),
    async forgetAllOf(userId, at) {
      deleteRows(votes(), (vote) => vote.userId === userId);
      changeRows(
        messages(),
        ({ authorId, kind }) => authorId === userId && kind === 'REPORTER',
        (message) => ({ ...message, text: '' }),
      );
      changeRows(
        table(),
        ({ reporterId }) => reporterId === userId,
        (report) => ({
          ...report,
          title: '',
          content: '',
          browser: '',
          pageUrl: null,
          screenshots: [],
          version: report.version + 1,
          ...(isOpen(report) && { status: 'CANCELED' as const, outcome: 'WITHDRAWN' as const, closedAt: at }),
        }),
      );
    },
  };
};
