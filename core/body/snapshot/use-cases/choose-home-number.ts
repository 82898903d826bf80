import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import type { HomeMetric } from '../home/home-number.ts';
import { readHome, type Home, type ReadsHome } from './read-home.ts';

/** From now on the Fitboard opens with this number, on every device; answers what it opens with. */
export const chooseHomeNumber =
  (ports: ReadsHome & Writes<'homeNumbers'>) =>
  async (actor: Actor, metric: HomeMetric): Promise<Home> => {
    const { id: userId } = requireMember(actor);
    await ports.transaction(({ homeNumbers }) =>
      homeNumbers.put({ userId, metric, chosenAt: ports.clock.now() }),
    );
    return readHome(ports)(actor);
  };
