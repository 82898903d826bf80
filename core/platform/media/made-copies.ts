import type { MediumId } from '#core/kernel/id.ts';
import { day } from '#core/kernel/time.ts';
import { publicSides, type PublicSide } from './public-picture.ts';

/** Copies that are made when they are asked for: no row names them, and they can be made again. */
const madeCopyPrefixes = ['public/', 'share/'] as const;

/** So long after they were made they are kept. */
export const madeCopyLifetime = 7 * day;

export const isMadeCopy = (key: string): boolean => madeCopyPrefixes.some((prefix) => key.startsWith(prefix));

export const publicCopyKey = (id: MediumId, side: PublicSide): string => `public/${id}-${side}.webp`;
export const publicCopyKeys = (id: MediumId): readonly string[] =>
  publicSides.map((side) => publicCopyKey(id, side));
