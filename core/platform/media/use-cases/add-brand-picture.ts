import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { superUserId } from '#core/kernel/id.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { brandAddress, requireBrandShape, type BrandPlace } from '#core/platform/settings/brand.ts';
import type { Upload } from '../ports.ts';
import { keepFile, type KeepNeeds } from './keep-file.ts';

/**
 * A picture for a place of the brand, made safe like any other: the answer is the address that its setting takes. Nothing
 * shows it before the setting is saved. A drawing in SVG may hold scripts, and is refused.
 */
export const addBrandPicture =
  (ports: KeepNeeds & Reads<'people'>) =>
  async (actor: Actor, place: BrandPlace, upload: Upload): Promise<Readonly<{ address: string }>> => {
    requirePermission(actor, 'setting.update', 'global');
    const platform = await ports.reads.people.get(superUserId);
    const settle: Parameters<ReturnType<typeof keepFile>>[3] = async ({ auditLog }, made) => {
      requireBrandShape(place, { width: made.width ?? 0, height: made.height ?? 0 });
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
    };
    try {
      const { id } = await keepFile(ports)(platform, upload, { purpose: 'SITE' }, settle);
      return { address: brandAddress(place, id) };
    } catch (error) {
      if (error instanceof DomainError && error.code === 'media.type_not_allowed')
        throw new DomainError('brand.format');
      throw error;
    }
  };
