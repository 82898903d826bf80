import { visitor } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { MediaStore } from '#core/platform/media/ports.ts';
import {
  brandPath,
  brandVariants,
  iconFiles,
  readBrandPath,
  type BrandBox,
  type BrandVariant,
} from '#core/platform/settings/brand.ts';
import { defaultSettings } from '#core/platform/settings/site.ts';
import type { KeptPictures } from './kept-pictures.ts';
import { sendPicture } from './send-picture.ts';
import type { WebExchange } from './web-request.ts';

type Needs = Readonly<{
  app: Pick<Application, 'media' | 'settings'>;
  mediaStore: Pick<MediaStore, 'read'>;
  kept: KeptPictures;
  /** A picture in a box of its own, PNG. */
  box: (picture: Uint8Array, box: BrandBox) => Promise<Uint8Array>;
}>;

const contentType = 'image/png';
const day = 24 * 60 * 60;
/** Files whose address stays while the brand changes. */
const fileAgeSeconds = 5 * 60;

export const isBrandPath = (path: string): boolean => path.startsWith('/brand/');

const redirect = ({ response }: WebExchange, Location: string): void => {
  response.writeHead(302, { Location, 'Cache-Control': 'no-cache' }).end();
};

const usual = (variant: BrandVariant): string =>
  variant === 'share'
    ? defaultSettings.shareImageUrl
    : variant === 'logo'
      ? defaultSettings.logoUrl
      : defaultSettings.faviconUrl;

/** Pictures of the brand, drawn at the first request in each size that is asked for. */
export const brandPictures = ({ app, mediaStore, kept, box }: Needs) => {
  /** Null: the picture is not there any more. */
  const drawn = async (mediumId: string, variant: BrandVariant): Promise<Uint8Array | null> => {
    const medium = await app.media.findBrandPicture(mediumId);
    if (medium === null) return null;
    const key = `public/brand-${mediumId}-${variant}.png`;
    return kept({ key, contentType }, async () =>
      box(await mediaStore.read(medium.key), brandVariants[variant]),
    );
  };

  return {
    /** `/brand/{medium}/{variant}.png`. A page that was kept somewhere may name one that is gone: the usual one then. */
    async send(exchange: WebExchange): Promise<void> {
      const asked = readBrandPath(exchange.path);
      if (asked === null) throw new DomainError('route.not_found');
      const { mediumId, variant } = asked;
      const bytes = await drawn(mediumId, variant);
      if (bytes === null) return redirect(exchange, usual(variant));
      return sendPicture(exchange, {
        bytes,
        contentType,
        tag: `${mediumId}-${variant}`,
        maxAgeSeconds: 30 * day,
      });
    },

    /** True when an icon of the brand went out in place of the file of this name. */
    async sendInstead(exchange: WebExchange): Promise<boolean> {
      const variant = iconFiles[exchange.path];
      if (variant === undefined) return false;
      const { faviconUrl } = await app.settings.readPublicSettings(visitor);
      const mediumId = readBrandPath(faviconUrl)?.mediumId;
      const bytes = mediumId === undefined ? null : await drawn(mediumId, variant);
      if (mediumId === undefined || bytes === null) return false;
      // A drawing by its name, which this is not.
      if (exchange.path.endsWith('.svg')) redirect(exchange, brandPath(mediumId, variant));
      else
        sendPicture(exchange, {
          bytes,
          contentType,
          tag: `${mediumId}-${variant}`,
          maxAgeSeconds: fileAgeSeconds,
        });
      return true;
    },
  };
};
