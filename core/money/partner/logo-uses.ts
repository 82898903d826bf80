import type { Hooks } from '#core/kernel/hooks.ts';
import { placesOfKind } from '#core/platform/media/use.ts';

/** The partners whose logo it is. */
export const partnersShowing: Hooks['mediumUsesOf'] = async ({ partners }, _mediumId, known) => {
  const found = await Promise.all(placesOfKind(known, 'PARTNER').map((id) => partners.find(id)));
  return found
    .filter((partner) => partner !== null)
    .map(({ id, name }) => ({ kind: 'PARTNER', id, title: name, link: '/dashboard/rewards' }));
};
