import { displayName } from '#core/access/actor/person.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Assignments, StaffNotes } from '#core/member-lifecycle/staff-work/ports.ts';
import type { Assignment, StaffNote, WorkKind } from '#core/member-lifecycle/staff-work/staff-note.ts';
import { ascending, descending } from '../engine/ordering.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    staffNotes: StaffNote;
    assignments: Assignment;
  }
}

const nameIn = (view: View, id: string): string => {
  const found = view.table('users').get(id);
  return found ? displayName(found) : '';
};

/** Reports and messages go by themselves; everything else stays as long as there is an account. */
const isOrphan =
  (view: View) =>
  ({ kind, recordId }: Readonly<{ kind: WorkKind; recordId: string }>): boolean =>
    (kind === 'bug_report' && view.table('bugReports').get(recordId) === undefined) ||
    (kind === 'contact_message' && view.table('contactMessages').get(recordId) === undefined);

export const memoryStaffNotes = (view: () => View): StaffNotes => {
  const notes = () => view().table('staffNotes');
  const where = (isAsked: (note: StaffNote) => boolean) =>
    notes()
      .all()
      .filter(isAsked)
      .map((note) => ({ ...note, authorName: nameIn(view(), note.authorId) }));
  const of =
    ({ kind, id }: Readonly<{ kind: WorkKind; id: string }>) =>
    (note: StaffNote) =>
      note.kind === kind && note.recordId === id;

  return {
    async insert(note) {
      notes().set(note.id, note);
    },
    find: async (id) => notes().get(id) ?? null,
    async update({ id, version, text, updatedAt }) {
      const before = notes().get(id);
      if (before?.version !== version - 1) throw new DomainError('version.stale');
      notes().set(id, { ...before, version, text, updatedAt });
    },
    async delete(id) {
      notes().delete(id);
    },
    ofRecord: async (record) => where(of(record)).toSorted(ascending(({ createdAt, id }) => [createdAt, id])),
    countOf: async (record) => where(of(record)).length,
    about: async (userId) =>
      where(({ aboutUserId }) => aboutUserId === userId).toSorted(
        descending(({ createdAt, id }) => [createdAt, id]),
      ),
    async deleteOrphans() {
      const gone = notes().all().filter(isOrphan(view()));
      for (const { id } of gone) notes().delete(id);
      return gone.length;
    },
    async deleteAllAbout(userId) {
      deleteRows(notes(), ({ aboutUserId }) => aboutUserId === userId);
    },
  };
};

export const memoryAssignments = (view: () => View): Assignments => {
  const assignments = () => view().table('assignments');
  return {
    lock: async ({ kind, id }) => assignments().get(keyOf(kind, id)) ?? null,
    async find({ kind, id }) {
      const found = assignments().get(keyOf(kind, id));
      return found ? { ...found, assigneeName: nameIn(view(), found.assigneeId) } : null;
    },
    async put(assignment) {
      assignments().set(keyOf(assignment.kind, assignment.recordId), assignment);
    },
    async delete({ kind, id }) {
      assignments().delete(keyOf(kind, id));
    },
    ofRecords: async (kind, ids) =>
      assignments()
        .all()
        .filter((one) => one.kind === kind && ids.includes(one.recordId))
        .map(({ recordId, assigneeId }) => ({
          recordId,
          assigneeId,
          assigneeName: nameIn(view(), assigneeId),
        })),
    async deleteOrphans() {
      const gone = assignments().all().filter(isOrphan(view()));
      for (const { kind, recordId } of gone) assignments().delete(keyOf(kind, recordId));
      return gone.length;
    },
    async deleteAllOf(id) {
      deleteRows(assignments(), ({ aboutUserId, assigneeId }) => aboutUserId === id || assigneeId === id);
    },
  };
};
