import { mayDo, type Actor } from '#core/access/actor/actor.ts';
import type { HookAnswers, WithHooks } from '#core/kernel/hooks.ts';
import { superUserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { mediumViews, type MediumView } from '#core/platform/media/medium-view.ts';
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
    /** The pictures and films of what was reported, as far as they are still there: they can't be judged unseen. */
    media: readonly MediumView[];
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

export type CasePorts = Reads<'contentReports' | 'media' | 'sanctions'> &
  Pick<Ports, 'mediaStore' | 'clock'> &
  WithHooks<'reportSubjects'>;

const shownMedia = async (
  { reads, mediaStore, clock }: CasePorts,
  { ownerId, snapshot }: CaseRow,
): Promise<readonly MediumView[]> => {
  const found = await reads.media.ofOwner(ownerId, snapshot.mediumIds);
  const inOrder = snapshot.mediumIds.flatMap((id) => found.find((medium) => medium.id === id) ?? []);
  const shown = inOrder.map((medium) => ({ medium }));
  return mediumViews({ media: reads.media, mediaStore, now: clock.now() }, shown);
};

export const presentCase = async (ports: CasePorts, actor: Actor, row: CaseRow): Promise<StaffCase> => {
  const { reads, hooks } = ports;
  const answers = hooks.reportSubjects;
  const [reports, history, hasPart, media] = await Promise.all([
    reads.contentReports.ofCase(row.id),
    reads.sanctions.of(row.ownerId),
    hasPartIn(reads, actor, row),
    row.snapshot.mediumIds.length > 0 ? shownMedia(ports, row) : [],
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
    media,
    history,
    choices,
    canHide: choices.includes('HIDE'),
    hasContext: subjectsOf(answers, row.targetKind)?.contextOf !== undefined && row.targetKind === 'MESSAGE',
  };
};
