import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { HookAnswers, WithHooks } from '#core/kernel/hooks.ts';
import { superUserId } from '#core/kernel/id.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { appealSteps, type Appeal, type AppealStep } from '../appeal.ts';
import { endSanction, type SanctionPorts } from '../give-sanction.ts';
import { permissionsFor, requireSeen, seenOnly } from '../moderator-rights.ts';
import type { AppealRow } from '../ports.ts';
import type { Sanction } from '../sanction.ts';
import { readReason } from './decide-case.ts';

type Needs = Pick<Ports, 'reads'> & WithHooks<'reportSubjects'>;
/** `mayDecide`: another person gave the sanction, and the reader's role reaches as far as it. */
export type StaffAppeal = AppealRow & Readonly<{ mayDecide: boolean }>;

export const listAppeals =
  ({ reads, hooks }: Needs) =>
  async (actor: Actor, request: ListRequest): Promise<List<AppealRow>> =>
    reads.appeals.list(seenOnly(hooks.reportSubjects, actor, request));

type About = Pick<AppealRow, 'userId' | 'givenBy' | 'kind' | 'targetKind'>;

/** Another person decides than the one who gave the sanction; user 1 does when there is no other. */
const requireOtherModerator = async (
  { moderators }: Pick<Repositories, 'moderators'>,
  answers: HookAnswers['reportSubjects'],
  actor: Actor,
  { userId, givenBy, kind, targetKind }: About,
): Promise<void> => {
  const permissions = permissionsFor(answers, targetKind, kind);
  requirePermission(actor, ...permissions);
  if (actor.kind === 'user' && actor.id === userId) throw new DomainError('case.own');
  if (givenBy !== actorName(actor)) return;
  if (givenBy !== superUserId) throw new DomainError('appeal.same_moderator');
  const able = await moderators.withAny(permissions);
  if (able.some((id) => id !== superUserId && id !== userId)) throw new DomainError('appeal.same_moderator');
};

const mayDecide = async (
  repositories: Pick<Repositories, 'moderators'>,
  answers: HookAnswers['reportSubjects'],
  actor: Actor,
  row: AppealRow,
): Promise<boolean> => {
  if (row.status !== 'PENDING') return false;
  try {
    await requireOtherModerator(repositories, answers, actor, row);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
};

export const getAppeal =
  ({ reads, hooks }: Needs) =>
  async (actor: Actor, id: Appeal['id']): Promise<StaffAppeal> => {
    const row = await reads.appeals.find(id);
    requireSeen(hooks.reportSubjects, actor, row?.targetKind ?? 'USER', 'appeal.not_found');
    if (!row) throw new DomainError('appeal.not_found');
    return { ...row, mayDecide: await mayDecide(reads, hooks.reportSubjects, actor, row) };
  };

/** An accepted appeal undoes all that the decision did, and says so on its case. */
const undo = async (
  ports: SanctionPorts,
  repositories: Repositories,
  actor: Actor,
  sanction: Sanction,
  reason: string,
): Promise<void> => {
  const { cases, sanctions } = repositories;
  const together = sanction.caseId === null ? [sanction] : await sanctions.ofCase(sanction.caseId);
  for (const one of together.filter(({ status }) => status === 'ACTIVE'))
    await endSanction(ports)(repositories, actor, one, { by: 'appeal', reason });
  const about = sanction.caseId === null ? null : await cases.lock(sanction.caseId);
  if (!about) return;
  const at = ports.clock.now();
  await cases.update({ ...about, undoneAt: at, version: about.version + 1, updatedAt: at });
};

const decide =
  (step: AppealStep) =>
  (ports: SanctionPorts) =>
  async (
    actor: Actor,
    { id, reason: typed }: Readonly<{ id: Appeal['id']; reason: string }>,
  ): Promise<StaffAppeal> => {
    const answer = readReason(typed);
    const row = await getAppeal(ports)(actor, id);
    await ports.transaction(async (repositories) => {
      const { appeals, sanctions, users, auditLog, events } = repositories;
      await users.lock(row.userId);
      const sanction = await sanctions.lock(row.sanctionId);
      const before = await appeals.lock(id);
      if (!before || !sanction) throw new DomainError('appeal.not_found');
      await requireOtherModerator(repositories, ports.hooks.reportSubjects, actor, row);
      const status = appealSteps.next(before.status, step);
      const at = ports.clock.now();
      const decidedBy = actorName(actor);
      await appeals.update({ ...before, status, answer, decidedBy, decidedAt: at });
      if (status === 'ACCEPTED') await undo(ports, repositories, actor, sanction, answer);
      await auditLog.append(
        audited(actor, {
          at,
          action: `appeal.${step}`,
          targetType: 'appeal',
          targetId: id,
          before: { status: before.status },
          after: { status, sanctionId: sanction.id },
          reason: answer,
        }),
      );
      const isAccepted = status === 'ACCEPTED';
      await events.append({ type: 'appeal.decided', appealId: id, userId: before.userId, isAccepted });
    });
    return getAppeal(ports)(actor, id);
  };

export const acceptAppeal = decide('accept');
export const refuseAppeal = decide('refuse');
