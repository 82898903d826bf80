import { rewardTypes } from '#core/money/coin/rewards.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import type { Commands } from '../engine/commands.ts';
import { resolveUser } from '../people/resolve-user.ts';

const readType = (typed: string): string => {
  const found = rewardTypes.find((type) => type === typed.toUpperCase());
  if (!found) throw new OperatorError(`"${typed}" is none of ${rewardTypes.join(', ')}.`);
  return found;
};

export const commands: Commands = (program, session) => {
  const rewards = program
    .command('rewards')
    .description('look at what members earned, and claim it for who can not');

  rewards
    .command('list')
    .requiredOption('--user <user>', 'id, e-mail address or username')
    .description("a member's four rewards: what can be claimed, what is missing")
    .action(async ({ user }: { user: string }) => {
      const { app } = await session.application();
      const userId = await resolveUser(session, user);
      const { items } = await app.coin.listRewardsOf(await session.actor(), userId);
      session.list(
        items.map((reward) => ({
          ...reward,
          missing: session.isJson() ? reward.missing : reward.missing.join(', ') || null,
          nextClaimAt: reward.nextClaimAt?.toISOString() ?? null,
        })),
        ['type', 'status', 'available', 'claimed', 'amount', 'coin', 'missing', 'nextClaimAt'],
      );
    });

  rewards
    .command('grant')
    .requiredOption('--user <user>', 'id, e-mail address or username')
    .requiredOption('--type <type>', rewardTypes.join(', '))
    .requiredOption('--reason <text>', 'the member reads it')
    .description('claim a reward for a member who earned it; each source event is paid once')
    .action(async ({ user, type, reason }: { user: string; type: string; reason: string }) => {
      const { app } = await session.application();
      const granted = await app.coin.grantReward(await session.actor(), {
        userId: await resolveUser(session, user),
        type: readType(type),
        reason,
      });
      session.say(granted, `${granted.type}: ${granted.amount} ${granted.coin} for ${user}.`);
    });
};
