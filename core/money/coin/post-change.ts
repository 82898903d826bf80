import { actorName, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { CoinRequest } from './coin-request.ts';
import { movement } from './ledger.ts';
import type { StaffTransactionRow } from './ports.ts';
import { lineWith } from './use-cases/list-all-transactions.ts';

type Uses = Pick<Repositories, 'auditLog' | 'events' | 'transactions' | 'wallets'>;
type Change = Pick<CoinRequest, 'kind' | 'userId' | 'coin' | 'amount' | 'reason' | 'reverses' | 'reference'>;
type Step = Readonly<{
  id: string;
  at: Date;
  /** Why one person was enough, or who the two were. */
  evidence: Readonly<{ aloneUpTo: number } | { requestId: string; askedBy: string }>;
}>;

/** Moves the coins of a grant or a correction, logs it with both balances, and lets the member hear of it. */
export const postChange = async (
  repositories: Uses,
  actor: Actor,
  { kind, userId, coin, amount, reason, reverses, reference }: Change,
  { id, at, evidence }: Step,
): Promise<StaffTransactionRow> => {
  const { wallets, auditLog, events } = repositories;
  const before = await wallets.of(userId);
  const actorId = actorName(actor);
  const transfer = movement(userId, { id, coin, amount, reason: kind, reference, actor: actorId, at, note: reason }); // prettier-ignore
  await wallets.apply({ ...transfer, reverses });
  const after = await wallets.of(userId);
  await auditLog.append(
    audited(actor, {
      at,
      action: kind === 'GRANT' ? 'coins.grant' : 'coins.correct',
      targetType: 'user',
      targetId: userId,
      before: { fitCoin: before.fitCoin, baseCoin: before.baseCoin },
      after: {
        fitCoin: after.fitCoin,
        baseCoin: after.baseCoin,
        coin,
        amount,
        transferId: id,
        reverses,
        ...evidence,
      },
      reason,
    }),
  );
  const type = kind === 'GRANT' ? 'coins.granted' : 'coins.corrected';
  await events.append({ type, userId, amount, coin, note: reason });
  const line = await lineWith(repositories, { transferId: id });
  if (!line) throw new DomainError('transaction.not_found');
  return line;
};

type Logged = Readonly<{ action: 'ask' | 'reject'; at: Date; reason: string }>;

/** What was asked for, and what was rejected; an approved one is logged with the coins it moved. */
export const logCoinRequest = (
  { auditLog }: Pick<Repositories, 'auditLog'>,
  actor: Actor,
  { id, kind, userId, coin, amount, askedBy }: CoinRequest,
  { action, at, reason }: Logged,
): Promise<void> =>
  auditLog.append(
    audited(actor, {
      at,
      action: `coins.${action}`,
      targetType: 'user',
      targetId: userId,
      before: null,
      after: { requestId: id, kind, coin, amount, askedBy },
      reason,
    }),
  );
