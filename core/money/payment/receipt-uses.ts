import type { Hooks } from '#core/kernel/hooks.ts';
import { placesOfKind } from '#core/platform/media/use.ts';
import { checkout } from './notices.ts';

/** The orders whose receipt it is, by their code. */
export const ordersShowing: Hooks['mediumUsesOf'] = async ({ payments }, _mediumId, known) => {
  const found = await Promise.all(placesOfKind(known, 'RECEIPT').map((id) => payments.find(id)));
  return found
    .filter((payment) => payment !== null)
    .map(({ id, code }) => ({ kind: 'RECEIPT', id, title: code, link: checkout(id) }));
};
