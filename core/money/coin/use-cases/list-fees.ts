import type { Actor } from '#core/access/actor/actor.ts';
import { features, fees } from '../fees.ts';

/** What each feature costs; anybody may read it. */
export const listFees = () => async (_actor: Actor) => ({
  items: features.map((feature) => {
    const { amount, coin, unit } = fees[feature];
    return { feature, amount, coin, unit };
  }),
});
