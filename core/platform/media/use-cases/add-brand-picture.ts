import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { brandAddress, requireBrandShape, type BrandPlace } from '#core/platform/settings/brand.ts';
import type { Upload } from '../ports.ts';
import { keepSiteFile } from './add-shared-file.ts';
import type { KeepNeeds } from './keep-file.ts';

/**
 * A picture for a place of the brand, made safe like any other: the answer is the address that its setting takes. Nothing
 * shows it before the setting is saved. A drawing in SVG may hold scripts, and is refused.
 */
export const addBrandPicture =
  (ports: KeepNeeds & Reads<'people'>) =>
  async (actor: Actor, place: BrandPlace, upload: Upload): Promise<Readonly<{ address: string }>> => {
    requirePermission(actor, 'setting.update', 'global');
    try {
      const { id } = await keepSiteFile(ports, actor, upload, ({ width, height }) =>
        requireBrandShape(place, { width: width ?? 0, height: height ?? 0 }),
      );
      return { address: brandAddress(place, id) };
    } catch (error) {
      if (error instanceof DomainError && error.code === 'media.type_not_allowed')
        throw new DomainError('brand.format');
      throw error;
    }
  };
