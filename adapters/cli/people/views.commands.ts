import { staffListNames, type StaffListName } from '#core/access/saved-view/staff-lists.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import type { Commands } from '../engine/commands.ts';

const listNamed = (name: string | undefined): StaffListName | null => {
  if (name === undefined) return null;
  const found = staffListNames.find((list) => list === name);
  if (found === undefined) throw new OperatorError(`--list takes one of: ${staffListNames.join(', ')}.`);
  return found;
};

export const commands: Commands = (program, session) => {
  const views = program
    .command('views')
    .description('lists of the staff console as staff keep them under a name');

  views
    .command('list')
    .option('--list <name>', 'of one list, by its name in the address: users, orders …')
    .description('whose they are, and which of them are shared')
    .action(async ({ list }: { list?: string }) => {
      const { app } = await session.application();
      const rows = await app.savedView.listAllViews(await session.actor(), listNamed(list));
      const shown = rows.map(({ query, updatedAt, ...row }) => ({
        ...row,
        filter: JSON.stringify(query.filter),
        updatedAt: updatedAt.toISOString(),
      }));
      if (session.isJson()) return session.list(rows, []);
      return session.list(shown, ['id', 'list', 'name', 'ownerName', 'isShared', 'filter', 'updatedAt']);
    });

  views
    .command('remove')
    .argument('<view>', 'its id')
    .description('take a view away; a shared one leaves a line in the audit log')
    .action(async (id: string) => {
      const { app } = await session.application();
      const view = await app.savedView.removeView(await session.actor(), id);
      session.say(view, `The view "${view.name}" of ${view.list} is removed.`);
    });
};
