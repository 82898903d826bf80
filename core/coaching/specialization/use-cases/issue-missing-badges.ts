import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { issueBadge, type BadgePorts, type BadgeRepositories } from '../badge-credential.ts';
import { hasExpired } from '../evidence.ts';
import type { SpecializationRequest } from '../specialization-request.ts';

type Needs = BadgePorts &
  Reads<'specializationRequests'> &
  Writes<keyof BadgeRepositories | 'people' | 'specializationRequests'> &
  Pick<Ports, 'clock'>;

const batch = 100;

const issueMissing = (
  { transaction, ...ports }: Omit<Needs, 'reads' | 'clock'>,
  id: SpecializationRequest['id'],
  at: Date,
): Promise<boolean> =>
  transaction(async (repositories) => {
    const request = await repositories.specializationRequests.lock(id);
    const stands = request?.status === 'COMPLETED' && request.removedAt === null;
    if (!stands || hasExpired(request.evidence, at)) return false;
    const coach = await repositories.people.find(request.userId);
    if (!coach || coach.status === 'DELETE') return false;
    await issueBadge(repositories, ports, request, coach, at);
    return true;
  });

/** Gives approvals that are older than signed badges theirs, with the day on which they were checked. */
export const issueMissingBadges =
  (ports: Needs) =>
  async (actor: Actor): Promise<{ issued: number }> => {
    requirePermission(actor, 'specialization.manage');
    let issued = 0;
    for (;;) {
      const at = ports.clock.now();
      const due = await ports.reads.specializationRequests.withoutCredential(at, batch);
      let issuedNow = 0;
      for (const { id } of due) if (await issueMissing(ports, id, at)) issuedNow += 1;
      issued += issuedNow;
      if (due.length < batch || issuedNow === 0) return { issued };
    }
  };
