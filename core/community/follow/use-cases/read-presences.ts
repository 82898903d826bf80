import { mayDo, requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { presenceOf } from '#core/people/account/presence.ts';
import type { ActivityStatus } from '#core/people/account/user.ts';
import { hiddenFrom, knownTo } from '#core/people/profile/hidden-people.ts';

type Needs = Pick<Ports, 'reads' | 'clock'> & WithHooks<'isHiddenFrom' | 'isKnownTo'>;
export type Presence = Readonly<{ id: UserId; activityStatus: ActivityStatus }>;

/**
 * Who can be reached now. OFFLINE is also what is told of people who do not exist for the reader, and of closed profiles
 * to strangers: whether there is such an account is nobody's business.
 */
export const readPresences =
  (ports: Needs) =>
  async (actor: Actor, asked: readonly UserId[]): Promise<readonly Presence[]> => {
    const viewer = requireMember(actor);
    const { reads, clock } = ports;
    const ids = [...new Set(asked)];
    const [owners, hidden, known] = await Promise.all([
      reads.profiles.cardOwners(ids),
      hiddenFrom(ports)(viewer, ids),
      knownTo(ports)(viewer, ids),
    ]);
    const seesAll = mayDo(viewer, 'user.view');
    const shown = owners
      .filter(({ id, status }) => status === 'ACTIVE' && !hidden.has(id))
      .filter(({ id, isPublic }) => isPublic || id === viewer.id || seesAll || known.has(id));
    const presences = await presenceOf(reads, shown, clock.now());
    return ids.map((id) => ({ id, activityStatus: presences.get(id) ?? 'OFFLINE' }));
  };
