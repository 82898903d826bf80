import type { BugReport, InBothLanguages, RoadmapStage } from '#core/content/bug-report/bug-report.ts';
import type { BugReportRow } from '#core/content/bug-report/ports.ts';
import { nameOf } from '../engine/person-name.ts';

/** A report as its table has it. */
export type StoredReport = Omit<BugReport, 'roadmap' | 'screenshots'> &
  Readonly<{
    stage: RoadmapStage | null;
    publicTitle: InBothLanguages | null;
    publicSummary: InBothLanguages | null;
    publishedAt: Date | null;
    screenshots: readonly string[];
  }>;
export type ReadReport = StoredReport & Readonly<{ reporterName: string; votes: number }>;

/** The report `r` and all that were merged into it, however deep. */
export const group = `(with recursive g as (
  select r.id union select c.id from bug_reports c join g on c.merged_into = g.id) select id from g)`;
export const votes = `(select count(distinct v.user_id)::int from bug_votes v where v.report_id in ${group})`;
export const columns = `r.*, array(select s.medium_id from bug_screenshots s where s.report_id = r.id order by s.position) as screenshots`;
export const shown = `${columns}, ${nameOf('u')} as reporter_name, ${votes} as votes`;
export const source = 'bug_reports r join users u on u.id = r.reporter_id';

export const reportOf = <Row extends StoredReport>({
  stage,
  publicTitle,
  publicSummary,
  publishedAt,
  ...report
}: Row): BugReport => ({
  ...report,
  roadmap:
    stage && publicTitle && publicSummary && publishedAt
      ? { stage, title: publicTitle, summary: publicSummary, publishedAt }
      : null,
});

export const rowOf = (row: ReadReport): BugReportRow => {
  const { reporterName, votes: counted } = row;
  return { ...reportOf(row), reporterName, votes: counted };
};

/** What is written; screenshots have a table of their own. */
export const storedOf = ({
  roadmap,
  screenshots: _screenshots,
  ...report
}: Omit<BugReport, 'number'> & { number?: number }) => {
  const { number: _number, ...columnsOf } = report;
  return {
    ...columnsOf,
    stage: roadmap?.stage ?? null,
    publicTitle: roadmap && JSON.stringify(roadmap.title),
    publicSummary: roadmap && JSON.stringify(roadmap.summary),
    publishedAt: roadmap?.publishedAt ?? null,
  };
};
