import type { Command } from 'commander';
import { coinTypes, type CoinType } from '#core/coin/ledger.ts';
import { DomainError } from '#core/errors.ts';
import { OperatorError } from '../operator-error.ts';
import type { Session } from './session.ts';
import { resolveUser } from './users.ts';

const readCoin = (typed: string): CoinType => {
  const found = coinTypes.find(
    (coin) => coin === typed.toUpperCase() || coin === `${typed.toUpperCase()}_COIN`,
  );
  if (!found) throw new OperatorError(`"${typed}" is no coin: say FIT_COIN or BASE_COIN.`);
  return found;
};

const readAmount = (typed: string): number => {
  if (!/^[+-]?\d{1,13}$/.test(typed)) throw new OperatorError(`"${typed}" is not a whole number of coins.`);
  return Number(typed);
};

export const coinCommands = (program: Command, session: Session): void => {
  const changeOf =
    (kind: 'grant' | 'correct') =>
    async (
      name: string,
      typed: string,
      coin: string,
      options: { reason: string; key?: string; transfer?: string },
    ) => {
      const { app, ports } = await session.application();
      const input = {
        userId: await resolveUser(session, name),
        coin: readCoin(coin),
        amount: readAmount(typed),
        reason: options.reason,
        reference: options.key ?? ports.ids.next(),
        ...(options.transfer !== undefined && { transferId: options.transfer }),
      };
      const actor = await session.actor();
      const change = kind === 'grant' ? app.coin.grantCoins : app.coin.correctCoins;
      try {
        const line = await change(actor, input);
        session.say(
          line,
          `${line.amount > 0 ? '+' : ''}${line.amount} ${line.coin}; the balance is now ${line.newBalance}.`,
        );
      } catch (error) {
        const isRepeat = error instanceof DomainError && error.code === 'transaction.not_pending';
        if (!isRepeat || options.key === undefined) throw error;
        session.say({ repeated: true, key: options.key }, 'This key was used before: no coin moved again.');
      }
    };

  program
    .command('rewards')
    .description('give rewards')
    .command('grant')
    .argument('<user>', 'id, e-mail address or username')
    .argument('<amount>', 'whole coins')
    .argument('<coin>', 'FIT_COIN or BASE_COIN')
    .requiredOption('--reason <text>', 'the member reads it')
    .option('--key <key>', 'running it twice with one key gives the coins once')
    .description('give coins')
    .action(changeOf('grant'));

  program
    .command('coins')
    .description('mend balances')
    .command('correct')
    .argument('<user>', 'id, e-mail address or username')
    .argument('<amount>', 'whole coins; a minus takes them (put -- before it)')
    .argument('<coin>', 'FIT_COIN or BASE_COIN')
    .requiredOption('--reason <text>', 'the member reads it')
    .option('--key <key>', 'running it twice with one key corrects once')
    .option('--transfer <id>', 'the transfer that was wrong')
    .description('add or take coins to mend a mistake')
    .action(changeOf('correct'));

  program
    .command('reconcile')
    .description('check every money rule; changes nothing, and ends with exit code 1 when one is broken')
    .action(async () => {
      const { app } = await session.application();
      const { breaches } = await app.coin.reconcile(await session.actor());
      if (breaches.length === 0) return session.say({ ok: true, breaches }, 'Every money rule holds.');
      session.fail();
      if (session.isJson()) return session.say({ ok: false, breaches }, '');
      return session.list(breaches, ['rule', 'count', 'detail']);
    });
};
