import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { Id, UserId } from '#core/kernel/id.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { cleanProse } from '#core/kernel/text/visible-text.ts';

/** What staff write notes on and give to one of them: people, orders and reports. */
export const workKinds = [
  'user',
  'payment',
  'coin_request',
  'order',
  'case',
  'bug_report',
  'contact_message',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** One record of these. */
export type WorkRecord = Readonly<{ kind: WorkKind; id: string }>;

export type StaffNoteId = Id<'staff-note'>;

/** What a person of the staff wrote about a record, for colleagues who may see that record. No member ever reads it. */
export type StaffNote = Readonly<{
  id: StaffNoteId;
  kind: WorkKind;
  recordId: string;
  /** The member whom the record is about; null: nobody who has an account. */
  aboutUserId: UserId | null;
  authorId: UserId;
  text: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

/** Who works on a record: one person, or nobody. */
export type Assignment = Readonly<{
  kind: WorkKind;
  recordId: string;
  aboutUserId: UserId | null;
  assigneeId: UserId;
  assignedBy: string;
  assignedAt: Date;
}>;

export const staffNoteMaxLength = 2_000;
/** One record needs no more; a list of them is read whole. */
export const mostNotes = 200;

export const cleanStaffNote = (typed: string): string => {
  const text = cleanProse(typed);
  if (text === '') throw fieldError('body.text', 'input.required');
  if (text.length > staffNoteMaxLength)
    throw fieldError('body.text', 'input.max_length', { length: staffNoteMaxLength });
  const problem = textProblem(text, 'prose');
  if (problem) throw fieldError('body.text', problem.code, problem.params);
  return text;
};

/** Its author alone changes or deletes it: a colleague's words stay as they were written. */
export const requireAuthor = (note: Pick<StaffNote, 'authorId'>, userId: UserId): void => {
  if (note.authorId !== userId) throw new DomainError('staff_note.not_own');
};
