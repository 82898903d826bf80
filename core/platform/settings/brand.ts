import { DomainError } from '#core/kernel/domain-error.ts';
import type { MediumId } from '#core/kernel/id.ts';
import type { Settings } from './site.ts';

/** Where a picture of the brand stands: each is a setting that holds its address. */
export const brandPlaces = ['icon', 'logo', 'logoDark', 'share'] as const;
export type BrandPlace = (typeof brandPlaces)[number];

export const brandSettings = {
  icon: 'faviconUrl',
  logo: 'logoUrl',
  logoDark: 'logoDarkUrl',
  share: 'shareImageUrl',
} as const satisfies Record<BrandPlace, keyof Settings>;

/** How a picture of the brand is drawn: whole inside a box, or filling all of it. */
export type BrandBox = Readonly<{
  width: number;
  height: number;
  /** `inside`: no larger than the box; `contain`: whole, in the middle of it; `cover`: all of the box, edges cut. */
  fit: 'inside' | 'contain' | 'cover';
  /** Free room at each side, as a share of the box. */
  margin: number;
  /** Phones put pictures of apps on what they like: these bring their own ground. */
  isOpaque: boolean;
}>;

const icon = (side: number, parts: Partial<BrandBox> = {}): BrandBox => ({
  width: side,
  height: side,
  fit: 'contain',
  margin: 0,
  isOpaque: false,
  ...parts,
});

/** What is drawn from an uploaded picture, by the last part of its address. */
export const brandVariants = {
  icon: icon(192),
  'icon-32': icon(32),
  'icon-180': icon(180, { margin: 0.1, isOpaque: true }),
  'icon-512': icon(512),
  // What lies outside the inner four fifths may be cut away.
  'icon-maskable-512': icon(512, { margin: 0.12, isOpaque: true }),
  logo: { width: 720, height: 136, fit: 'inside', margin: 0, isOpaque: false },
  share: { width: 1200, height: 630, fit: 'cover', margin: 0, isOpaque: true },
} as const satisfies Record<string, BrandBox>;
export type BrandVariant = keyof typeof brandVariants;

const variantOf = {
  icon: 'icon',
  logo: 'logo',
  logoDark: 'logo',
  share: 'share',
} as const satisfies Record<BrandPlace, BrandVariant>;

/** Files that the platform comes with, and what stands in their place once there is an icon of the brand. */
export const iconFiles: Readonly<Partial<Record<string, BrandVariant>>> = {
  '/favicon.ico': 'icon-32',
  '/favicon.svg': 'icon',
  '/admin/favicon.svg': 'icon',
  '/apple-touch-icon.png': 'icon-180',
  '/icon-192.png': 'icon',
  '/icon-512.png': 'icon-512',
  '/icon-maskable-512.png': 'icon-maskable-512',
};

/** Another picture has another address, so each may be kept for long. */
export const brandPath = (mediumId: MediumId, variant: BrandVariant): string =>
  `/brand/${mediumId}/${variant}.png`;
export const brandAddress = (place: BrandPlace, mediumId: MediumId): string =>
  brandPath(mediumId, variantOf[place]);

const pattern = /^\/brand\/([A-Za-z0-9-]{1,64})\/([a-z0-9-]{1,32})\.png$/;

export const isBrandVariant = (name: string): name is BrandVariant => Object.hasOwn(brandVariants, name);

/** What an address of the brand names; null: it is none, or one that the platform comes with. */
export const readBrandPath = (
  path: string,
): Readonly<{ mediumId: MediumId; variant: BrandVariant }> | null => {
  const [, mediumId, variant] = pattern.exec(path) ?? [];
  return mediumId !== undefined && variant !== undefined && isBrandVariant(variant)
    ? { mediumId, variant }
    : null;
};

/** Whether the settings show this picture. */
export const showsBrandPicture = (settings: Settings, mediumId: MediumId): boolean =>
  brandPlaces.some((place) => readBrandPath(settings[brandSettings[place]])?.mediumId === mediumId);

type Size = Readonly<{ width: number; height: number }>;
/** The least that looks sharp, and shapes that fit their place. */
const shapes: Readonly<Record<BrandPlace, Size & { narrowest: number; widest: number }>> = {
  icon: { width: 256, height: 256, narrowest: 0.98, widest: 1.02 },
  logo: { width: 68, height: 68, narrowest: 0.5, widest: 8 },
  logoDark: { width: 68, height: 68, narrowest: 0.5, widest: 8 },
  share: { width: 600, height: 315, narrowest: 1, widest: 3 },
};

/** Fails with brand.too_small, brand.not_square, brand.wrong_shape. */
export const requireBrandShape = (place: BrandPlace, { width, height }: Size): void => {
  const { narrowest, widest, ...least } = shapes[place];
  if (width < least.width || height < least.height)
    throw new DomainError('brand.too_small', { width: least.width, height: least.height });
  const ratio = width / height;
  if (ratio >= narrowest && ratio <= widest) return;
  throw new DomainError(place === 'icon' ? 'brand.not_square' : 'brand.wrong_shape');
};
