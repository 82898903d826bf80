import { requirePerson } from '#core/access/actor/ai-user.ts';
import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Ids, UserId } from '#core/kernel/id.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { after } from '#core/kernel/time.ts';
import type { Repositories, Transaction } from '#core/kernel/transaction.ts';
import { aloneWindow, mayMoveAlone, requireWithinGrantMax, type CoinRequest } from '../coin-request.ts';
import { requireAmount, type CoinType } from '../ledger.ts';
import type { CoinRequestRow, StaffTransactionRow } from '../ports.ts';
import { logCoinRequest, postChange } from '../post-change.ts';
import { lineWith } from './list-all-transactions.ts';

type Names = 'auditLog' | 'coinRequests' | 'events' | 'settings' | 'transactions' | 'users' | 'wallets';
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

/** Either the coins moved, or a second person has to decide. */
export type CoinChangeResult = Readonly<
  { transaction: StaffTransactionRow; request: null } | { transaction: null; request: CoinRequestRow }
>;

/** Nobody pays themselves, user 1 neither: this is an own-item rule, not a permission. */
export const requireOther = (actor: Actor, userId: UserId): void => {
  requirePerson(userId);
  if (actor.kind === 'user' && actor.id === userId) throw new DomainError('user.cannot_change_self');
};

export const requireReason = (reason: string): string => {
  const said = normalize(reason);
  if (!said) throw fieldError('body.reason', 'coin.reason_required');
  return said;
};

type Asked = Omit<CoinChange, 'reference'> & Pick<CoinRequest, 'kind' | 'reverses' | 'reference'>;

/** Moves the coins, or, above what one person may move alone, writes down what is asked of a second one. */
const moveOrAsk = async (
  repositories: Pick<Repositories, Names>,
  actor: Actor,
  asked: Asked,
  { ids, clock }: Omit<Needs, 'transaction'>,
): Promise<CoinChangeResult> => {
  const { users, settings, coinRequests } = repositories;
  const limits = await settings.read();
  requireWithinGrantMax(limits, asked.amount);
  await users.get(asked.userId);
  const by = actorName(actor);
  // Several at the same instant must not each see what the others have not moved yet.
  await coinRequests.lockRequester(by);
  if (await coinRequests.isKnown(asked.kind, asked.reference)) {
    throw new DomainError('transaction.not_pending');
  }
  const at = clock.now();
  const before = await coinRequests.movedAlone(by, after(at, -aloneWindow));
  if (mayMoveAlone(limits, asked.amount, before)) {
    const evidence = { aloneUpTo: limits.secondApprovalFromCoins };
    const transaction = await postChange(repositories, actor, asked, { id: ids.next(), at, evidence });
    return { transaction, request: null };
  }
  const request: CoinRequest = {
    ...asked,
    id: ids.next(),
    status: 'PENDING',
    askedBy: by,
    decidedBy: null,
    decidedAt: null,
    note: null,
    transferId: null,
    createdAt: at,
  };
  await coinRequests.insert(request);
  await logCoinRequest(repositories, actor, request, { action: 'ask', at, reason: asked.reason });
  const row = await coinRequests.find(request.id);
  if (!row) throw new DomainError('coin.request_not_found');
  return { transaction: null, request: row };
};

/** One clerk's request is one, whomever it is for. */
const referenceOf = (actor: Actor, reference: string): string => `${actorName(actor)}:${reference}`;

/** Gives coins, with a reason the member reads. */
export const grantCoins =
  ({ transaction, ...needs }: Needs) =>
  async (actor: Actor, { reference, ...change }: CoinChange): Promise<CoinChangeResult> => {
    requirePermission(actor, 'coin.create', 'coin.manage');
    requireOther(actor, change.userId);
    requireAmount(change.amount);
    const reason = requireReason(change.reason);
    const asked = { ...change, reason, reference: referenceOf(actor, reference) };
    return transaction((repositories) =>
      moveOrAsk(repositories, actor, { ...asked, kind: 'GRANT', reverses: null }, needs),
    );
  };

/** Adds or takes coins to mend a mistake; it may name the movement it mends, which must be the same member's. */
export const correctCoins =
  ({ transaction, ...needs }: Needs) =>
  async (
    actor: Actor,
    { transferId, reference, ...change }: CoinChange & Readonly<{ transferId?: string | undefined }>,
  ): Promise<CoinChangeResult> => {
    requirePermission(actor, 'coin.manage');
    requireOther(actor, change.userId);
    requireAmount(Math.abs(change.amount));
    const reason = requireReason(change.reason);
    return transaction(async (repositories) => {
      const mended =
        transferId === undefined ? null : await lineWith(repositories, { transferId, userId: change.userId });
      if (transferId !== undefined && !mended) throw new DomainError('transaction.not_found');
      const asked = { ...change, reason, reference: referenceOf(actor, reference) };
      const reverses = mended?.transferId ?? null;
      return moveOrAsk(repositories, actor, { ...asked, kind: 'CORRECTION', reverses }, needs);
    });
  };
