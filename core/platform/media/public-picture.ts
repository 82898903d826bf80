import { visitor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { MediumId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { MediaPurpose, Medium } from './medium.ts';

/** The longer side of the copies that are shown to everybody: for cards, and for reading. */
export const publicSides = [480, 1280] as const;
export type PublicSide = (typeof publicSides)[number];

/** Whatever shows one of these, it is not shown to strangers. */
const neverPublic: ReadonlySet<MediaPurpose> = new Set([
  'PHYSICAL_PROFILE',
  'RECEIPT',
  'EVIDENCE',
  'REPORT',
  'CHAT',
  'BUG_REPORT',
]);

/** A picture that could be public, were it shown. */
export const mayBePublic = ({
  type,
  purpose,
  deletedAt,
  hiddenAt,
}: Pick<Medium, 'type' | 'purpose' | 'deletedAt' | 'hiddenAt'>): boolean =>
  type === 'IMAGE' && deletedAt === null && hiddenAt === null && !neverPublic.has(purpose);

/** The same for ever: it is answered only while something shows the picture to everybody. */
const publicPictureUrl = (publicMediaUrl: string, id: MediumId, side: PublicSide): string =>
  `${publicMediaUrl.replace(/\/+$/, '')}/media/public/${encodeURIComponent(id)}/${side}.webp`;

/** A picture that is shown to everybody, as large as it is read, with its small copy. */
export const publicAddressOf = (
  publicMediaUrl: string,
  { id, width, height }: Pick<Medium, 'id' | 'width' | 'height'>,
) => {
  const [small, large] = publicSides;
  const share = Math.min(1, large / Math.max(width ?? large, height ?? large));
  const scaled = (side: number | null) => (side === null ? null : Math.max(1, Math.round(side * share)));
  return {
    url: publicPictureUrl(publicMediaUrl, id, large),
    thumbnailUrl: publicPictureUrl(publicMediaUrl, id, small),
    width: scaled(width),
    height: scaled(height),
  };
};

/** A picture that something shows to strangers at this moment. Fails with media.not_found. */
export const findPublicPicture =
  ({ reads, hooks }: Pick<Ports, 'reads'> & WithHooks<'mayOpenMedium'>) =>
  async (id: MediumId): Promise<Medium> => {
    const medium = await reads.media.find(id);
    if (medium === null || !mayBePublic(medium)) throw new DomainError('media.not_found');
    for (const may of hooks.mayOpenMedium) if (await may(reads, visitor, medium)) return medium;
    throw new DomainError('media.not_found');
  };
