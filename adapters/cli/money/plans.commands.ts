import { paidLevels } from '#core/money/level/level.ts';
import type { Commands } from '../engine/commands.ts';
import { oneOf, wholeNumber } from '../engine/values.ts';

export const commands: Commands = (program, session) => {
  const plans = program.command('plans').description('list the plans and who waits for them');

  plans
    .command('list')
    .description('whether each is for sale, what it lacks, and how many wait')
    .action(async () => {
      const { app } = await session.application();
      const found = await app.level.listPlans(await session.actor());
      if (session.isJson()) return session.say(found, '');
      const lines = found.map(({ level, isForSale, benefits, waiting }) => {
        const missing = benefits.filter(({ works }) => !works).map(({ id }) => id);
        const why =
          missing.length > 0 ? `does not work yet: ${missing.join(', ')}` : 'gives nothing of its own yet';
        return `${level.padEnd(8)} ${isForSale ? 'for sale' : `closed, ${why}`}; ${waiting} waiting`;
      });
      return session.say(found, lines.join('\n'));
    });

  plans
    .command('waiting')
    .argument('<plan>', paidLevels.join(', '))
    .addOption(wholeNumber('--limit <count>', 'how many, 100 at most', { least: 1, most: 100 }).default(50))
    .option('--cursor <text>', 'goes on after the page before')
    .description('who waits for a plan, in the order of joining')
    .action(async (plan: string, { limit, cursor }: { limit: number; cursor?: string }) => {
      const { app } = await session.application();
      const page = await app.level.listPlanWaits(await session.actor(), {
        level: oneOf(paidLevels, plan),
        limit,
        cursor,
      });
      const lines = page.items.map(
        ({ joinedAt, userName, userEmail }) => `${joinedAt.toISOString()}  ${userName}  ${userEmail}`,
      );
      session.say(
        page,
        [
          ...(lines.length > 0 ? lines : ['Nobody waits.']),
          ...(page.nextCursor === null ? [] : [`More: --cursor ${page.nextCursor}`]),
        ].join('\n'),
      );
    });
};
