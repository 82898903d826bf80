import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { superUserId } from '#core/kernel/id.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { withAddress, type AddressedMedium } from '../address.ts';
import type { Medium } from '../medium.ts';
import type { Upload } from '../ports.ts';
import { keepFile, type KeepNeeds } from './keep-file.ts';

/** A file that is the platform's and takes the platform's room; the log holds who added it. `check` may refuse what was made of it. */
export const keepSiteFile = async (
  ports: KeepNeeds & Reads<'people'>,
  actor: Actor,
  upload: Upload,
  check: (made: Medium) => void = () => undefined,
): Promise<Medium> => {
  const platform = await ports.reads.people.get(superUserId);
  return keepFile(ports)(platform, upload, { purpose: 'SITE' }, async ({ auditLog }, made) => {
    check(made);
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
  });
};

/** A picture of the site that staff share. */
export const addSharedFile =
  (ports: KeepNeeds & Reads<'people'>) =>
  async (actor: Actor, upload: Upload): Promise<AddressedMedium> => {
    requirePermission(actor, 'media.create');
    const medium = await keepSiteFile(ports, actor, upload);
    return withAddress(ports.mediaStore, medium, ports.clock.now());
  };
