import { actorName, mayDo, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ids, UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { payBounty } from '#core/content/bounty/pay-bounty.ts';
import { reserveBounty } from '#core/content/bounty/reserve-bounty.ts';
import { bountyLineOf, type BugReport, type ResolvedOutcome } from './bug-report.ts';

type Uses = Pick<Repositories, 'bounties' | 'events' | 'roles' | 'settings' | 'users' | 'wallets'>;

export const ownReportPage = (id: string): string => `/dashboard/bug-reports/${id}`;

/** Why a group gets no coins. */
export type NoBounty = 'NOT_IN_TABLE' | 'PAID' | 'STAFF' | 'OWN' | 'INACTIVE';
export type ProposedBounty = Readonly<{
  /** The report whose author gets it: the first of the group. */
  first: BugReport;
  /** Base Coin by the published table. */
  usual: number;
  refusal: NoBounty | null;
}>;

const mayReceive = async (
  { roles, users }: Pick<Repositories, 'roles' | 'users'>,
  awarder: Actor,
  userId: UserId,
): Promise<NoBounty | null> => {
  if (actorName(awarder) === userId) return 'OWN';
  const user = await users.find(userId);
  if (user?.status !== 'ACTIVE') return 'INACTIVE';
  const { permissions } = await roles.get(user.roleId);
  return permissions.length > 0 ? 'STAFF' : null;
};

/** What a group would get by the table, to whom, and what stands against it. `group` is the oldest first. */
export const proposeBounty = async (
  uses: Pick<Repositories, 'roles' | 'settings' | 'users'>,
  awarder: Actor,
  group: readonly BugReport[],
  decision: Readonly<{ report: BugReport; outcome: ResolvedOutcome; severity: BugReport['severity'] }>,
): Promise<ProposedBounty> => {
  const { report, outcome, severity } = decision;
  const first = group[0] ?? report;
  const { bugBounty } = await uses.settings.read();
  const line = bountyLineOf(report.type, outcome, severity);
  const usual = line === null ? 0 : bugBounty[line];
  if (group.some(({ paidAs }) => paidAs !== null)) return { first, usual, refusal: 'PAID' };
  const refusal = await mayReceive(uses, awarder, first.reporterId);
  return { first, usual, refusal: refusal ?? (usual === 0 ? 'NOT_IN_TABLE' : null) };
};

/**
 * Gives the group's first reporter what the table says, or `asked`, which needs `coin.manage`. Answers the report that
 * was paid, or null. Fails with bounty.own, bounty.closed when `asked` can't be given, and as `reserveBounty` does.
 */
export const rewardGroup = async (
  uses: Uses,
  actor: Actor,
  { first, usual, refusal }: ProposedBounty,
  asked: number | null,
  { ids, at }: Readonly<{ ids: Ids; at: Date }>,
): Promise<BugReport | null> => {
  const isForbidden = refusal !== null && refusal !== 'NOT_IN_TABLE';
  if (asked !== null && asked > 0 && isForbidden)
    throw new DomainError(refusal === 'PAID' ? 'bounty.closed' : 'bounty.own');
  if (asked !== null && asked !== usual && !isForbidden && !mayDo(actor, 'coin.manage'))
    throw new DomainError('bounty.over_limit', { max: usual });
  const amount = asked ?? usual;
  if (isForbidden || amount === 0) return null;
  const item = { kind: 'BUG_REPORT', id: first.id } as const;
  const step = { ids, actor, at };
  const change = { coin: 'BASE_COIN', amount, usual } as const;
  await reserveBounty(uses, { ...item, userId: first.reporterId }, change, step);
  await payBounty(uses, item, { ...step, title: first.title, link: ownReportPage(first.id) });
  return first;
};
