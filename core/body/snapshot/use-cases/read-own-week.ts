import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import type { WeekKey } from '#core/kernel/week.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { ownViewFor } from '../privacy.ts';
import type { PresentedSnapshot } from '../views/presented-snapshot.ts';
import { presentOne } from './read-snapshots.ts';

type Needs = Reads<'media' | 'photoViews' | 'snapshots' | 'users'> &
  Pick<Ports, 'mediaStore' | 'lookAddresses' | 'clock'>;
type Input = Readonly<{ week?: WeekKey | undefined; language: Language }>;

/** A week of one's own by its name, the latest without one: no id, so that nobody else's can be asked for. */
export const readOwnWeek =
  (needs: Needs) =>
  async (actor: Actor, { week, language }: Input): Promise<PresentedSnapshot> => {
    const { reads } = needs;
    const { id: userId } = requireMember(actor);
    const [owner, snapshot] = await Promise.all([
      reads.users.get(userId),
      week === undefined ? reads.snapshots.latest(userId) : reads.snapshots.ofWeek(userId, week),
    ]);
    if (!snapshot) throw new DomainError('indicator.not_found');
    return presentOne(needs, snapshot, { actor, owner, view: ownViewFor(actor) }, language);
  };
