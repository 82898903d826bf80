import { isInCalendar } from '#core/kernel/calendar-bounds.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import type { Commands } from '../engine/commands.ts';
import { moment } from '../engine/values.ts';

const instantOf = (typed: string): Date => {
  const at = new Date(typed);
  if (!/^\d{4}-\d{2}-\d{2}T/.test(typed) || !isInCalendar(at))
    throw new OperatorError(`"${typed}" is no instant: write it as 2026-12-24T00:00:00+07:00.`);
  return at;
};

type Publication = Readonly<{ from?: string; askAgain?: boolean }>;

export const commands: Commands = (program, session) => {
  const pages = program
    .command('pages')
    .description('pages whose words are staff’s: about us, features, terms, privacy');

  pages
    .command('list')
    .description('what is shown of each, and what waits')
    .action(async () => {
      const { app } = await session.application();
      const { rows } = await app.content.listPages(await session.actor());
      const shown = rows.map(({ id, number, effectiveAt, upcomingAt, draftAt }) => ({
        id,
        number,
        effectiveAt: effectiveAt.toISOString(),
        upcomingAt: upcomingAt?.toISOString() ?? null,
        draftAt: draftAt?.toISOString() ?? null,
      }));
      session.list(shown, ['id', 'number', 'effectiveAt', 'upcomingAt', 'draftAt']);
    });

  pages
    .command('publish <page>')
    .description('shows the draft of a page')
    .addOption(moment('--from <instant>', 'of legal pages: from when on, such as 2026-12-24T00:00:00+07:00'))
    .option('--ask-again', 'of legal pages: people are asked to agree again')
    .action(async (id: string, { from, askAgain = false }: Publication) => {
      const { app } = await session.application();
      const actor = await session.actor();
      const { version } = await app.content.getPage(actor, id);
      const effectiveAt = from === undefined ? null : instantOf(from);
      const page = await app.content.publishPage(actor, { id, version, effectiveAt, asksAgain: askAgain });
      const [published] = page.versions;
      session.say(page, `${id}: text ${published?.number} is published.`);
    });

  pages
    .command('withdraw <page>')
    .description('makes a draft again of what waits for its day')
    .action(async (id: string) => {
      const { app } = await session.application();
      const page = await app.content.withdrawPage(await session.actor(), id);
      session.say(page, `${id}: what waited is a draft again.`);
    });
};
