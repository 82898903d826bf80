import { mayDo, type Actor } from '#core/access/actor/actor.ts';
import type { HookAnswers, WithHooks } from '#core/kernel/hooks.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';

export type HiddenNeeds = Pick<Ports, 'reads'> & WithHooks<'isHiddenFrom'>;

const nobody: ReadonlySet<UserId> = new Set();

const anyAnswer = async (
  { reads }: Pick<Ports, 'reads'>,
  answers: HookAnswers['isHiddenFrom' | 'isFollowerOf'],
  viewerId: UserId,
  ids: readonly UserId[],
): Promise<ReadonlySet<UserId>> => {
  const others = [...new Set(ids)].filter((id) => id !== viewerId);
  if (others.length === 0) return nobody;
  const found = await Promise.all(answers.map((answer) => answer(reads, viewerId, others)));
  return new Set(found.flatMap((ids) => [...ids]));
};

/** Those of these people who do not exist for the viewer. Visitors have blocked nobody; staff see all. */
export const hiddenFrom =
  ({ reads, hooks }: HiddenNeeds) =>
  async (viewer: Actor, ids: readonly UserId[]): Promise<ReadonlySet<UserId>> =>
    viewer.kind !== 'user' || mayDo(viewer, 'user.view')
      ? nobody
      : anyAnswer({ reads }, hooks.isHiddenFrom, viewer.id, ids);

/** Whether this person does not exist for the viewer. */
export type IsHidden = (viewer: Actor, id: UserId) => Promise<boolean>;

export const isHiddenPerson =
  (needs: HiddenNeeds): IsHidden =>
  async (viewer, id) =>
    (await hiddenFrom(needs)(viewer, [id])).has(id);

/** Whether this viewer follows this person. */
export type IsFollower = (viewer: Actor, id: UserId) => Promise<boolean>;

export const isFollower =
  ({ reads, hooks }: Pick<Ports, 'reads'> & WithHooks<'isFollowerOf'>): IsFollower =>
  async (viewer, id) =>
    viewer.kind === 'user' && (await anyAnswer({ reads }, hooks.isFollowerOf, viewer.id, [id])).has(id);

/** For whom lists are read: the storage leaves out who is blocked either way. Null: nobody is left out. */
export const blockedFor = (viewer: Actor): UserId | null =>
  viewer.kind === 'user' && !mayDo(viewer, 'user.view') ? viewer.id : null;

/** Those of them whom the viewer knows: picture and presence are shown whatever the profile says. */
export const knownTo =
  ({ reads, hooks }: Pick<Ports, 'reads'> & WithHooks<'isKnownTo'>) =>
  async (viewer: Actor, ids: readonly UserId[]): Promise<ReadonlySet<UserId>> =>
    viewer.kind !== 'user' ? nobody : anyAnswer({ reads }, hooks.isKnownTo, viewer.id, ids);
