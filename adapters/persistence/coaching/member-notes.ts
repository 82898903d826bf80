import type { MemberNote } from '#core/coaching/member-note/member-note.ts';
import type { MemberNoteRow, MemberNotes } from '#core/coaching/member-note/ports.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';
import { nameOf } from '../engine/person-name.ts';

const refusals = {
  member_notes_coach_id_fkey: 'user.not_found',
  member_notes_member_id_fkey: 'user.not_found',
} as const;

/** Found once, by the index of names; not asked of each note. */
const named = '(select u.id from users u where u.search like ?)';

/** What was deleted keeps its version alone. */
const written = "(select * from member_notes where text <> '')";

/** The text itself is not among the columns. */
const list: ListSource<keyof typeof staffLists.memberNotes> = {
  select: `n.coach_id, ${nameOf('c')} as coach_name, n.member_id, ${nameOf('m')} as member_name,
    char_length(n.text) as length, n.updated_at`,
  from: `${written} n join users c on c.id = n.coach_id join users m on m.id = n.member_id`,
  own: { table: written, as: 'n' },
  columns: {
    coachId: 'n.coach_id',
    coachName: nameOf('c'),
    memberId: 'n.member_id',
    memberName: nameOf('m'),
    length: 'char_length(n.text)',
    updatedAt: 'n.updated_at',
  },
  search: `n.coach_id in ${named} or n.member_id in ${named}`,
  tieBreak: '(n.coach_id, n.member_id)',
};

export const knexMemberNotes = (db: Connection): MemberNotes => ({
  async find(coachId, memberId) {
    const [note] = await rows<MemberNote>(
      db(),
      'select * from member_notes where coach_id = ? and member_id = ?',
      [coachId, memberId],
    );
    return note ?? null;
  },

  async put({ coachId, memberId, ...note }) {
    const notes = db()('member_notes');
    const { version } = note;
    const stored = await refusing(
      refusals,
      version === 1
        ? notes
            .insert({ coachId, memberId, ...note })
            .onConflict(['coach_id', 'member_id'])
            .ignore()
            .returning('version')
        : notes.where({ coachId, memberId, version: version - 1 }).update(note, ['version']),
    );
    requireFresh(stored.length);
  },

  ofCoach: (coachId) =>
    rows<MemberNote>(
      db(),
      "select * from member_notes where coach_id = ? and text <> '' order by updated_at desc, member_id desc",
      [coachId],
    ),

  async deleteAllOf(userId) {
    await db()('member_notes').where({ coachId: userId }).orWhere({ memberId: userId }).delete();
  },

  async list(request) {
    return staffList<MemberNoteRow, keyof typeof staffLists.memberNotes>(
      db(),
      list,
      readListRequest(staffLists.memberNotes, request),
    );
  },
});
