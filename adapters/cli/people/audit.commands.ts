import { OperatorError } from '#adapters/ports/operator-error.ts';
import type { Commands } from '../engine/commands.ts';
import { calendarDay, rangeOf, readWhole, withPages, type PageFlags } from '../engine/values.ts';
import { resolveUser } from './resolve-user.ts';

type Filters = {
  action?: string;
  by?: string;
  target?: string;
  search?: string;
  from?: string;
  to?: string;
} & PageFlags;

const json = (value: unknown): string => (value === null ? '–' : JSON.stringify(value));

export const commands: Commands = (program, session) => {
  const audit = program
    .command('audit')
    .description('what staff and operators changed; nothing in it can be edited');

  withPages(audit.command('list'))
    .description('newest first')
    .option('--action <code>', 'user.set_status, coins.correct …')
    .option('--by <user>', 'whose changes: id, e-mail address or username, or system')
    .option('--target <id>', 'of one record')
    .option('--search <text>', 'name, action, record or reason; marks and case do not matter')
    .addOption(calendarDay('--from <day>', 'not before this day'))
    .addOption(calendarDay('--to <day>', 'not after this day'))
    .action(async (options: Filters) => {
      const { action, by, target, search, from, to } = options;
      const { app } = await session.application();
      const { rows, ...extent } = await app.audit.listAuditLog(await session.actor(), {
        sort: { field: 'at', order: 'DESC' },
        ...rangeOf(options),
        filter: {
          ...(action !== undefined && { action }),
          ...(by !== undefined && { actor: by === 'system' ? by : await resolveUser(session, by) }),
          ...(target !== undefined && { targetId: target }),
          ...(search !== undefined && { q: search }),
          ...(from !== undefined && { at_gte: from }),
          ...(to !== undefined && { at_lte: to }),
        },
      });
      const shown = { ...extent, ...options };
      if (session.isJson()) return session.page(rows, [], shown);
      return session.page(
        rows.map((row) => ({ ...row, at: row.at.toISOString(), by: row.actorName ?? row.actor })),
        ['id', 'at', 'by', 'action', 'targetType', 'targetId', 'reason'],
        shown,
      );
    });

  audit
    .command('show')
    .argument('<id>', 'as the list shows it')
    .description('one entry, with what stood there before and after')
    .action(async (typed: string) => {
      const id = String(readWhole('id', { least: 1, most: 999_999_999_999_999 }, typed));
      const { app } = await session.application();
      const { rows } = await app.audit.listAuditLog(await session.actor(), {
        sort: { field: 'at', order: 'DESC' },
        from: 0,
        to: 0,
        filter: { id },
      });
      const [entry] = rows;
      if (!entry) throw new OperatorError(`The audit log has no entry ${id}.`, { kind: 'not_found' });
      const { at, actorName, actor, action, targetType, targetId, before, after, reason } = entry;
      session.say(
        entry,
        [
          `${at.toISOString()} ${action} of ${targetType} ${targetId}`,
          `by      ${actorName ?? actor}`,
          `reason  ${reason ?? '–'}`,
          `before  ${json(before)}`,
          `after   ${json(after)}`,
        ].join('\n'),
      );
    });
};
