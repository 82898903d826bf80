import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { bugReportBulk } from './bulk.ts';
import { bugReportArchive } from './archive.ts';
import { bugReportErrorParams, bugReportErrors } from './errors.ts';
import { bugReportReactions } from './notices.ts';
import { forgetReportsOf, mayOpenScreenshot, reportsShowing } from './shown-screenshots.ts';
import { acceptReport, declineReport, reopenReport, resolveReport } from './use-cases/decide-report.ts';
import { fileReport, fileReportFor } from './use-cases/file-report.ts';
import { mergeReport, unmergeReport } from './use-cases/merge-report.ts';
import {
  listOwnReports,
  readOwnReport,
  reopenOwnReport,
  withdrawReport,
  writeToStaff,
} from './use-cases/own-reports.ts';
import { publishReport, unpublishReport } from './use-cases/publish-report.ts';
import { readRoadmap, suggestReports, takeVoteBack, voteForReport } from './use-cases/read-roadmap.ts';
import { listReports, purgeReport, readReportFile, writeAsStaff } from './use-cases/staff-reports.ts';

const useCases = (ports: Composition) => ({
  fileReport: fileReport(ports),
  fileReportFor: fileReportFor(ports),
  suggestReports: suggestReports(ports),
  listOwnReports: listOwnReports(ports),
  readOwnReport: readOwnReport(ports),
  withdrawReport: withdrawReport(ports),
  reopenOwnReport: reopenOwnReport(ports),
  writeToStaff: writeToStaff(ports),
  readRoadmap: readRoadmap(ports),
  voteForReport: voteForReport(ports),
  takeVoteBack: takeVoteBack(ports),
  listReports: listReports(ports),
  readReportFile: readReportFile(ports),
  writeAsStaff: writeAsStaff(ports),
  acceptReport: acceptReport(ports),
  resolveReport: resolveReport(ports),
  declineReport: declineReport(ports),
  reopenReport: reopenReport(ports),
  mergeReport: mergeReport(ports),
  unmergeReport: unmergeReport(ports),
  publishReport: publishReport(ports),
  unpublishReport: unpublishReport(ports),
  purgeReport: purgeReport(ports),
});

export const bugReportModule = {
  name: 'bugReport',
  errors: bugReportErrors,
  errorParams: bugReportErrorParams,
  reactions: bugReportReactions,
  hooks: {
    archiveOf: bugReportArchive,
    whenMemberIsAnonymised: forgetReportsOf,
    mayOpenMedium: mayOpenScreenshot,
    mediumUsesOf: reportsShowing,
  },
  bulk: bugReportBulk,
  useCases,
} as const satisfies Module;
