import { judgeUse, type Passkey, type PasskeyChallenge } from '#core/people/passkey/passkey.ts';
import type { Passkeys } from '#core/people/passkey/ports.ts';
import { descending } from '../engine/ordering.ts';
import { deleteRows, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    passkeys: Passkey;
    passkeyChallenges: PasskeyChallenge;
  }
}

export const memoryPasskeys = (view: () => View): Passkeys => {
  const passkeys = () => view().table('passkeys');
  const challenges = () => view().table('passkeyChallenges');
  const of = (id: string) =>
    passkeys()
      .all()
      .filter(({ userId }) => userId === id)
      .toSorted(descending(({ createdAt, id: own }) => [createdAt, own]));
  const own = (userId: string, id: string) => {
    const passkey = passkeys().get(id);
    return passkey?.userId === userId ? passkey : undefined;
  };
  const find = (wanted: string) =>
    passkeys()
      .all()
      .find(({ credentialId }) => credentialId === wanted);

  return {
    async insert(passkey) {
      if (!view().table('users').get(passkey.userId)) view().refuse('user.not_found');
      if (find(passkey.credentialId)) return false;
      passkeys().set(passkey.id, passkey);
      return true;
    },

    findByCredential: async (credentialId) => find(credentialId) ?? null,
    listOf: async (userId) => of(userId),
    countOf: async (userId) => of(userId).length,

    async rename(userId, id, name) {
      const passkey = own(userId, id);
      if (passkey) passkeys().set(id, { ...passkey, name });
      return passkey !== undefined;
    },

    async use(id, { counter, isSynced }, at) {
      const passkey = passkeys().get(id);
      const { isSyncable = false } = passkey ?? {};
      if (!passkey || judgeUse(passkey, { counter, isSyncable }) !== 'right') return false;
      passkeys().set(id, { ...passkey, counter, isSynced, lastUsedAt: at });
      return true;
    },

    async delete(userId, id) {
      const passkey = own(userId, id);
      if (passkey) passkeys().delete(id);
      return passkey?.name ?? null;
    },

    async deleteAllOf(id) {
      deleteRows(challenges(), ({ userId }) => userId === id);
      deleteRows(passkeys(), ({ userId }) => userId === id);
    },

    async keepChallenge(challenge, at) {
      deleteRows(challenges(), ({ expiresAt }) => expiresAt <= at);
      challenges().set(challenge.hash, challenge);
    },

    async takeChallenge(hash, at) {
      const challenge = challenges().get(hash);
      if (!challenge || challenge.expiresAt <= at) return null;
      challenges().delete(hash);
      return challenge;
    },
  };
};
