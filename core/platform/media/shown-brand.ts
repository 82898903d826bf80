import type { Hooks } from '#core/kernel/hooks.ts';
import { showsBrandPicture } from '#core/platform/settings/brand.ts';
import type { Medium } from './medium.ts';
import type { Media } from './ports.ts';
import { isShared } from './shared-file.ts';

/** What the settings show as the brand stays. */
export const brandShowing: Hooks['mediumUsesOf'] = async ({ settings }, mediumId) =>
  showsBrandPicture(await settings.read(), mediumId)
    ? [{ kind: 'SITE', id: 'brand', title: null, link: null }]
    : [];

/** A picture of the platform's own that an address of the brand names; null where there is none any more. */
export const findBrandPicture =
  ({ reads }: Readonly<{ reads: Readonly<{ media: Pick<Media, 'find'> }> }>) =>
  async (id: string): Promise<Medium | null> => {
    const medium = await reads.media.find(id);
    return medium?.type === 'IMAGE' && medium.hiddenAt === null && isShared(medium) ? medium : null;
  };
