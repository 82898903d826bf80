import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { after } from '#core/kernel/time.ts';
import {
  aloneWindow,
  coinRequestLifecycle,
  requireWithinGrantMax,
  type CoinRequest,
} from '../coin-request.ts';
import type { CoinRequestRow } from '../ports.ts';
import { logCoinRequest, postChange } from '../post-change.ts';
import { requireOther, requireReason } from './change-coins.ts';

type Needs = Writes<'auditLog' | 'coinRequests' | 'events' | 'settings' | 'transactions' | 'wallets'> &
  Pick<Ports, 'clock' | 'ids'>;
export type CoinLimits = Readonly<{ grantMax: number; secondApprovalFromCoins: number; movedAlone: number }>;
type Decision = Readonly<
  { id: CoinRequest['id'] } & ({ action: 'approve' } | { action: 'reject'; reason: string })
>;

const found = (row: CoinRequestRow | null): CoinRequestRow => {
  if (!row) throw new DomainError('coin.request_not_found');
  return row;
};

/** Requests to give or take coins: those that wait, and what became of the others. */
export const listCoinRequests =
  ({ reads }: Reads<'coinRequests'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<CoinRequestRow>> => {
    requirePermission(actor, 'coin.view', 'coin.create', 'coin.manage');
    return reads.coinRequests.list(request);
  };

export const getCoinRequest =
  ({ reads }: Reads<'coinRequests'>) =>
  async (actor: Actor, id: CoinRequest['id']): Promise<CoinRequestRow> => {
    requirePermission(actor, 'coin.view', 'coin.create', 'coin.manage');
    return found(await reads.coinRequests.find(id));
  };

/** What this person may still move alone, and what nobody may move at a time. */
export const readCoinLimits =
  ({ reads, clock }: Reads<'coinRequests' | 'settings'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor): Promise<CoinLimits> => {
    requirePermission(actor, 'coin.create', 'coin.manage');
    const { grantMax, secondApprovalFromCoins } = await reads.settings.read();
    const since = after(clock.now(), -aloneWindow);
    const movedAlone = await reads.coinRequests.movedAlone(actorName(actor), since);
    return { grantMax, secondApprovalFromCoins, movedAlone };
  };

/** Everybody who may ask for it may decide it, except the requester and the owner of the wallet. */
const requireSecondPerson = (actor: Actor, { kind, askedBy, userId }: CoinRequest): void => {
  if (kind === 'GRANT') requirePermission(actor, 'coin.create', 'coin.manage');
  else requirePermission(actor, 'coin.manage');
  requireOther(actor, userId);
  if (askedBy === actorName(actor)) throw new DomainError('coin.second_person_required');
};

const decide = ({ transaction, clock, ids }: Needs, actor: Actor, decision: Decision) =>
  transaction(async (repositories) => {
    const { coinRequests, settings } = repositories;
    const before = await coinRequests.lock(decision.id);
    if (!before) throw new DomainError('coin.request_not_found');
    requireSecondPerson(actor, before);
    const at = clock.now();
    const status = coinRequestLifecycle.next(before.status, decision.action);
    const decided = { ...before, status, decidedBy: actorName(actor), decidedAt: at };
    if (decision.action === 'approve') {
      requireWithinGrantMax(await settings.read(), before.amount);
      const id = ids.next();
      const evidence = { requestId: before.id, askedBy: before.askedBy };
      await postChange(repositories, actor, before, { id, at, evidence });
      await coinRequests.decide({ ...decided, transferId: id });
    } else {
      const note = requireReason(decision.reason);
      await coinRequests.decide({ ...decided, note });
      await logCoinRequest(repositories, actor, before, { action: 'reject', at, reason: note });
    }
    return found(await coinRequests.find(before.id));
  });

/** The second person lets the coins move. */
export const approveCoinRequest =
  (ports: Needs) =>
  async (actor: Actor, id: CoinRequest['id']): Promise<CoinRequestRow> => {
    requirePermission(actor, 'coin.create', 'coin.manage');
    return decide(ports, actor, { id, action: 'approve' });
  };

/** No coin moves; the reason is for the colleague who asked. */
export const rejectCoinRequest =
  (ports: Needs) =>
  async (
    actor: Actor,
    { id, reason }: Readonly<{ id: CoinRequest['id']; reason: string }>,
  ): Promise<CoinRequestRow> => {
    requirePermission(actor, 'coin.create', 'coin.manage');
    return decide(ports, actor, { id, action: 'reject', reason });
  };
