import type { UserId } from '#core/kernel/id.ts';
import type { Assignment, StaffNote, StaffNoteId, WorkKind, WorkRecord } from './staff-note.ts';

export type NamedNote = StaffNote & Readonly<{ authorName: string }>;
export type NamedAssignee = Readonly<{ recordId: string; assigneeId: UserId; assigneeName: string }>;

export interface StaffNotes {
  insert(note: StaffNote): Promise<void>;
  find(id: StaffNoteId): Promise<StaffNote | null>;
  /** Writes text and time when the stored version is `note.version - 1`, else fails with version.stale. */
  update(note: StaffNote): Promise<void>;
  delete(id: StaffNoteId): Promise<void>;
  /** Of one record, oldest first. */
  ofRecord(record: WorkRecord): Promise<readonly NamedNote[]>;
  countOf(record: WorkRecord): Promise<number>;
  /** About one member, on whatever record, newest first. */
  about(userId: UserId): Promise<readonly NamedNote[]>;
  /** Also of records that are gone by themselves, such as purged messages. Answers how many went. */
  deleteOrphans(): Promise<number>;
  deleteAllAbout(userId: UserId): Promise<void>;
}

export interface Assignments {
  /** Who works on it, held until the transaction ends, so that two who give it away wait for each other. */
  lock(record: WorkRecord): Promise<Assignment | null>;
  find(record: WorkRecord): Promise<(Assignment & Readonly<{ assigneeName: string }>) | null>;
  /** Replaces what was there. */
  put(assignment: Assignment): Promise<void>;
  delete(record: WorkRecord): Promise<void>;
  /** Of so many records of one kind. */
  ofRecords(kind: WorkKind, ids: readonly string[]): Promise<readonly NamedAssignee[]>;
  deleteOrphans(): Promise<number>;
  /** Those about this member, and those to this person. */
  deleteAllOf(userId: UserId): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    staffNotes: StaffNotes;
    assignments: Assignments;
  }
}
