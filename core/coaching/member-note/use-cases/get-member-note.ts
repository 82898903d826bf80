import type { Actor } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import { requireCoachOf, type NoteAccess } from '../note-access.ts';

/** `version` 0: there is none. */
export type KeptNote = Readonly<{ text: string; version: number; updatedAt: Date | null }>;

export const noNote: KeptNote = { text: '', version: 0, updatedAt: null };

/** What this coach has written about this member. */
export const getMemberNote =
  (ports: NoteAccess) =>
  async (actor: Actor, memberId: UserId): Promise<KeptNote> => {
    const coachId = await requireCoachOf(ports)(actor, memberId);
    const note = await ports.reads.memberNotes.find(coachId, memberId);
    if (!note) return noNote;
    const { text, version, updatedAt } = note;
    return { text, version, updatedAt };
  };
