import type { Permission } from '#core/access/actor/permission.ts';
import type { Hooks } from '#core/kernel/hooks.ts';
import { superUserId } from '#core/kernel/id.ts';
import type { Medium } from './medium.ts';

/** Who may choose among them: staff who look after files, and those whose records show one. */
export const sharedFileReaders = [
  'media.view',
  'media.create',
  'product.create',
  'product.update',
  'product.manage',
  'partner.create',
  'partner.update',
  'partner.manage',
] as const satisfies readonly Permission[];

/** A picture that staff keep for the site as a whole: the platform's own, for everybody to see. */
export const isShared = ({ ownerId, purpose }: Pick<Medium, 'ownerId' | 'purpose'>): boolean =>
  purpose === 'SITE' && ownerId === superUserId;

export const mayOpenShared: Hooks['mayOpenMedium'] = async (_repositories, _viewer, medium) =>
  isShared(medium);
