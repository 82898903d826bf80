import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { countAction } from '#core/community/activity/count-action.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { cleanProse } from '#core/kernel/text/visible-text.ts';
import { fileReport } from '../file-report.ts';
import { subjectsOf } from '../moderator-rights.ts';
import { reportNoteMaxLength, type Report, type ReportReason, type Target } from '../report.ts';

type Typed = Target & Readonly<{ reason: ReportReason; note: string }>;
/** What the reporter gets back of it. */
export type FiledReport = Pick<Report, 'id' | 'targetKind' | 'targetId' | 'reason' | 'createdAt'>;
type Needs = Pick<Ports, 'transaction' | 'clock' | 'ids'> & WithHooks<'reportSubjects'>;

const readNote = (typed: string): string => {
  const note = cleanProse(typed);
  if (note.length > reportNoteMaxLength)
    throw fieldError('body.note', 'input.max_length', { length: reportNoteMaxLength });
  const problem = textProblem(note, 'prose');
  if (problem) throw fieldError('body.note', problem.code, problem.params);
  return note;
};

/** Lets staff know of something that the member sees and that should not be there. */
export const reportContent =
  ({ transaction, clock, ids, hooks }: Needs) =>
  async (actor: Actor, { targetKind, targetId, reason, note: typed }: Typed): Promise<FiledReport> => {
    const { id: reporterId } = requireMember(actor);
    const note = readNote(typed);
    return transaction(async (repositories) => {
      const at = clock.now();
      const subjects = subjectsOf(hooks.reportSubjects, targetKind);
      const found = await subjects?.find(repositories, actor, targetKind, targetId);
      if (!subjects || !found) throw new DomainError('report.not_found');
      if (found.ownerId === reporterId) throw new DomainError('report.own');
      if (await repositories.contentReports.find(reporterId, { targetKind, targetId }))
        throw new DomainError('report.exists');
      const { isNew } = await countAction(repositories, reporterId, 'REPORT', at);
      const filed = await fileReport(
        repositories,
        { targetKind, targetId, reason, note, reporterId, reporterIsNew: isNew, found },
        { at, ids },
      );
      if (filed.mustHold)
        await subjects.hide?.(repositories, targetKind, targetId, {
          reason: '',
          at,
          ids,
          caseId: filed.case.id,
          isHeld: true,
        });
      const { id, createdAt } = filed.report;
      return { id, targetKind, targetId, reason, createdAt };
    });
  };
