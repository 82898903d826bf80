import { z } from 'zod';
import { memberNoteMaxLength } from '#core/coaching/member-note/member-note.ts';
import { byId, contract, instant, prose } from '../../engine/contract/endpoint.ts';

/** What one coach has written about one member, for that coach alone. */
const note = z.object({
  /** Empty: there is none. */
  text: z.string(),
  /** 0 without a note. */
  version: z.int(),
  updatedAt: instant.nullable(),
});

const refusals = ['coach.not_coach', 'member_note.member_not_found'] as const;

export const memberNotes = contract({
  get: {
    method: 'GET',
    path: '/me/members/:id/note',
    summary: 'What this coach noted about a member; nobody else reads it, and only while the weeks are seen',
    access: 'member',
    params: byId,
    output: note,
    refusals,
  },
  keep: {
    method: 'PUT',
    path: '/me/members/:id/note',
    summary: 'Write the note anew; an empty text deletes it',
    access: 'member',
    params: byId,
    body: z.strictObject({
      text: prose(memberNoteMaxLength),
      /** What was last seen, 0 without a note. Left out: the last write wins, and the audit log says so. */
      version: z.int().min(0).optional(),
    }),
    output: note,
    refusals: [...refusals, 'version.stale'],
    limit: 'write',
  },
});
