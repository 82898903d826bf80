import type { Actor } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import { pageRequest } from '#core/kernel/page.ts';
import { adminBugReports } from '#http/content/contract/admin-bug-reports.ts';
import { bugReports } from '#http/content/contract/bug-reports.ts';
import { adminChangelog, changelog } from '#http/content/contract/changelog.ts';
import { listRequest } from '../../engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const bugReportRoutes = ({ bugReport }: Application) =>
  handlers(bugReports, {
    file: ({ actor, body }) => bugReport.fileReport(actor, body),
    list: ({ actor, query: { status, ...page } }) =>
      bugReport.listOwnReports(actor, { status }, pageRequest(page)),
    suggestions: async ({ actor, query }) => [...(await bugReport.suggestReports(actor, query.q))],
    get: ({ actor, params }) => bugReport.readOwnReport(actor, params.id),
    withdraw: ({ actor, params }) => bugReport.withdrawReport(actor, params.id),
    reopen: ({ actor, params }) => bugReport.reopenOwnReport(actor, params.id),
    write: async ({ actor, params, body }) => [
      ...(await bugReport.writeToStaff(actor, { ...params, ...body })),
    ],
    vote: ({ actor, params }) => bugReport.voteForReport(actor, params.id),
    takeVoteBack: ({ actor, params }) => bugReport.takeVoteBack(actor, params.id),
    roadmap: ({ actor, query: { stage, ...page } }) =>
      bugReport.readRoadmap(actor, { stage }, pageRequest(page)),
  });

/** What staff see after each step: the report as it stands now. */
const fileOf = async ({ bugReport }: Pick<Application, 'bugReport'>, actor: Actor, id: string) => {
  const { report, bounty, ...file } = await bugReport.readReportFile(actor, id);
  const { paid, ...offered } = bounty;
  return {
    ...report,
    ...file,
    bounty: { ...offered, status: paid?.status ?? null, amount: paid?.amount ?? null },
  };
};

export const adminBugReportRoutes = ({ bugReport, bounty, staffWork }: Application) => {
  const after = async (actor: Actor, id: string, work: Promise<unknown>) => {
    await work;
    return fileOf({ bugReport }, actor, id);
  };
  return handlers(adminBugReports, {
    list: async ({ actor, query }) =>
      listAnswer(
        await staffWork.withAssignees('bug_report', await bugReport.listReports(actor, listRequest(query))),
      ),
    get: ({ actor, params }) => fileOf({ bugReport }, actor, params.id),
    file: ({ actor, body }) => bugReport.fileReportFor(actor, body),
    accept: ({ actor, params: { id }, body }) =>
      after(actor, id, bugReport.acceptReport(actor, { id, ...body })),
    resolve: ({ actor, params: { id }, body }) =>
      after(actor, id, bugReport.resolveReport(actor, { id, ...body })),
    decline: ({ actor, params: { id }, body }) =>
      after(actor, id, bugReport.declineReport(actor, { id, ...body })),
    reopen: ({ actor, params: { id } }) => after(actor, id, bugReport.reopenReport(actor, id)),
    write: async ({ actor, params, body }) => [
      ...(await bugReport.writeAsStaff(actor, { ...params, ...body })),
    ],
    merge: ({ actor, params: { id }, body }) =>
      after(actor, id, bugReport.mergeReport(actor, { id, ...body })),
    unmerge: ({ actor, params: { id } }) => after(actor, id, bugReport.unmergeReport(actor, id)),
    publish: ({ actor, params: { id }, body }) =>
      after(actor, id, bugReport.publishReport(actor, { id, ...body })),
    unpublish: ({ actor, params: { id } }) => after(actor, id, bugReport.unpublishReport(actor, id)),
    purge: async ({ actor, params }) => {
      await bugReport.purgeReport(actor, params.id);
      return { ok: true as const };
    },
    month: ({ actor }) => bounty.readBountyMonth(actor),
  });
};

export const changelogRoutes = ({ changelog: entries }: Application) =>
  handlers(changelog, {
    list: ({ actor, query }) => entries.readChangelog(actor, pageRequest(query)),
  });

export const adminChangelogRoutes = ({ changelog: entries }: Application) =>
  handlers(adminChangelog, {
    list: async ({ actor, query }) => listAnswer(await entries.listChangelog(actor, listRequest(query))),
    get: ({ actor, params }) => entries.readChangelogEntry(actor, params.id),
    add: ({ actor, body }) => entries.addChangelogEntry(actor, body),
    change: ({ actor, params, body }) => entries.changeChangelogEntry(actor, { ...params, ...body }),
    delete: async ({ actor, params }) => {
      await entries.deleteChangelogEntry(actor, params.id);
      return { ok: true as const };
    },
  });
