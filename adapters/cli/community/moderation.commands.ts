import { caseStatuses, decisions, restrictionDays } from '#core/community/moderation/case.ts';
import { targetKinds } from '#core/community/moderation/report.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import type { Commands } from '../engine/commands.ts';
import { oneOf, rangeOf, wholeNumber, withPages, type PageFlags } from '../engine/values.ts';

type ListFlags = { status?: string; kind?: string } & PageFlags;
type DecideFlags = { reason: string; days?: number; hide?: true };

const daysOf = (typed: number | undefined) => {
  if (typed === undefined) return undefined;
  const days = restrictionDays.find((length) => length === typed);
  if (days === undefined) throw new OperatorError(`--days is ${restrictionDays.join(', ')}.`);
  return days;
};

export const commands: Commands = (program, session) => {
  const moderation = program
    .command('moderation')
    .description('look at what was reported, and decide about it');

  withPages(moderation.command('list'))
    .description('what is due first')
    .option('--status <status>', `${caseStatuses.join(', ')}; left out: what waits`)
    .option('--kind <type>', targetKinds.join(', '))
    .action(async (options: ListFlags) => {
      const { app } = await session.application();
      const { rows, ...extent } = await app.community.listCases(await session.actor(), {
        sort: { field: 'dueAt', order: 'ASC' },
        ...rangeOf(options),
        filter: {
          status: options.status === undefined ? ['OPEN', 'TAKEN'] : oneOf(caseStatuses, options.status),
          ...(options.kind !== undefined && { targetKind: oneOf(targetKinds, options.kind) }),
        },
      });
      const shown = { ...extent, ...options };
      if (session.isJson()) return session.page(rows, [], shown);
      const lines = rows.map((row) => ({ ...row, dueAt: row.dueAt.toISOString() }));
      const columns = ['id', 'targetKind', 'status', 'ownerName', 'weight', 'reports', 'dueAt'];
      return session.page(lines, columns, shown);
    });

  moderation
    .command('show')
    .argument('<case>', 'id of the case')
    .description('what was reported and why; whom it came from is shown to nobody')
    .action(async (id: string) => {
      const { app } = await session.application();
      const found = await app.community.getCase(await session.actor(), id);
      const reports = found.reportList.map(({ reason, note }) => `${reason}: ${note}`);
      const head = `${found.targetKind} of ${found.ownerName}, ${found.status}, due ${found.dueAt.toISOString()}`;
      session.say(found, [head, found.snapshot.text, ...reports].join('\n'));
    });

  moderation
    .command('decide')
    .argument('<case>', 'id of the case')
    .argument('<decision>', decisions.join(', '))
    .requiredOption('--reason <text>', 'the person reads it; kept in the audit log')
    .addOption(
      wholeNumber('--days <days>', `of RESTRICT: ${restrictionDays.join(', ')}`, { least: 1, most: 30 }),
    )
    .option('--hide', 'hide what was reported too')
    .description('end a case; the person can appeal for 30 days')
    .action(async (id: string, typed: string, { reason, days, hide }: DecideFlags) => {
      const { app } = await session.application();
      const actor = await session.actor();
      const { version } = await app.community.getCase(actor, id);
      const decided = await app.community.decideCase(actor, {
        id,
        version,
        decision: oneOf(decisions, typed),
        reason,
        days: daysOf(days),
        hide,
      });
      session.say(decided, `The case about ${decided.ownerName} ended with ${decided.decision ?? ''}.`);
    });

  moderation
    .command('lift')
    .argument('<sanction>', 'id of the sanction')
    .requiredOption('--reason <text>', 'kept in the audit log')
    .description('take a sanction back before its time, and undo what it did')
    .action(async (id: string, { reason }: { reason: string }) => {
      const { app } = await session.application();
      const sanction = await app.community.liftSanction(await session.actor(), { id, reason });
      session.say(sanction, `${sanction.kind} of ${sanction.userName} was lifted.`);
    });
};
