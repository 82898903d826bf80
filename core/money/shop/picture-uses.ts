import type { Hooks } from '#core/kernel/hooks.ts';
import { defaultLanguage } from '#core/kernel/language.ts';
import { placesOfKind } from '#core/platform/media/use.ts';

/** The products that show it, as its owner reads them. */
export const productsShowing: Hooks['mediumUsesOf'] = async (repositories, mediumId, known) => {
  const ids = placesOfKind(known, 'PRODUCT');
  if (ids.length === 0) return [];
  const medium = await repositories.media.find(mediumId);
  const owner = medium && (await repositories.people.find(medium.ownerId));
  const found = await Promise.all(ids.map((id) => repositories.products.find(id)));
  return found
    .filter((product) => product !== null)
    .map(({ id, title, slug }) => ({
      kind: 'PRODUCT',
      id,
      title: title[owner?.language ?? defaultLanguage],
      link: `/product/${slug}`,
    }));
};
