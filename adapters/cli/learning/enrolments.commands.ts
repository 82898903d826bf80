import { enrolmentStatuses } from '#core/learning/enrolment/enrolment.ts';
import type { Commands } from '../engine/commands.ts';
import { oneOf, rangeOf, withPages, type PageFlags } from '../engine/values.ts';

type ListFlags = { status?: string; challenge?: string; user?: string; search?: string } & PageFlags;

export const commands: Commands = (program, session) => {
  const enrolments = program.command('enrolments').description('who learns what, and refunds');

  withPages(enrolments.command('list'))
    .description('the newest first')
    .option('--status <status>', enrolmentStatuses.join(', '))
    .option('--challenge <id>', 'of one challenge')
    .option('--user <id>', 'of one person')
    .option('--search <text>', 'name or title; marks and case do not matter')
    .action(async (options: ListFlags) => {
      const { app } = await session.application();
      const { status, challenge, user, search } = options;
      const { rows, ...extent } = await app.learning.listAllEnrolments(await session.actor(), {
        sort: { field: 'enrolledAt', order: 'DESC' },
        ...rangeOf(options),
        filter: {
          ...(status !== undefined && { status: oneOf(enrolmentStatuses, status) }),
          ...(challenge !== undefined && { challengeId: challenge }),
          ...(user !== undefined && { userId: user }),
          ...(search !== undefined && { q: search }),
        },
      });
      const shown = { ...extent, ...options };
      if (session.isJson()) return session.page(rows, [], shown);
      const lines = rows.map((row) => ({ ...row, enrolledAt: row.enrolledAt.toISOString() }));
      return session.page(
        lines,
        ['id', 'userName', 'challengeTitle', 'status', 'percent', 'paid', 'enrolledAt'],
        shown,
      );
    });

  enrolments
    .command('refund')
    .argument('<enrolment>', 'its id')
    .requiredOption('--reason <text>', 'the learner reads it; kept in the audit log')
    .option('--yes', 'do not ask', false)
    .description('give the price back whole; a certificate is revoked')
    .action(async (id: string, { reason, yes }: { reason: string; yes: boolean }) => {
      const { app } = await session.application();
      const actor = await session.actor();
      const { userName, challengeTitle, paid } = await app.learning.viewEnrolment(actor, id);
      await session.confirm(`${userName} gets ${paid} Fit Coin back (${session.environment}).`, yes);
      const canceled = await app.learning.refundByStaff(actor, { id, reason });
      session.say(canceled, `${userName} has left "${challengeTitle}" and has ${paid} Fit Coin back.`);
    });
};
