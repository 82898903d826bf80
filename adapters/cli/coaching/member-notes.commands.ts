import type { MemberNoteRow } from '#core/coaching/member-note/ports.ts';
import type { Commands } from '../engine/commands.ts';
import { resolveUser } from '../people/resolve-user.ts';
import { rangeOf, withPages, type PageFlags } from '../engine/values.ts';

const lineOf = ({ updatedAt, ...row }: MemberNoteRow) => ({ ...row, updatedAt: updatedAt.toISOString() });

type Options = Readonly<{ coach?: string; member?: string }> & PageFlags;

export const commands: Commands = (program, session) => {
  const notes = program
    .command('member-notes')
    .description('which private notes coaches keep about members; never what they say');

  withPages(notes.command('list'))
    .description('last changed first')
    .option('--coach <user>', 'id, e-mail address or username')
    .option('--member <user>', 'id, e-mail address or username')
    .action(async ({ coach, member, ...flags }: Options) => {
      const { app } = await session.application();
      const { rows, ...extent } = await app.coaching.listMemberNotes(await session.actor(), {
        sort: { field: 'updatedAt', order: 'DESC' },
        ...rangeOf(flags),
        filter: {
          ...(coach !== undefined && { coachId: await resolveUser(session, coach) }),
          ...(member !== undefined && { memberId: await resolveUser(session, member) }),
        },
      });
      return session.page(rows.map(lineOf), ['coachName', 'memberName', 'length', 'updatedAt'], {
        ...extent,
        ...flags,
      });
    });
};
