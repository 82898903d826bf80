import { displayName } from '#core/access/actor/person.ts';
import type { MemberNote } from '#core/coaching/member-note/member-note.ts';
import type { MemberNoteRow, MemberNotes } from '#core/coaching/member-note/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { descending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { keyOf, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    memberNotes: MemberNote;
  }
}

export const memoryMemberNotes = (view: () => View): MemberNotes => {
  const notes = () => view().table('memberNotes');
  const user = (id: string) => view().table('users').get(id);
  const nameOf = (id: string): string => {
    const found = user(id);
    return found ? displayName(found) : '';
  };

  const requireVersion = (coachId: string, memberId: string, version: number): void => {
    if ((notes().get(keyOf(coachId, memberId))?.version ?? 0) !== version)
      throw new DomainError('version.stale');
  };

  const rowOf = ({ coachId, memberId, text, updatedAt }: MemberNote): MemberNoteRow => ({
    coachId,
    coachName: nameOf(coachId),
    memberId,
    memberName: nameOf(memberId),
    length: [...text].length,
    updatedAt,
  });

  return {
    find: async (coachId, memberId) => notes().get(keyOf(coachId, memberId)) ?? null,

    async put(note) {
      const { coachId, memberId, version } = note;
      requireVersion(coachId, memberId, version - 1);
      if (!user(coachId) || !user(memberId)) view().refuse('user.not_found');
      notes().set(keyOf(coachId, memberId), note);
    },

    ofCoach: async (id) =>
      notes()
        .all()
        .filter(({ coachId, text }) => coachId === id && text !== '')
        .toSorted(descending(({ updatedAt, memberId }) => [updatedAt, memberId])),

    async deleteAllOf(id) {
      for (const [key, { coachId, memberId }] of notes().entries())
        if (coachId === id || memberId === id) notes().delete(key);
    },

    async list(request) {
      const rows = notes()
        .all()
        .filter(({ text }) => text !== '')
        .map((note) => ({ id: keyOf(note.coachId, note.memberId), ...rowOf(note) }));
      const listed = staffList(
        rows,
        readListRequest(staffLists.memberNotes, request),
        staffLists.memberNotes,
        ({ coachId, memberId }) =>
          [user(coachId), user(memberId)].flatMap((one) =>
            one ? [one.fullname, one.username, one.email, one.phone] : [],
          ),
      );
      return { ...listed, rows: listed.rows.flatMap(({ id }) => notes().get(id) ?? []).map(rowOf) };
    },
  };
};
