import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { endSanction, type SanctionPorts } from '../give-sanction.ts';
import { permissionsFor, requireSeen, seenOnly } from '../moderator-rights.ts';
import type { SanctionRow } from '../ports.ts';
import type { Sanction } from '../sanction.ts';
import { readReason } from './decide-case.ts';

type Needs = Pick<Ports, 'reads'> & WithHooks<'reportSubjects'>;

export const listSanctions =
  ({ reads, hooks }: Needs) =>
  async (actor: Actor, request: ListRequest): Promise<List<SanctionRow>> =>
    reads.sanctions.list(seenOnly(hooks.reportSubjects, actor, request));

export const getSanction =
  ({ reads, hooks }: Needs) =>
  async (actor: Actor, id: Sanction['id']): Promise<SanctionRow> => {
    const row = await reads.sanctions.find(id);
    requireSeen(hooks.reportSubjects, actor, row?.targetKind ?? 'USER', 'sanction.not_found');
    if (!row) throw new DomainError('sanction.not_found');
    return row;
  };

/** Takes a sanction back before its time, by those who could give it; nobody takes back their own. */
export const liftSanction =
  (ports: SanctionPorts) =>
  async (
    actor: Actor,
    { id, reason: typed }: Readonly<{ id: Sanction['id']; reason: string }>,
  ): Promise<SanctionRow> => {
    const reason = readReason(typed);
    const { targetKind, userId } = await getSanction(ports)(actor, id);
    await ports.transaction(async (repositories) => {
      await repositories.users.lock(userId);
      const sanction = await repositories.sanctions.lock(id);
      if (!sanction) throw new DomainError('sanction.not_found');
      requirePermission(actor, ...permissionsFor(ports.hooks.reportSubjects, targetKind, sanction.kind));
      if (actor.kind === 'user' && actor.id === sanction.userId) throw new DomainError('case.own');
      if (sanction.status !== 'ACTIVE') throw new DomainError('sanction.not_active');
      await endSanction(ports)(repositories, actor, sanction, { by: 'staff', reason });
      await repositories.auditLog.append(
        audited(actor, {
          at: ports.clock.now(),
          action: 'sanction.lift',
          targetType: 'sanction',
          targetId: id,
          before: { kind: sanction.kind, status: sanction.status, until: sanction.until },
          after: { kind: sanction.kind, status: 'LIFTED', until: sanction.until },
          reason,
        }),
      );
    });
    return getSanction(ports)(actor, id);
  };
