import { contactStatuses, contactSteps } from '#core/content/contact/contact-message.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import type { Commands } from '../engine/commands.ts';
import { oneOf, rangeOf, withPages, type PageFlags } from '../engine/values.ts';

type Options = Readonly<{ status?: string; search?: string }> & PageFlags;

export const commands: Commands = (program, session) => {
  const contact = program.command('contact').description('what people wrote through the contact form');

  withPages(contact.command('list'))
    .description('newest first')
    .option('--status <status>', contactStatuses.join(', '))
    .option('--search <text>', 'name, address or subject')
    .action(async ({ status, search, ...flags }: Options) => {
      const { app } = await session.application();
      const { rows, ...extent } = await app.content.listContactMessages(await session.actor(), {
        sort: { field: 'createdAt', order: 'DESC' },
        ...rangeOf(flags),
        filter: {
          ...(status !== undefined && { status: oneOf(contactStatuses, status) }),
          ...(search !== undefined && { q: search }),
        },
      });
      const shown = rows.map(({ createdAt, updatedAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
      }));
      session.page(shown, ['id', 'status', 'name', 'email', 'subject', 'createdAt'], { ...extent, ...flags });
    });

  contact
    .command('show <message>')
    .description('one message with its answers')
    .action(async (id: string) => {
      const { app } = await session.application();
      const message = await app.content.getContactMessage(await session.actor(), id);
      const replies = message.replies.map(({ by, text }) => `— ${by}:\n${text}`);
      session.say(
        message,
        [`${message.name} <${message.email}>: ${message.subject}`, message.message, ...replies].join('\n\n'),
      );
    });

  contact
    .command('reply <message>')
    .description('sends an answer to the address that was given, by mail')
    .requiredOption('--text <text>', 'what the sender reads')
    .action(async (id: string, { text }: { text: string }) => {
      const { app } = await session.application();
      const actor = await session.actor();
      const { version } = await app.content.getContactMessage(actor, id);
      const answered = await app.content.replyToContactMessage(actor, { id, version, text });
      session.say(answered, `The answer to ${answered.email} is on its way; ${id} is ${answered.status}.`);
    });

  contact
    .command('move <message> <step>')
    .description(contactSteps.join(', '))
    .action(async (id: string, typed: string) => {
      const { app } = await session.application();
      const step = contactSteps.find((one) => one === typed);
      if (!step) throw new OperatorError(`"${typed}" is none of ${contactSteps.join(', ')}.`);
      const actor = await session.actor();
      const { version } = await app.content.getContactMessage(actor, id);
      const moved = await app.content.moveContactMessage(actor, { id, version, step });
      session.say(moved, `${id} is ${moved.status}.`);
    });
};
