import { after, hour } from '#core/kernel/time.ts';
import type { Id, UserId } from '#core/kernel/id.ts';
import { stateMachine } from '#core/kernel/state-machine.ts';
import type { ReportReason, Snapshot, Target, TargetKind } from './report.ts';

export const caseStatuses = ['OPEN', 'TAKEN', 'DECIDED'] as const;
export type CaseStatus = (typeof caseStatuses)[number];

export const decisions = ['DISMISS', 'HIDE', 'WARN', 'RESTRICT', 'HOLD', 'BAN'] as const;
export type Decision = (typeof decisions)[number];

export const restrictionDays = [1, 7, 30] as const;
export type RestrictionDays = (typeof restrictionDays)[number];

/** Everything that was reported about one thing, until it is decided; after that, another report opens another one. */
export type Case = Target &
  Readonly<{
    id: Id<'case'>;
    /** Whose it is. */
    ownerId: UserId;
    /** When it was written. */
    targetAt: Date;
    /** As it stood when the case was opened; each report keeps its own. */
    snapshot: Snapshot;
    status: CaseStatus;
    /** The sum of its reports'. */
    weight: number;
    reports: number;
    /** Words of the text rules it met. */
    words: readonly string[];
    dueAt: Date;
    /** Since when it is shown to nobody because it waits for the decision. */
    heldAt: Date | null;
    takenBy: UserId | null;
    takenAt: Date | null;
    decision: Decision | null;
    /** Of a restriction. */
    days: RestrictionDays | null;
    reason: string | null;
    /** What was reported was hidden by the decision. */
    hidden: boolean;
    /** An id, or `system`. */
    decidedBy: string | null;
    decidedAt: Date | null;
    /** An appeal was accepted: nothing of the decision holds any more. */
    undoneAt: Date | null;
    version: number;
    createdAt: Date;
    updatedAt: Date;
  }>;

export const caseSteps = stateMachine<CaseStatus>()(
  {
    take: { from: ['OPEN', 'TAKEN'], to: 'TAKEN' },
    decide: { from: ['OPEN', 'TAKEN'], to: 'DECIDED' },
  },
  'case.not_open',
);

export const caseReasonLength = { min: 3, max: 500 } as const;

const urgent: ReadonlySet<ReportReason> = new Set(['SELF_HARM', 'NUDITY']);
const hoursUntilDue = (reason: ReportReason): number => (urgent.has(reason) ? 24 : 72);

/** A later report can make a case due sooner, never later. */
export const dueAtOf = (reason: ReportReason, at: Date, earlier: Date | null = null): Date => {
  const due = after(at, hoursUntilDue(reason) * hour);
  return earlier !== null && earlier < due ? earlier : due;
};

/** From this weight on, what a new account wrote waits for the decision. */
export const holdingWeight = 3;

const heldKinds: ReadonlySet<TargetKind> = new Set(['FEED', 'COMMENT']);

/** However many reports there are, nothing of a member who is not new is hidden before someone has looked. */
export const shouldHold = (
  { targetKind, weight, heldAt }: Pick<Case, 'targetKind' | 'weight' | 'heldAt'>,
  ownerIsNew: boolean,
): boolean => heldAt === null && ownerIsNew && weight >= holdingWeight && heldKinds.has(targetKind);
