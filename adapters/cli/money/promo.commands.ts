import { batchMax, promotionStatuses, type Promotion } from '#core/money/promo/promotion.ts';
import { paidPlans, promotionKinds, promotionUnits } from '#core/money/promo/promotion-kinds.ts';
import type { Commands } from '../engine/commands.ts';
import { oneOf, rangeOf, wholeNumber, withPages, type PageFlags } from '../engine/values.ts';

type NewFlags = Readonly<{
  title: string;
  kind: string;
  unit: string;
  value: number;
  from: string;
  until: string;
  code?: string;
  batch?: number;
  cap?: number;
  minCoins?: number;
  plan?: string;
  uses?: number;
  perMember: number;
  newMemberDays?: number;
}>;

const lineOf = (row: Promotion & Readonly<{ uses: number; coinsGiven: number; firstCode: string }>) => ({
  id: row.id,
  title: row.title,
  kind: row.kind,
  code: row.isBatch ? `${row.codeCount} codes` : row.firstCode,
  value: `${row.value}${row.unit === 'PERCENT' ? ' %' : ''}`,
  status: row.status,
  uses: row.uses,
  usesMax: row.usesMax,
  coinsGiven: row.coinsGiven,
  endsAt: row.endsAt.toISOString(),
});
const columns = ['id', 'title', 'kind', 'code', 'value', 'status', 'uses', 'usesMax', 'coinsGiven', 'endsAt'];

export const commands: Commands = (program, session) => {
  const promo = program.command('promo').description('promo codes: list, create, stop, resume');

  withPages(promo.command('list'))
    .description('what each gives, its limits, and what it came to, newest first')
    .option('--status <status>', promotionStatuses.join(', '))
    .option('--search <text>', 'title or code; marks and case do not matter')
    .action(async (options: { status?: string; search?: string } & PageFlags) => {
      const { app } = await session.application();
      const { rows, ...extent } = await app.promo.listPromotions(await session.actor(), {
        sort: { field: 'createdAt', order: 'DESC' },
        ...rangeOf(options),
        filter: {
          ...(options.status !== undefined && { status: oneOf(promotionStatuses, options.status) }),
          ...(options.search !== undefined && { q: options.search }),
        },
      });
      const shown = { ...extent, ...options };
      if (session.isJson()) return session.page(rows, [], shown);
      return session.page(rows.map(lineOf), columns, shown);
    });

  promo
    .command('create')
    .description('one code (--code), or a batch of codes that nobody guesses (--batch)')
    .requiredOption('--title <text>', 'for staff')
    .requiredOption('--kind <kind>', promotionKinds.join(', '))
    .addOption(
      wholeNumber('--value <number>', 'percent or coins', {
        least: 1,
        most: 1_000_000,
      }).makeOptionMandatory(),
    )
    .option('--unit <unit>', promotionUnits.join(', '), 'COINS')
    .requiredOption('--from <time>', 'ISO 8601')
    .requiredOption('--until <time>', 'ISO 8601')
    .option('--code <text>', 'letters, digits, hyphens')
    .addOption(wholeNumber('--batch <count>', 'how many codes are drawn', { least: 1, most: batchMax }))
    .addOption(
      wholeNumber('--cap <coins>', 'the most that a percentage comes to', { least: 1, most: 1_000_000 }),
    )
    .addOption(
      wholeNumber('--min-coins <coins>', 'of a bonus: the least Fit Coin of a package', {
        least: 1,
        most: 1_000_000,
      }),
    )
    .option('--plan <plan>', `of a price: only ${paidPlans.join(' or ')}`)
    .addOption(wholeNumber('--uses <count>', 'in all', { least: 1, most: 1_000_000 }))
    .addOption(wholeNumber('--per-member <count>', 'of one member', { least: 1, most: 1000 }).default(1))
    .addOption(wholeNumber('--new-member-days <days>', 'only accounts no older', { least: 1, most: 366 }))
    .action(async (flags: NewFlags) => {
      const { app } = await session.application();
      const terms = {
        title: flags.title,
        kind: oneOf(promotionKinds, flags.kind),
        unit: oneOf(promotionUnits, flags.unit),
        value: flags.value,
        cap: flags.cap ?? null,
        minCoins: flags.minCoins ?? null,
        plan: flags.plan === undefined ? null : oneOf(paidPlans, flags.plan),
        startsAt: new Date(flags.from),
        endsAt: new Date(flags.until),
        usesMax: flags.uses ?? null,
        usesPerMember: flags.perMember,
        newMemberDays: flags.newMemberDays ?? null,
      };
      const made = await app.promo.createPromotion(
        await session.actor(),
        flags.batch === undefined ? { ...terms, code: flags.code ?? '' } : { ...terms, batch: flags.batch },
      );
      session.say(
        made,
        made.isBatch
          ? `${made.id}: ${made.codeCount} codes; \`promo codes ${made.id}\` prints them.`
          : `${made.id}: ${made.firstCode}`,
      );
    });

  promo
    .command('codes')
    .argument('<promotion>', 'its id')
    .description('every code of a promotion, one a line; the audit log keeps who took them')
    .action(async (id: string) => {
      const { app } = await session.application();
      const { codes } = await app.promo.exportPromoCodes(await session.actor(), id);
      session.say(codes, codes.map(({ code }) => code).join('\n'));
    });

  for (const [name, description] of [
    ['stop', 'nobody uses it any more; what was used before stays'],
    ['resume', 'let a stopped one go on'],
  ] as const)
    promo
      .command(name)
      .argument('<promotion>', 'its id')
      .description(description)
      .action(async (id: string) => {
        const { app } = await session.application();
        const actor = await session.actor();
        const row = await (name === 'stop'
          ? app.promo.stopPromotion(actor, id)
          : app.promo.resumePromotion(actor, id));
        session.say(row, `${row.title} is ${row.status}.`);
      });
};
