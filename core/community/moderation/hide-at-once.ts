import { actorName, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { superUserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { hasPartIn } from './case-guard.ts';
import { caseSteps } from './case.ts';
import { endSanction, giveSanction, type SanctionPorts } from './give-sanction.ts';
import type { ReportSubject } from './hooks.ts';
import { freshCase } from './open-case.ts';
import type { Target } from './report.ts';
import { readReason } from './use-cases/decide-case.ts';

type Hidden = Target & Readonly<{ found: ReportSubject; reason: string }>;

/** Nobody decides about what is their own, in neither direction. What user 1 wrote is the site's. */
const requireOther = (actor: Actor, { ownerId }: Pick<ReportSubject, 'ownerId'>): void => {
  const isOwn = actor.kind === 'user' && actor.id === ownerId;
  if (isOwn && ownerId !== superUserId) throw new DomainError('case.own');
};

/**
 * Staff also hide without a report: that is a case that ends as it begins, so that its person reads why and can appeal,
 * and those who did report hear of it. Hiding itself is the caller's, before this. No case ends with a sanction of user 1.
 */
export const recordHiding =
  (ports: SanctionPorts) =>
  async (
    repositories: Repositories,
    actor: Actor,
    { found, reason: typed, ...target }: Hidden,
  ): Promise<void> => {
    requireOther(actor, found);
    const reason = readReason(typed);
    if (found.ownerId === superUserId) return;
    const { cases, events } = repositories;
    const at = ports.clock.now();
    const { held } = await cases.open(
      freshCase({ ...target, found, reason: 'OTHER' }, { at, ids: ports.ids }),
    );
    if (await hasPartIn(repositories, actor, held)) throw new DomainError('case.own');
    const given = { userId: found.ownerId, caseId: held.id, kind: 'HIDE', reason, until: null } as const;
    await giveSanction(ports)(repositories, actor, given);
    await cases.update({
      ...held,
      status: caseSteps.next(held.status, 'decide'),
      decision: 'HIDE',
      reason,
      hidden: true,
      decidedBy: actorName(actor),
      decidedAt: at,
      version: held.version + 1,
      updatedAt: at,
    });
    await events.append({ type: 'case.decided', caseId: held.id, targetKind: held.targetKind });
  };

/** Takes back every decision that hides it. What waits for one is the caller's to show. */
export const liftHidings =
  (ports: SanctionPorts) =>
  async (
    repositories: Repositories,
    actor: Actor,
    { ownerId, targetKind, targetId }: Target & Pick<ReportSubject, 'ownerId'>,
  ): Promise<void> => {
    requireOther(actor, { ownerId });
    const { sanctions, users } = repositories;
    await users.lock(ownerId);
    const about = (await sanctions.of(ownerId)).filter(
      (one) => one.kind === 'HIDE' && one.targetKind === targetKind && one.targetId === targetId,
    );
    for (const { id } of about) {
      const sanction = await sanctions.lock(id);
      if (sanction?.status === 'ACTIVE')
        await endSanction(ports)(repositories, actor, sanction, { by: 'staff', reason: '' });
    }
  };
