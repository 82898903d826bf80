import { requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { endWithLine } from '../end-with-line.ts';
import type { ViewingId } from '../viewing-session.ts';

type Ending = Writes<'auditLog' | 'viewings'> & Pick<Ports, 'clock'>;

/** Leaving early. Also for who has lost the right meanwhile; leaving twice is leaving once. */
export const endViewing =
  ({ transaction, clock }: Ending) =>
  async (actor: Actor, id: ViewingId): Promise<{ ok: true }> => {
    const { id: staffId } = requireMember(actor);
    await transaction(async (repositories) => {
      const viewing = await repositories.viewings.find(id);
      if (viewing?.staffId !== staffId) throw new DomainError('viewing.not_found');
      await endWithLine(repositories, actor, viewing, clock.now());
    });
    return { ok: true };
  };

const atOnce = 100;

/** What nobody left ends in the log too, when its time is over; answers how many did. */
export const endOverdueViewings =
  ({ reads, transaction, clock }: Reads<'viewings'> & Ending) =>
  async (actor: Actor): Promise<number> => {
    requirePermission(actor, 'user.manage');
    const at = clock.now();
    const overdue = await reads.viewings.overdue(at, atOnce);
    for (const viewing of overdue)
      await transaction((repositories) => endWithLine(repositories, actor, viewing, at));
    return overdue.length;
  };
