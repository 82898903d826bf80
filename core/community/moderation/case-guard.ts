import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { HookAnswers } from '#core/kernel/hooks.ts';
import { superUserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Case, Decision } from './case.ts';
import { requireSeen } from './moderator-rights.ts';

/** Nobody decides about themselves, nor what they reported themselves. */
export const hasPartIn = async (
  { contentReports }: Pick<Repositories, 'contentReports'>,
  actor: Actor,
  { id, ownerId }: Pick<Case, 'id' | 'ownerId'>,
): Promise<boolean> => {
  if (actor.kind !== 'user') return false;
  if (actor.id === ownerId) return true;
  return (await contentReports.ofCase(id)).some(({ reporterId }) => reporterId === actor.id);
};

/** Held until the transaction ends, and only for those who may see it and have no part in it. */
export const lockCase = async (
  repositories: Pick<Repositories, 'cases' | 'contentReports'>,
  answers: HookAnswers['reportSubjects'],
  actor: Actor,
  { id, version }: Readonly<{ id: Case['id']; version: number }>,
): Promise<Case> => {
  const held = await repositories.cases.lock(id);
  requireSeen(answers, actor, held?.targetKind ?? 'USER', 'case.not_found');
  if (!held) throw new DomainError('case.not_found');
  if (await hasPartIn(repositories, actor, held)) throw new DomainError('case.own');
  if (held.status === 'DECIDED') throw new DomainError('case.not_open');
  if (held.version !== version) throw new DomainError('version.stale');
  return held;
};

/** What user 1 wrote can be reported; no case ends with a sanction of user 1. */
export const requireSanctionable = ({ ownerId }: Pick<Case, 'ownerId'>, decision: Decision): void => {
  if (ownerId === superUserId && decision !== 'DISMISS') throw new DomainError('user.super_user_protected');
};
