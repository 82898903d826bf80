import { mayDo, type Actor } from '#core/access/actor/actor.ts';
import type { HookAnswers } from '#core/kernel/hooks.ts';
import { superUserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { decisions, type Case, type Decision } from '../case.ts';
import { hasPartIn } from '../case-guard.ts';
import { permissionsToDecide, subjectsOf } from '../moderator-rights.ts';
import type { CaseRow, SanctionRow } from '../ports.ts';
import type { Report } from '../report.ts';

/** A report without whom it came from: no answer names a reporter. */
export type StaffReport = Pick<Report, 'reason' | 'note' | 'weight' | 'snapshot' | 'createdAt'>;

export type StaffCase = CaseRow &
  Readonly<{
    reportList: readonly StaffReport[];
    /** What this person was sanctioned for before, newest first. */
    history: readonly SanctionRow[];
    /** What the reader may decide; empty once it is decided, and for those with a part in it. */
    choices: readonly Decision[];
    canHide: boolean;
    /** There are messages around the reported one, which staff can look at; each look is written down. */
    hasContext: boolean;
  }>;

const choicesOf = (answers: HookAnswers['reportSubjects'], actor: Actor, one: Case): readonly Decision[] => {
  if (one.status === 'DECIDED') return [];
  const canHide = subjectsOf(answers, one.targetKind)?.hide !== undefined;
  return decisions.filter(
    (decision) =>
      (decision !== 'HIDE' || canHide) &&
      (decision === 'DISMISS' || one.ownerId !== superUserId) &&
      mayDo(actor, ...permissionsToDecide(answers, one.targetKind, decision)),
  );
};

export const presentCase = async (
  repositories: Pick<Repositories, 'contentReports' | 'sanctions'>,
  answers: HookAnswers['reportSubjects'],
  actor: Actor,
  row: CaseRow,
): Promise<StaffCase> => {
  const [reports, history, hasPart] = await Promise.all([
    repositories.contentReports.ofCase(row.id),
    repositories.sanctions.of(row.ownerId),
    hasPartIn(repositories, actor, row),
  ]);
  const choices = hasPart ? [] : choicesOf(answers, actor, row);
  return {
    ...row,
    reportList: reports.map(({ reason, note, weight, snapshot, createdAt }) => ({
      reason,
      note,
      weight,
      snapshot,
      createdAt,
    })),
    history,
    choices,
    canHide: choices.includes('HIDE'),
    hasContext: subjectsOf(answers, row.targetKind)?.contextOf !== undefined && row.targetKind === 'MESSAGE',
  };
};
