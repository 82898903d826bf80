import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';

/** A coach's own words, also about members who have ended the access. The member's archive holds none of them. */
export const memberNoteArchive: Hooks['archiveOf'] = async ({ memberNotes }, userId) => ({
  memberNotes: (await memberNotes.ofCoach(userId)).map((note) => without(note, 'coachId', 'version')),
});
