import type { Actor } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import { mailStatuses } from '#core/platform/notification/notification.ts';
import { statusMailMaxLength } from '#core/platform/notification/delivery/readers/status-mail.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import type { Commands } from '../engine/commands.ts';
import { oneOf, rangeOf, withPages, type PageFlags } from '../engine/values.ts';

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

export const commands: Commands = (program, session) => {
  const mail = program.command('mail').description('look at mails on their way and try failed ones again');

  withPages(mail.command('outbox'))
    .description('mails that wait or failed, oldest first; never their codes')
    .option('--status <status>', mailStatuses.join(', '))
    .option('--search <text>', 'address or template')
    .action(async (options: { status?: string; search?: string } & PageFlags) => {
      const { app } = await session.application();
      const { rows, ...extent } = await app.notification.listMails(await session.actor(), {
        sort: { field: 'createdAt', order: 'ASC' },
        ...rangeOf(options),
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
      session.page(shown, ['id', 'status', 'attempts', 'to', 'template', 'nextAttemptAt', 'lastError'], {
        ...extent,
        ...options,
      });
    });

  mail
    .command('bounce')
    .description(
      'read a mail that came back from standard input (RFC 3464, or a complaint of RFC 5965), for a mail server to pipe into',
    )
    .action(async () => {
      const lines: string[] = [];
      let length = 0;
      // What counts stands at the beginning; the rest is read and dropped, so that the server sees no broken pipe.
      for await (const line of session.console.input) {
        if (length <= statusMailMaxLength) lines.push(line);
        length += line.length + 1;
      }
      const { app } = await session.application();
      const { read, stored } = await app.notification.receiveStatusMail(
        await session.actor(),
        lines.join('\n'),
      );
      session.say(
        { read, stored },
        read === 0
          ? 'It is no report about a mail.'
          : stored === 0
            ? 'Nothing new: it is about no mail of ours, or was known.'
            : `${stored} taken into account.`,
      );
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
