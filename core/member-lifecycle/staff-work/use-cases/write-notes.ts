import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { AuditAction } from '#core/access/audit/audit-names.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import {
  cleanStaffNote,
  mostNotes,
  requireAuthor,
  type StaffNote,
  type StaffNoteId,
  type WorkRecord,
} from '../staff-note.ts';
import { requireRecord } from '../work-records.ts';

type Needs = Pick<Ports, 'reads' | 'transaction' | 'clock' | 'ids'> & WithHooks<'reportSubjects'>;

/** That a note was written, changed or deleted; its words are in the note alone. */
const log = async (
  { auditLog }: Pick<Repositories, 'auditLog'>,
  actor: Actor,
  action: AuditAction,
  { id, kind, recordId }: StaffNote,
  at: Date,
): Promise<void> =>
  auditLog.append(
    audited(actor, {
      at,
      action,
      targetType: kind,
      targetId: recordId,
      before: null,
      after: { noteId: id },
      reason: null,
    }),
  );

export const addStaffNote =
  ({ reads, transaction, clock, ids, hooks }: Needs) =>
  async (
    actor: Actor,
    { text: typed, ...record }: WorkRecord & Readonly<{ text: string }>,
  ): Promise<StaffNote> => {
    const { aboutUserId } = await requireRecord(reads, hooks.reportSubjects, actor, record);
    const { id: authorId } = requireMember(actor);
    const text = cleanStaffNote(typed);
    return transaction(async (repositories) => {
      if ((await repositories.staffNotes.countOf(record)) >= mostNotes)
        throw new DomainError('staff_note.limit', { max: mostNotes });
      const at = clock.now();
      const note: StaffNote = {
        id: ids.next(),
        kind: record.kind,
        recordId: record.id,
        aboutUserId,
        authorId,
        text,
        version: 1,
        createdAt: at,
        updatedAt: at,
      };
      await repositories.staffNotes.insert(note);
      await log(repositories, actor, 'staff_note.add', note, at);
      return note;
    });
  };

/** One's own note, on a record that one may still see. */
const ownNote = async ({ reads, hooks }: Needs, actor: Actor, id: StaffNoteId): Promise<StaffNote> => {
  const { id: userId } = requireMember(actor);
  const note = await reads.staffNotes.find(id);
  if (!note) throw new DomainError('staff_note.not_found');
  await requireRecord(reads, hooks.reportSubjects, actor, { kind: note.kind, id: note.recordId });
  requireAuthor(note, userId);
  return note;
};

export const editStaffNote =
  (needs: Needs) =>
  async (
    actor: Actor,
    { id, text: typed, version }: Readonly<{ id: StaffNoteId; text: string; version: number }>,
  ): Promise<StaffNote> => {
    const note = await ownNote(needs, actor, id);
    const at = needs.clock.now();
    const changed = { ...note, text: cleanStaffNote(typed), version: version + 1, updatedAt: at };
    await needs.transaction(async (repositories) => {
      await repositories.staffNotes.update(changed);
      await log(repositories, actor, 'staff_note.edit', changed, at);
    });
    return changed;
  };

export const deleteStaffNote =
  (needs: Needs) =>
  async (actor: Actor, id: StaffNoteId): Promise<{ ok: true }> => {
    const note = await ownNote(needs, actor, id);
    await needs.transaction(async (repositories) => {
      await repositories.staffNotes.delete(id);
      await log(repositories, actor, 'staff_note.delete', note, needs.clock.now());
    });
    return { ok: true };
  };
