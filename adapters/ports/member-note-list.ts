import type { ListFields } from './staff-lists.ts';

/** What staff may sort and filter kept notes by. The text is none of it. */
export const memberNoteFields = {
  coachId: 'text',
  coachName: 'text',
  memberId: 'text',
  memberName: 'text',
  length: 'number',
  updatedAt: 'instant',
} as const satisfies ListFields;
