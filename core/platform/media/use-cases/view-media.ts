import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { displayName } from '#core/access/actor/person.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { MediumId } from '#core/kernel/id.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import { withAddress, type AddressedMedium } from '../address.ts';
import type { Medium } from '../medium.ts';

type Owned = Readonly<{ ownerName: string; uses: number }>;

/** Everybody's files, without their pictures. */
export const listAllMedia =
  ({ reads }: Reads<'media'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<Medium & Owned>> => {
    requirePermission(actor, 'media.view');
    return reads.media.list(request);
  };

/** One file with its address. The look is written down before the address is given. */
export const viewMedium =
  ({
    transaction,
    mediaStore,
    clock,
    hooks,
  }: Pick<Ports, 'transaction' | 'mediaStore' | 'clock'> & WithHooks<'whenStaffViewMedium'>) =>
  async (actor: Actor, id: MediumId): Promise<AddressedMedium & Owned> => {
    requirePermission(actor, 'media.view');
    const at = clock.now();
    const found = await transaction(async (repositories) => {
      const { media, people, auditLog } = repositories;
      const medium = await media.find(id);
      if (!medium) throw new DomainError('media.not_found');
      // Certificates are for those who check them.
      if (medium.purpose === 'EVIDENCE') requirePermission(actor, 'specialization.view');
      const owner = await people.find(medium.ownerId);
      await auditLog.append(
        audited(actor, {
          at,
          action: 'media.view',
          targetType: 'medium',
          targetId: id,
          before: null,
          after: { ownerId: medium.ownerId, purpose: medium.purpose },
          reason: null,
        }),
      );
      if (owner && actor.kind === 'user') {
        for (const note of hooks.whenStaffViewMedium)
          await note(repositories, { medium, owner, viewerId: actor.id, at });
      }
      return { medium, ownerName: owner ? displayName(owner) : '', uses: await media.usesOf(id) };
    });
    const { medium, ...owned } = found;
    return { ...(await withAddress(mediaStore, medium, at)), ...owned };
  };
