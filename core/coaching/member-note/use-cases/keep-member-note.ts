import type { Actor } from '#core/access/actor/actor.ts';
import { nextVersion, type SeenVersion } from '#core/access/audit/last-write.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { cleanNote } from '../member-note.ts';
import { requireCoachOf, type NoteAccess } from '../note-access.ts';
import { presentNote, type KeptNote } from '../views/kept-note.ts';

/** `version` is what was last seen; 0: there was no note. */
type Typed = Readonly<{ memberId: UserId; text: string }> & SeenVersion;

/** Writes the note anew; an empty text deletes it. Two windows of one coach never overwrite each other unseen. */
export const keepMemberNote =
  (ports: NoteAccess & Pick<Ports, 'transaction' | 'clock'>) =>
  async (actor: Actor, { memberId, text: typed, version: seen }: Typed): Promise<KeptNote> => {
    const coachId = await requireCoachOf(ports)(actor, memberId);
    const text = cleanNote(typed);
    return ports.transaction(async ({ memberNotes, auditLog }) => {
      const before = await memberNotes.find(coachId, memberId);
      const at = ports.clock.now();
      const edit = {
        stored: before?.version ?? 0,
        seen,
        at,
        targetType: 'member_note' as const,
        targetId: memberId,
      };
      const version = await nextVersion({ auditLog }, actor, edit);
      if (text === '' && (before?.text ?? '') === '') return presentNote(before);
      const note = { coachId, memberId, text, version, updatedAt: at };
      await memberNotes.put(note);
      return presentNote(note);
    });
  };
