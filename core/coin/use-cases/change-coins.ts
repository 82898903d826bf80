import { actorName, requirePermission, type Actor } from '#core/access/actor.ts';
import { audited } from '#core/audit/audit-log.ts';
import { DomainError } from '#core/errors.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Ids, UserId } from '#core/kernel/id.ts';
import { normalize } from '#core/kernel/text.ts';
import type { Repositories, Transaction } from '#core/transaction.ts';
import { movement, requireAmount, type CoinType } from '../ledger.ts';
import type { StaffTransactionRow } from '../ports.ts';
import { lineWith } from './list-all-transactions.ts';

type Names = 'users' | 'wallets' | 'transactions' | 'auditLog' | 'events';
type Needs = { transaction: Transaction<Names>; clock: Clock; ids: Ids };

export type CoinChange = Readonly<{
  userId: UserId;
  coin: CoinType;
  amount: number;
  /** Read by the member, kept in the audit log. */
  reason: string;
  /** The request: the same one sent twice changes coins once. */
  reference: string;
}>;

/** Nobody pays themselves, user 1 neither: this is an own-item rule, not a permission. */
export const requireOther = (actor: Actor, userId: UserId): void => {
  if (actor.kind === 'user' && actor.id === userId) throw new DomainError('user.cannot_change_self');
};

export const requireReason = (reason: string): string => {
  const said = normalize(reason);
  if (!said) throw new DomainError('coin.reason_required');
  return said;
};

type Entry = Readonly<{
  kind: 'GRANT' | 'CORRECTION';
  id: string;
  at: Date;
  reverses: string | null;
}>;

const store = async (
  repositories: Pick<Repositories, Names>,
  actor: Actor,
  { userId, coin, amount, reason, reference }: CoinChange,
  { kind, id, at, reverses }: Entry,
): Promise<StaffTransactionRow> => {
  const { users, wallets, auditLog, events } = repositories;
  await users.get(userId);
  const before = await wallets.of(userId);
  const by = actorName(actor);
  const transfer = movement(userId, {
    id,
    coin,
    amount,
    reason: kind,
    reference: `${by}:${reference}`,
    actor: by,
    at,
    note: reason,
  });
  await wallets.apply({ ...transfer, reverses });
  const after = await wallets.of(userId);

  await auditLog.append(
    audited(actor, {
      at,
      action: kind === 'GRANT' ? 'coins.grant' : 'coins.correct',
      targetType: 'user',
      targetId: userId,
      before: { fitCoin: before.fitCoin, baseCoin: before.baseCoin },
      after: { fitCoin: after.fitCoin, baseCoin: after.baseCoin, coin, amount, transferId: id, reverses },
      reason,
    }),
  );
  const type = kind === 'GRANT' ? 'coins.granted' : 'coins.corrected';
  await events.append({ type, userId, amount, coin, note: reason });
  const line = await lineWith(repositories, { transferId: id });
  if (!line) throw new DomainError('transaction.not_found');
  return line;
};

/** Gives coins, with a reason the member reads. */
export const grantCoins =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor, change: CoinChange): Promise<StaffTransactionRow> => {
    requirePermission(actor, 'coin.create', 'coin.manage');
    requireOther(actor, change.userId);
    requireAmount(change.amount);
    const reason = requireReason(change.reason);
    return transaction((repositories) =>
      store(
        repositories,
        actor,
        { ...change, reason },
        { kind: 'GRANT', id: ids.next(), at: clock.now(), reverses: null },
      ),
    );
  };

/** Adds or takes coins to mend a mistake; it may name the movement it mends, which must be the same member's. */
export const correctCoins =
  ({ transaction, clock, ids }: Needs) =>
  async (
    actor: Actor,
    { transferId, ...change }: CoinChange & Readonly<{ transferId?: string | undefined }>,
  ): Promise<StaffTransactionRow> => {
    requirePermission(actor, 'coin.manage');
    requireOther(actor, change.userId);
    requireAmount(Math.abs(change.amount));
    const reason = requireReason(change.reason);
    return transaction(async (repositories) => {
      const mended =
        transferId === undefined ? null : await lineWith(repositories, { transferId, userId: change.userId });
      if (transferId !== undefined && !mended) throw new DomainError('transaction.not_found');
      return store(
        repositories,
        actor,
        { ...change, reason },
        { kind: 'CORRECTION', id: ids.next(), at: clock.now(), reverses: mended?.transferId ?? null },
      );
    });
  };
