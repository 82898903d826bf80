import type { HomeNumber } from '#core/body/snapshot/home/home-number.ts';
import type { HomeNumbers } from '#core/body/snapshot/ports.ts';
import type { View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    homeNumbers: HomeNumber;
  }
}

export const memoryHomeNumbers = (view: () => View): HomeNumbers => {
  const chosen = () => view().table('homeNumbers');
  return {
    of: async (userId) => chosen().get(userId) ?? null,

    put: async (one) => chosen().set(one.userId, one),

    deleteAllOf: async (userId) => chosen().delete(userId),
  };
};
