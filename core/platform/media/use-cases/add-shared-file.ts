import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { superUserId } from '#core/kernel/id.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { withAddress, type AddressedMedium } from '../address.ts';
import type { Upload } from '../ports.ts';
import { keepFile, type KeepNeeds } from './keep-file.ts';

/** A picture of the site that staff share: it is the platform's, takes the platform's room, and the log holds who added it. */
export const addSharedFile =
  (ports: KeepNeeds & Reads<'people'>) =>
  async (actor: Actor, upload: Upload): Promise<AddressedMedium> => {
    requirePermission(actor, 'media.create');
    const platform = await ports.reads.people.get(superUserId);
    const medium = await keepFile(ports)(
      platform,
      upload,
      { purpose: 'SITE' },
      async ({ auditLog }, made) => {
        const { id, name, type, size } = made;
        await auditLog.append(
          audited(actor, {
            at: ports.clock.now(),
            action: 'media.create',
            targetType: 'medium',
            targetId: id,
            before: null,
            after: { name, type, size },
            reason: null,
          }),
        );
        return null;
      },
    );
    return withAddress(ports.mediaStore, medium, ports.clock.now());
  };
