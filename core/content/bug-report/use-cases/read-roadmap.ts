import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Page, PageRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { fold } from '#core/kernel/text/text.ts';
import type { Settings } from '#core/platform/settings/site.ts';
import { bugReportLimits, requireOwnStanding, type BugReportId } from '../bug-report.ts';
import type { RoadmapFilter } from '../ports.ts';
import { presentOnRoadmap, type RoadmapView } from '../views/report-view.ts';

export type Roadmap = Page<RoadmapView> & Readonly<{ bounties: Settings['bugBounty'] }>;

/** What staff published, in their words, with what reports bring. */
export const readRoadmap =
  ({ reads }: Reads<'bugReports' | 'settings'>) =>
  async (actor: Actor, filter: RoadmapFilter, page: PageRequest): Promise<Roadmap> => {
    const { items, nextCursor } = await reads.bugReports.roadmap(filter, page);
    const voted =
      actor.kind === 'user'
        ? await reads.bugReports.votedAmong(
            actor.id,
            items.map(({ id }) => id),
          )
        : new Set<BugReportId>();
    const { bugBounty: bounties } = await reads.settings.read();
    const shown = items.flatMap((row) => presentOnRoadmap(row, voted.has(row.id)) ?? []);
    return { items: shown, nextCursor, bounties };
  };

export type Suggestion = Readonly<{
  id: BugReportId;
  number: number;
  /** One's own leads to one's reports, another to the roadmap. */
  isOwn: boolean;
  title: Readonly<{ vi: string; en: string }>;
  votes: number;
  hasVoted: boolean;
}>;

/** What resembles a title while it is typed: published reports and one's own, and nothing of anybody else's. */
export const suggestReports =
  ({ reads }: Reads<'bugReports'>) =>
  async (actor: Actor, typed: string): Promise<readonly Suggestion[]> => {
    const { id: userId } = requireMember(actor);
    const text = fold(typed).trim();
    if (text.length < bugReportLimits.suggestionMinLength) return [];
    const { similarity, suggestions: limit } = bugReportLimits;
    const found = await reads.bugReports.suggestions(userId, text, { similarity, limit });
    const voted = await reads.bugReports.votedAmong(
      userId,
      found.map(({ report }) => report.id),
    );
    return found.map(({ report: { id, number, reporterId, title, roadmap, votes } }) => ({
      id,
      number,
      isOwn: reporterId === userId,
      title: roadmap?.title ?? { vi: title, en: title },
      // How many want what is not published is nobody's to know.
      votes: roadmap ? votes : 0,
      hasVoted: voted.has(id),
    }));
  };

type Needs = Writes<'bugReports'> & Pick<Ports, 'clock'>;

const vote =
  (wants: boolean) =>
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, id: BugReportId): Promise<RoadmapView> => {
    const { id: userId } = requireMember(actor);
    return transaction(async ({ bugReports }) => {
      await bugReports.lockGroups();
      const report = await bugReports.find(id);
      if (!report?.roadmap) throw new DomainError('bug_report.not_found');
      requireOwnStanding(report);
      if (wants) await bugReports.addVote({ reportId: id, userId, createdAt: clock.now() });
      // The vote may have been for what was merged into it.
      else for (const each of await bugReports.lockGroup(id)) await bugReports.removeVote(each.id, userId);
      const after = await bugReports.find(id);
      const shown = after && presentOnRoadmap(after, wants);
      if (!shown) throw new DomainError('bug_report.not_found');
      return shown;
    });
  };

/** One a member, however often it is given. Fails with bug_report.not_found for what is not published, bug_report.merged. */
export const voteForReport = vote(true);
export const takeVoteBack = vote(false);
