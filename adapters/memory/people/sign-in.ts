import type { Credentials, Sessions, Verifications } from '#core/people/sign-in/ports.ts';
import type { Consents } from '#core/people/account/ports.ts';
import type { Session } from '#core/people/sign-in/session.ts';
import { isAlive as isOpen, maxTries } from '#core/people/sign-in/verification.ts';
import { ascending, descending } from '../engine/ordering.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';

export const memoryCredentials = (view: () => View): Credentials => ({
  hashOf: async (userId) => view().table('credentials').get(userId)?.hash ?? null,
  set: async (userId, hash, at) => view().table('credentials').set(userId, { userId, hash, updatedAt: at }),

  delete: async (userId) => view().table('credentials').delete(userId),
});

export const memorySessions = (view: () => View): Sessions => {
  const sessions = () => view().table('sessions');
  const alive = (userId: string) =>
    sessions()
      .all()
      .filter((session) => session.userId === userId && session.endedAt === null);

  return {
    async insert(session) {
      if (!view().table('users').get(session.userId)) view().refuse('user.not_found');
      sessions().set(session.id, session);
    },

    find: async (id) => sessions().get(id) ?? null,

    async rotate(id, from, at, expiresAt) {
      const session = sessions().get(id);
      if (session?.generation !== from || session.endedAt !== null || session.expiresAt <= at) return false;
      sessions().set(id, { ...session, generation: from + 1, rotatedAt: at, lastUsedAt: at, expiresAt });
      return true;
    },

    listOf: async (userId, at) =>
      alive(userId)
        .filter(({ expiresAt }) => expiresAt > at)
        .toSorted(descending(({ lastUsedAt, id }) => [lastUsedAt, id])),

    async userAgentsOf(userId) {
      const own = sessions()
        .all()
        .filter((session) => session.userId === userId);
      return [...new Set(own.map(({ userAgent }) => userAgent))].toSorted();
    },

    async end(id, reason, at) {
      const session = sessions().get(id);
      if (session?.endedAt === null) sessions().set(id, { ...session, endedAt: at, endReason: reason });
    },

    async prove(id, at) {
      const session = sessions().get(id);
      if (!session || session.endedAt !== null || session.expiresAt <= at) return false;
      sessions().set(id, { ...session, provenAt: at });
      return true;
    },

    async endAll(userId, reason, at, exceptId) {
      const ended = alive(userId).filter(({ id }) => id !== exceptId);
      for (const session of ended) sessions().set(session.id, { ...session, endedAt: at, endReason: reason });
      return ended.map(({ id }) => id);
    },

    async endOldest(userId, keep, at) {
      const ended = alive(userId)
        .filter(({ expiresAt }) => expiresAt > at)
        .toSorted(descending(({ lastUsedAt, createdAt, id }) => [lastUsedAt, createdAt, id]))
        .slice(keep)
        .toReversed()
        .map((session): Session => ({ ...session, endedAt: at, endReason: 'LIMIT' }));
      for (const session of ended) sessions().set(session.id, session);
      return ended;
    },

    async lastEnd(userId, reason) {
      const ends = sessions()
        .all()
        .flatMap((one) =>
          one.userId === userId && one.endReason === reason && one.endedAt ? [one.endedAt] : [],
        );
      return ends.toSorted(descending((at) => [at]))[0] ?? null;
    },

    async isAlive(id, at) {
      const session = sessions().get(id);
      return session !== undefined && session.endedAt === null && session.expiresAt > at;
    },

    deleteAllOf: async (id) => deleteRows(sessions(), ({ userId }) => userId === id),
  };
};

export const memoryVerifications = (view: () => View): Verifications => {
  const verifications = () => view().table('verifications');
  const of = (purpose: string, requester: string) =>
    verifications()
      .all()
      .filter((one) => one.purpose === purpose && one.requester === requester)
      .toSorted(descending(({ createdAt, id }) => [createdAt, id]));

  return {
    // Transactions run one after another here, so that nobody is ever waited for.
    lockRequester: async () => undefined,

    async insert(verification) {
      for (const earlier of of(verification.purpose, verification.requester)) {
        if (earlier.usedAt !== null || earlier.replacedAt !== null) continue;
        verifications().set(earlier.id, { ...earlier, replacedAt: verification.createdAt });
      }
      verifications().set(verification.id, verification);
    },

    async retireAllOf(userId, at) {
      for (const one of verifications().all()) {
        if (one.userId !== userId || one.usedAt !== null || one.replacedAt !== null) continue;
        verifications().set(one.id, { ...one, replacedAt: at });
      }
    },

    latest: async (purpose, requester) => of(purpose, requester)[0] ?? null,

    findBySecret: async (purpose, secretHash) =>
      verifications()
        .all()
        .filter((one) => one.purpose === purpose && one.secretHash === secretHash)
        .toSorted(descending(({ createdAt, id }) => [createdAt, id]))[0] ?? null,

    countSince: async (purpose, requester, since) =>
      of(purpose, requester).filter(({ createdAt }) => createdAt >= since).length,

    async takeTry(id, at) {
      const one = verifications().get(id);
      if (!one || !isOpen(one, at) || one.tries >= maxTries) return false;
      verifications().set(id, { ...one, tries: one.tries + 1 });
      return true;
    },

    async use(id, at) {
      const one = verifications().get(id);
      if (!one || !isOpen(one, at)) return false;
      verifications().set(id, { ...one, usedAt: at });
      return true;
    },

    deleteAllOf: async (id) => deleteRows(verifications(), ({ userId }) => userId === id),
  };
};

export const memoryConsents = (view: () => View): Consents => ({
  async insert(consents) {
    const table = view().table('consents');
    for (const consent of consents) {
      const key = keyOf(consent.userId, consent.document, consent.version);
      if (!table.get(key)) table.set(key, consent);
    }
  },

  of: async (userId) =>
    view()
      .table('consents')
      .all()
      .filter((consent) => consent.userId === userId)
      .toSorted(ascending(({ at, document }) => [at, document])),

  deleteAllOf: async (id) => deleteRows(view().table('consents'), ({ userId }) => userId === id),
});
