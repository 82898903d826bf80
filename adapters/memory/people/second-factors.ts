import type { SecondFactors, TrustedDevices } from '#core/people/second-factor/ports.ts';
import {
  isOn,
  mayUseStep,
  secondFactorLimits,
  triesAfter,
  type SecondFactor,
  type TrustedDevice,
} from '#core/people/second-factor/second-factor.ts';
import { descending } from '../engine/ordering.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';

export type StoredRecoveryCode = Readonly<{ userId: string; hash: string; usedAt: Date | null }>;

declare module '../engine/store.ts' {
  interface Tables {
    secondFactors: SecondFactor;
    recoveryCodes: StoredRecoveryCode;
    trustedDevices: TrustedDevice;
  }
}

export const memorySecondFactors = (view: () => View): SecondFactors => {
  const factors = () => view().table('secondFactors');
  const codes = () => view().table('recoveryCodes');

  return {
    find: async (userId) => factors().get(userId) ?? null,

    async begin({ userId, secret, createdAt }) {
      if (!view().table('users').get(userId)) view().refuse('user.not_found');
      const before = factors().get(userId);
      if (before && isOn(before)) return false;
      const { tries, triesSince } = before ?? { tries: 0, triesSince: null };
      factors().set(userId, {
        userId,
        secret,
        createdAt,
        confirmedAt: null,
        lastStep: null,
        tries,
        triesSince,
      });
      return true;
    },

    async confirm(userId, { secret, step, at }) {
      const factor = factors().get(userId);
      if (!factor || isOn(factor) || factor.secret !== secret) return false;
      factors().set(userId, { ...factor, confirmedAt: at, lastStep: step, tries: 0, triesSince: null });
      return true;
    },

    async takeTry(userId, at) {
      const factor = factors().get(userId);
      const taken = factor && triesAfter(factor, at);
      if (!taken) return null;
      factors().set(userId, { ...factor, ...taken });
      return secondFactorLimits.tries - taken.tries;
    },

    async useStep(userId, step) {
      const factor = factors().get(userId);
      if (!factor || !isOn(factor) || !mayUseStep(factor, step)) return false;
      factors().set(userId, { ...factor, lastStep: step, tries: 0, triesSince: null });
      return true;
    },

    async delete(id) {
      deleteRows(codes(), ({ userId }) => userId === id);
      const isThere = factors().get(id) !== undefined;
      factors().delete(id);
      return isThere;
    },

    async setRecoveryCodes(id, hashes) {
      deleteRows(codes(), ({ userId }) => userId === id);
      for (const hash of hashes) codes().set(keyOf(id, hash), { userId: id, hash, usedAt: null });
    },

    async useRecoveryCode(userId, hash, at) {
      const code = codes().get(keyOf(userId, hash));
      if (!code || code.usedAt !== null) return false;
      codes().set(keyOf(userId, hash), { ...code, usedAt: at });
      return true;
    },

    recoveryCodesLeft: async (id) =>
      codes()
        .all()
        .filter(({ userId, usedAt }) => userId === id && usedAt === null).length,
  };
};

export const memoryTrustedDevices = (view: () => View): TrustedDevices => {
  const devices = () => view().table('trustedDevices');
  const of = (id: string) =>
    devices()
      .all()
      .filter(({ userId }) => userId === id)
      .toSorted(descending(({ lastUsedAt, id: own }) => [lastUsedAt, own]));

  return {
    async insert(device) {
      if (!view().table('users').get(device.userId)) view().refuse('user.not_found');
      devices().set(device.id, device);
    },

    listOf: async (userId, at) => of(userId).filter(({ expiresAt }) => expiresAt > at),

    async use(userId, hashes, at) {
      const known = of(userId).find(({ hash, expiresAt }) => hashes.includes(hash) && expiresAt > at);
      if (known) devices().set(known.id, { ...known, lastUsedAt: at });
      return known !== undefined;
    },

    async delete(userId, id) {
      if (devices().get(id)?.userId !== userId) return false;
      devices().delete(id);
      return true;
    },

    async deleteOldest(userId, keep) {
      const gone = of(userId).slice(keep);
      for (const { id } of gone) devices().delete(id);
      return gone.length;
    },

    async deleteAllOf(userId) {
      const gone = of(userId);
      for (const { id } of gone) devices().delete(id);
      return gone.length;
    },
  };
};
