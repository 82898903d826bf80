import type { MediumId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { addressOf, openAddressExpiry } from '#core/platform/media/address.ts';
import type { Domain } from './domain.ts';

/** Null where there is none, or where staff hide it. */
export type SitePictures = Readonly<{
  faviconUrl: string | null;
  logoUrl: string | null;
  textLogoUrl: string | null;
}>;

/** Addresses that last as long as a page; everybody may open them. */
export const sitePicturesOf =
  ({ reads, mediaStore, clock }: Reads<'media'> & Pick<Ports, 'clock' | 'mediaStore'>) =>
  async (domain: Domain): Promise<SitePictures> => {
    const ids = [domain.faviconId, domain.logoId, domain.textLogoId].filter((id) => id !== null);
    const found = ids.length > 0 ? await reads.media.ofOwner(domain.userId, ids) : [];
    const now = clock.now();
    const urlOf = async (id: MediumId | null): Promise<string | null> => {
      const medium = found.find((one) => one.id === id && one.hiddenAt === null);
      return medium ? (await addressOf(mediaStore, medium, now, openAddressExpiry(now))).url : null;
    };
    const [faviconUrl, logoUrl, textLogoUrl] = await Promise.all([
      urlOf(domain.faviconId),
      urlOf(domain.logoId),
      urlOf(domain.textLogoId),
    ]);
    return { faviconUrl, logoUrl, textLogoUrl };
  };
