import type { Actor } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { MemberNote } from '../member-note.ts';
import { requireCoachOf, type NoteAccess } from '../note-access.ts';

/** `updatedAt` null: there is none; `version` is what the next one is made from all the same. */
export type KeptNote = Readonly<{ text: string; version: number; updatedAt: Date | null }>;

export const presentNote = (note: MemberNote | null): KeptNote => ({
  text: note?.text ?? '',
  version: note?.version ?? 0,
  updatedAt: note === null || note.text === '' ? null : note.updatedAt,
});

/** What this coach has written about this member. */
export const getMemberNote =
  (ports: NoteAccess) =>
  async (actor: Actor, memberId: UserId): Promise<KeptNote> => {
    const coachId = await requireCoachOf(ports)(actor, memberId);
    return presentNote(await ports.reads.memberNotes.find(coachId, memberId));
  };
