import type { Ids } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { dueAtOf, type Case } from './case.ts';
import type { ReportSubject } from './hooks.ts';
import type { ReportReason, Target } from './report.ts';

type Needs = Pick<Repositories, 'cases' | 'events'>;
export type CaseStep = Readonly<{ at: Date; ids: Ids }>;

type About = Target & Readonly<{ found: ReportSubject; reason: ReportReason }>;

export const freshCase = ({ targetKind, targetId, found, reason }: About, { at, ids }: CaseStep): Case => ({
  id: ids.next(),
  targetKind,
  targetId,
  ownerId: found.ownerId,
  targetAt: found.createdAt,
  snapshot: found.snapshot,
  status: 'OPEN',
  weight: 0,
  reports: 0,
  words: [],
  dueAt: dueAtOf(reason, at),
  heldAt: null,
  takenBy: null,
  takenAt: null,
  decision: null,
  days: null,
  reason: null,
  hidden: false,
  decidedBy: null,
  decidedAt: null,
  undoneAt: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
});

/** The open case about something, held until the transaction ends; staff hear of a new one. */
export const openCase = async ({ cases, events }: Needs, about: About, step: CaseStep): Promise<Case> => {
  const { held, isNew } = await cases.open(freshCase(about, step));
  if (isNew) await events.append({ type: 'case.opened', caseId: held.id, targetKind: held.targetKind });
  return held;
};

/**
 * What met a text rule comes to staff: FLAG is shown meanwhile, HOLD is stored by its owner as waiting. A decision that
 * does not hide it calls the owner's `restore`.
 */
export const fileTextCase = async (
  repositories: Needs,
  {
    words,
    verdict,
    ...target
  }: Target & Readonly<{ found: ReportSubject; words: readonly string[]; verdict: 'FLAG' | 'HOLD' }>,
  step: CaseStep,
): Promise<void> => {
  const before = await openCase(repositories, { ...target, reason: 'OTHER' }, step);
  await repositories.cases.update({
    ...before,
    words: [...new Set([...before.words, ...words])],
    heldAt: before.heldAt ?? (verdict === 'HOLD' ? step.at : null),
    version: before.version + 1,
    updatedAt: step.at,
  });
};
