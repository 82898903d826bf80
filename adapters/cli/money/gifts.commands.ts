import type { Commands } from '../engine/commands.ts';
import { rangeOf, withPages, type PageFlags } from '../engine/values.ts';

export const commands: Commands = (program, session) => {
  const gifts = program.command('gifts').description('what members give to each other');

  withPages(gifts.command('list'))
    .description('who gave what to whom, newest first; never the words')
    .option('--from <user>', 'the id of the giver')
    .option('--to <user>', 'the id of the receiver')
    .action(async (options: { from?: string; to?: string } & PageFlags) => {
      const { app } = await session.application();
      const { rows, ...extent } = await app.gift.listAllGifts(await session.actor(), {
        sort: { field: 'createdAt', order: 'DESC' },
        ...rangeOf(options),
        filter: {
          ...(options.from !== undefined && { giverId: options.from }),
          ...(options.to !== undefined && { receiverId: options.to }),
        },
      });
      const shown = { ...extent, ...options };
      if (session.isJson()) return session.page(rows, [], shown);
      return session.page(
        rows.map((row) => ({ ...row, at: row.createdAt.toISOString() })),
        ['id', 'giverName', 'receiverName', 'amount', 'at'],
        shown,
      );
    });
};
