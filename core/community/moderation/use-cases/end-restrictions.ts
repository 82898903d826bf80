import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { endSanction, type SanctionPorts } from '../give-sanction.ts';

const atOnce = 50;

/** Restrictions whose time is over end; any number of instances may do it, each ends once. Answers how many did. */
export const endRestrictions =
  (ports: SanctionPorts) =>
  async (actor: Actor): Promise<{ ended: number }> => {
    requirePermission(actor, 'user.manage');
    let ended = 0;
    for (const { id, userId } of await ports.reads.sanctions.due(ports.clock.now(), atOnce)) {
      ended += await ports.transaction(async (repositories) => {
        await repositories.users.lock(userId);
        const sanction = await repositories.sanctions.lock(id);
        if (sanction?.status !== 'ACTIVE') return 0;
        await endSanction(ports)(repositories, actor, sanction, { by: 'time', reason: 'time is over' });
        return 1;
      });
    }
    return { ended };
  };
