import type { Hooks } from '#core/kernel/hooks.ts';
import { superUserId } from '#core/kernel/id.ts';
import type { Medium } from './medium.ts';

/** A picture that staff keep for the site as a whole: the platform's own, for everybody to see. */
export const isShared = ({ ownerId, purpose }: Pick<Medium, 'ownerId' | 'purpose'>): boolean =>
  purpose === 'SITE' && ownerId === superUserId;

export const mayOpenShared: Hooks['mayOpenMedium'] = async (_repositories, _viewer, medium) =>
  isShared(medium);
