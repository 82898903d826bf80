import type { ChatRoomRow } from '#core/community/chat/ports.ts';
import { roomTypes } from '#core/community/chat/room.ts';
import type { Commands } from '../engine/commands.ts';
import { oneOf, rangeOf, withPages, type PageFlags } from '../engine/values.ts';

const sentenceOf = ({ id, memberCount }: ChatRoomRow): string =>
  `Room ${id} is closed; its ${memberCount} members can still read it.`;

type Filters = Readonly<{ type?: string; open?: true; search?: string }>;

export const commands: Commands = (program, session) => {
  const chat = program
    .command('chat')
    .description('look at chat rooms, never at what is said, and close them');

  withPages(chat.command('rooms'))
    .description('rooms with their counts, newest first')
    .option('--type <type>', roomTypes.join(', '))
    .option('--open', 'only those that are not closed')
    .option('--search <text>', 'the name of a group; marks and case do not matter')
    .action(async ({ type, open, search, ...pages }: Filters & PageFlags) => {
      const { app } = await session.application();
      const { rows, ...extent } = await app.chat.listAllRooms(await session.actor(), {
        sort: { field: 'createdAt', order: 'DESC' },
        ...rangeOf(pages),
        filter: {
          ...(type !== undefined && { type: oneOf(roomTypes, type) }),
          ...(open && { closed: false }),
          ...(search !== undefined && { q: search }),
        },
      });
      const shown = { ...extent, ...pages };
      if (session.isJson()) return session.page(rows, [], shown);
      const lines = rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
      return session.page(
        lines,
        ['id', 'type', 'name', 'ownerName', 'memberCount', 'messages', 'lastAt'],
        shown,
      );
    });

  chat
    .command('close')
    .argument('<room>', 'its id')
    .requiredOption('--reason <text>', 'kept in the audit log')
    .description('close a room for everybody in it')
    .action(async (roomId: string, { reason }: { reason: string }) => {
      const { app } = await session.application();
      const room = await app.chat.closeAnyRoom(await session.actor(), { roomId, reason });
      session.say(room, sentenceOf(room));
    });
};
