import type { Appeal } from '../appeal.ts';
import type { SanctionRow } from '../ports.ts';
import type { TargetKind } from '../report.ts';
import { appealUntil, type Sanction } from '../sanction.ts';

/** A sanction as the person it is about reads it: what, why, until when, and what became of the appeal. */
export type OwnSanction = Pick<Sanction, 'id' | 'kind' | 'reason' | 'until' | 'status' | 'createdAt'> &
  Readonly<{
    targetKind: TargetKind;
    /** How what was reported begins; empty when it was the account itself. */
    excerpt: string;
    appealUntil: Date;
    mayAppeal: boolean;
    appeal: Pick<Appeal, 'text' | 'status' | 'answer' | 'decidedAt' | 'createdAt'> | null;
  }>;

export const presentSanction = (row: SanctionRow, appeal: Appeal | null, at: Date): OwnSanction => {
  const { id, kind, reason, until, status, createdAt, targetKind, excerpt } = row;
  return {
    id,
    kind,
    reason,
    until,
    status,
    createdAt,
    targetKind,
    excerpt,
    appealUntil: appealUntil(row),
    mayAppeal: appeal === null && status !== 'LIFTED' && appealUntil(row) > at,
    appeal: appeal && {
      text: appeal.text,
      status: appeal.status,
      answer: appeal.answer,
      decidedAt: appeal.decidedAt,
      createdAt: appeal.createdAt,
    },
  };
};
