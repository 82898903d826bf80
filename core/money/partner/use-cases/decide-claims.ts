import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { maskedName } from '#core/money/coin/use-cases/list-invited.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { presentClaim, type MemberClaim } from '../views/member-reward.ts';
import { claimLifecycle, type PartnerClaim } from '../partner.ts';
import type { PartnerClaimRow } from '../ports.ts';
import { requireVisible, seesEveryPartner, visibleList } from '../scope.ts';
import { payClaim } from './claim-partner-reward.ts';

export type StaffClaim = MemberClaim &
  Pick<PartnerClaimRow, 'userId' | 'userName' | 'partnerId' | 'decidedBy' | 'decidedAt'>;

/** A partner's own account hears of a claim, not who made it: neither the person nor what they wrote to staff. */
const present = (actor: Actor, row: PartnerClaimRow): StaffClaim => {
  const { userId, userName, partnerId, decidedBy, decidedAt } = row;
  const claim = presentClaim(row);
  return seesEveryPartner(actor)
    ? { ...claim, userId, userName, partnerId, decidedBy, decidedAt }
    : {
        ...claim,
        evidence: null,
        note: null,
        userId: '',
        userName: maskedName(userName),
        partnerId,
        decidedBy: null,
        decidedAt,
      };
};

export const listClaims =
  ({ reads }: Reads<'partnerClaims'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<StaffClaim>> => {
    requirePermission(actor, 'reward.view');
    const { rows, ...counted } = await reads.partnerClaims.list(visibleList(actor, request, true));
    return { ...counted, rows: rows.map((row) => present(actor, row)) };
  };

export const getClaim =
  ({ reads }: Reads<'partnerClaims'>) =>
  async (actor: Actor, id: PartnerClaim['id']): Promise<StaffClaim> => {
    requirePermission(actor, 'reward.view');
    return present(
      actor,
      requireVisible(actor, await reads.partnerClaims.find(id), 'partner_claim.not_found'),
    );
  };

type Needs = Writes<'auditLog' | 'events' | 'partnerClaims' | 'partnerRewards' | 'wallets'> &
  Pick<Ports, 'clock' | 'ids'>;
type Decision = Readonly<{ id: PartnerClaim['id']; action: 'approve' | 'refuse'; note: string | null }>;

/** One decision on a waiting claim: held with its reward, written, logged and announced. */
const decide = (
  { transaction, clock, ids }: Needs,
  actor: Actor,
  { id, action, note }: Decision,
): Promise<StaffClaim> =>
  transaction(async ({ partnerClaims, partnerRewards, wallets, auditLog, events }) => {
    const row = requireVisible(actor, await partnerClaims.find(id), 'partner_claim.not_found');
    if (actor.kind === 'user' && actor.id === row.userId) throw new DomainError('partner_claim.own');
    // The reward before its claim, in the order that claiming locks them.
    await partnerRewards.lock(row.rewardId);
    const before = await partnerClaims.lock(id);
    if (!before) throw new DomainError('partner_claim.not_found');
    const at = clock.now();
    const by = actorName(actor);
    const claim: PartnerClaim = {
      ...before,
      status: claimLifecycle.next(before.status, action),
      note,
      decidedBy: by,
      decidedAt: at,
    };
    await partnerClaims.decide(claim);
    if (action === 'approve') await payClaim({ wallets }, claim, { id: ids.next(), actor: by, at });
    else await partnerRewards.count(claim.rewardId, -1);

    await auditLog.append(
      audited(actor, {
        at,
        action: `partner_claim.${action}`,
        targetType: 'partner_claim',
        targetId: id,
        before: { status: before.status },
        after: { status: claim.status, userId: claim.userId, amount: claim.amount, coin: claim.coin },
        reason: note,
      }),
    );
    await events.append({
      type: 'partner_claim.decided',
      userId: claim.userId,
      claimId: id,
      status: action === 'approve' ? 'COMPLETED' : 'CANCELED',
      amount: claim.amount,
      coin: claim.coin,
      title: row.rewardTitle,
    });
    return present(actor, { ...row, ...claim });
  });

/** Pays what a claim was promised. */
export const approveClaim =
  (ports: Needs) =>
  async (actor: Actor, id: PartnerClaim['id']): Promise<StaffClaim> => {
    requirePermission(actor, 'reward.update', 'reward.manage');
    return decide(ports, actor, { id, action: 'approve', note: null });
  };

/** Refuses a claim with a reason the member reads; what it took goes back into the stock. */
export const refuseClaim =
  (ports: Needs) =>
  async (
    actor: Actor,
    { id, reason }: Readonly<{ id: PartnerClaim['id']; reason: string }>,
  ): Promise<StaffClaim> => {
    requirePermission(actor, 'reward.update', 'reward.manage');
    const note = normalize(reason);
    if (!note) throw fieldError('body.reason', 'coin.reason_required');
    return decide(ports, actor, { id, action: 'refuse', note });
  };
