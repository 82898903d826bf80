import type { Command } from 'commander';
import type { Actor } from '#core/access/actor.ts';
import type { Application } from '#core/application.ts';
import { mailStatuses } from '#core/notification/notification.ts';
import { OperatorError } from '../operator-error.ts';
import type { Session } from './session.ts';
import { oneOf } from './users.ts';

const batch = 100;

/** Retried ones are no longer FAILED, so that the first page is always the next. */
const retryAll = async ({ notification }: Application, actor: Actor): Promise<number> => {
  let retried = 0;
  for (;;) {
    const { rows } = await notification.listMails(actor, {
      sort: { field: 'createdAt', order: 'ASC' },
      from: 0,
      to: batch - 1,
      filter: { status: 'FAILED' },
    });
    for (const { id } of rows) await notification.retryMail(actor, id);
    retried += rows.length;
    if (rows.length < batch) return retried;
  }
};

export const mailCommands = (program: Command, session: Session): void => {
  const mail = program.command('mail').description('look at mails on their way and try failed ones again');

  mail
    .command('outbox')
    .description('mails that wait or failed, oldest first; never their codes')
    .option('--status <status>', mailStatuses.join(', '))
    .option('--search <text>', 'address or template')
    .option('--limit <count>', 'at most 100', '25')
    .action(async (options: { status?: string; search?: string; limit: string }) => {
      const { app } = await session.application();
      const limit = /^\d{1,3}$/.test(options.limit) ? Number(options.limit) : 0;
      if (limit < 1 || limit > batch) throw new OperatorError('--limit takes a whole number from 1 to 100.');
      const { rows } = await app.notification.listMails(await session.actor(), {
        sort: { field: 'createdAt', order: 'ASC' },
        from: 0,
        to: limit - 1,
        filter: {
          status: options.status === undefined ? ['PENDING', 'FAILED'] : oneOf(mailStatuses, options.status),
          ...(options.search !== undefined && { q: options.search }),
        },
      });
      const shown = rows.map(
        ({ id, status, attempts, to, template, nextAttemptAt, lastError, createdAt }) => ({
          id,
          status,
          attempts,
          to,
          template,
          nextAttemptAt: status === 'PENDING' ? nextAttemptAt.toISOString() : null,
          lastError,
          createdAt: createdAt.toISOString(),
        }),
      );
      session.list(shown, ['id', 'status', 'attempts', 'to', 'template', 'nextAttemptAt', 'lastError']);
    });

  mail
    .command('retry')
    .argument('[id]', 'of a mail that failed')
    .option('--all', 'every mail that failed')
    .description('try again; the next look at the outbox sends it')
    .action(async (id: string | undefined, { all }: { all?: true }) => {
      if ((id === undefined) === (all === undefined))
        throw new OperatorError('Say which mail to retry: its id, or --all.');
      const { app } = await session.application();
      const actor = await session.actor();
      if (id !== undefined) await app.notification.retryMail(actor, id);
      const retried = id === undefined ? await retryAll(app, actor) : 1;
      session.say(
        { retried },
        retried === 1 ? 'One mail is tried again.' : `${retried} mails are tried again.`,
      );
    });
};
