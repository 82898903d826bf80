import type { Actor } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import { requireCoachOf, type NoteAccess } from '../note-access.ts';
import { presentNote, type KeptNote } from '../views/kept-note.ts';

/** What this coach has written about this member. */
export const getMemberNote =
  (ports: NoteAccess) =>
  async (actor: Actor, memberId: UserId): Promise<KeptNote> => {
    const coachId = await requireCoachOf(ports)(actor, memberId);
    return presentNote(await ports.reads.memberNotes.find(coachId, memberId));
  };
