import { mayDo, requireMember, type Actor, type UserActor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { ChallengeId } from '#core/learning/gate/outline.ts';
import type { Challenge } from './challenge.ts';

type Settings = Pick<Repositories, 'settings'>;

/** Coaches author while staff let them; people with `knowledge.create` always do. */
export const requireAuthor = async ({ settings }: Settings, actor: Actor): Promise<UserActor> => {
  const user = requireMember(actor);
  if (mayDo(user, 'knowledge.create')) return user;
  const { coachAuthoring } = await settings.read();
  if (user.type !== 'COACH') throw new DomainError('coach.not_coach');
  if (!coachAuthoring) throw new DomainError('access.not_authorized', { permission: 'knowledge.create' });
  return user;
};

/** What staff write earns for the platform. */
export const writesForPlatform = (user: UserActor): boolean => mayDo(user, 'knowledge.create');

export const isAuthor = (actor: Actor, { authorId }: Pick<Challenge, 'authorId'>): boolean =>
  actor.kind === 'user' && actor.id === authorId;

/** Its author, as long as they may author; staff with `knowledge.update` others' too. */
const mayEdit = async (repositories: Settings, actor: Actor, challenge: Challenge): Promise<boolean> => {
  if (mayDo(actor, 'knowledge.update')) return true;
  if (!isAuthor(actor, challenge)) return false;
  await requireAuthor(repositories, actor);
  return true;
};

/** Staff who may publish, archive or view drafts read them too. */
const maySeeDrafts = (actor: Actor): boolean =>
  mayDo(actor, 'knowledge.view', 'knowledge.delete', 'knowledge.manage');

/** Staff who read what others write, whatever its state: its files as well as its texts. */
export const isStaffReader = (actor: Actor): boolean =>
  actor.kind === 'user' &&
  actor.status === 'ACTIVE' &&
  (maySeeDrafts(actor) || mayDo(actor, 'knowledge.update'));

/** To read the working copy: who may edit it, and staff who may see drafts. */
export const requireReadable = async (
  repositories: Settings,
  actor: Actor,
  challenge: Challenge | null,
): Promise<Challenge> => {
  if (actor.kind !== 'system') requireMember(actor);
  const mayRead =
    challenge !== null && (maySeeDrafts(actor) || (await mayEdit(repositories, actor, challenge)));
  if (!mayRead) throw new DomainError('challenge.not_found');
  return challenge;
};

/** Another's challenge is not there to be edited. */
export const lockEditable = async (
  repositories: Settings & Pick<Repositories, 'challenges'>,
  actor: Actor,
  id: ChallengeId,
): Promise<Challenge> => {
  if (actor.kind !== 'system') requireMember(actor);
  const challenge = await repositories.challenges.lock(id);
  if (challenge === null || !(await mayEdit(repositories, actor, challenge)))
    throw new DomainError('challenge.not_found');
  return challenge;
};

/** Refuses what was made from an older text; parts of a challenge are never written over unseen. */
export const requireVersion = ({ version }: Readonly<{ version: number }>, seen: number): void => {
  if (version !== seen) throw new DomainError('version.stale');
};
