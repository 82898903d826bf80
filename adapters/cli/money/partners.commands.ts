import { inLanguage } from '#core/kernel/language.ts';
import { activeStatuses } from '#core/kernel/active-status.ts';
import { processStatuses } from '#core/money/coin/rewards.ts';
import type { Commands } from '../engine/commands.ts';
import { oneOf, rangeOf, withPages, type PageFlags } from '../engine/values.ts';

export const commands: Commands = (program, session) => {
  const partners = program.command('partners').description('partners, their rewards, and claims that wait');

  withPages(partners.command('list'))
    .description('by name')
    .option('--status <status>', activeStatuses.join(', '))
    .option('--search <text>', 'name or owner; marks and case do not matter')
    .action(async (options: { status?: string; search?: string } & PageFlags) => {
      const { app } = await session.application();
      const { rows, ...extent } = await app.partner.listPartners(await session.actor(), {
        sort: { field: 'name', order: 'ASC' },
        ...rangeOf(options),
        filter: {
          ...(options.status !== undefined && { status: oneOf(activeStatuses, options.status) }),
          ...(options.search !== undefined && { q: options.search }),
        },
      });
      session.page(rows, ['id', 'name', 'status', 'ownerName', 'rewardCount', 'url'], {
        ...extent,
        ...options,
      });
    });

  withPages(partners.command('rewards'))
    .description('what partners offer, what ends first first; never the codes')
    .option('--partner <id>', 'of one partner')
    .action(async (options: { partner?: string } & PageFlags) => {
      const { app } = await session.application();
      const { rows, ...extent } = await app.partner.listRewardOffers(await session.actor(), {
        sort: { field: 'endsAt', order: 'ASC' },
        ...rangeOf(options),
        filter: { ...(options.partner !== undefined && { partnerId: options.partner }) },
      });
      session.page(
        rows.map((row) => ({
          id: row.id,
          partnerName: row.partnerName,
          title: inLanguage(row.title, 'en'),
          amount: row.amount,
          coin: row.coin,
          claimedCount: row.claimedCount,
          stock: row.stock,
          status: row.status,
          endsAt: row.endsAt.toISOString(),
        })),
        ['id', 'partnerName', 'title', 'amount', 'coin', 'claimedCount', 'stock', 'status', 'endsAt'],
        { ...extent, ...options },
      );
    });

  withPages(partners.command('claims'))
    .description('what members claimed, the longest waiting first')
    .option('--status <status>', processStatuses.filter((status) => status !== 'PENDING').join(', '))
    .action(async (options: { status?: string } & PageFlags) => {
      const { app } = await session.application();
      const { rows, ...extent } = await app.partner.listClaims(await session.actor(), {
        sort: { field: 'at', order: 'ASC' },
        ...rangeOf(options),
        filter: {
          ...(options.status !== undefined && { status: oneOf(processStatuses, options.status) }),
        },
      });
      const shown = { ...extent, ...options };
      if (session.isJson()) return session.page(rows, [], shown);
      return session.page(
        rows.map(({ rewardTitle, ...row }) => ({
          ...row,
          reward: inLanguage(rewardTitle, 'en'),
          at: row.at.toISOString(),
        })),
        ['id', 'partnerName', 'reward', 'userName', 'amount', 'coin', 'status', 'at'],
        shown,
      );
    });

  partners
    .command('approve')
    .argument('<claim>', 'its id')
    .description('pay what a claim was promised')
    .action(async (id: string) => {
      const { app } = await session.application();
      const claim = await app.partner.approveClaim(await session.actor(), id);
      session.say(claim, `The claim ${claim.id} is paid: ${claim.amount} ${claim.coin}.`);
    });

  partners
    .command('refuse')
    .argument('<claim>', 'its id')
    .requiredOption('--reason <text>', 'the member reads it')
    .description('refuse a claim; what it took goes back into the stock')
    .action(async (id: string, { reason }: { reason: string }) => {
      const { app } = await session.application();
      const claim = await app.partner.refuseClaim(await session.actor(), { id, reason });
      session.say(claim, `The claim ${claim.id} is refused.`);
    });
};
