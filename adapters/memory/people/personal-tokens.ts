import { stateOf, type PersonalToken, type TokenCall } from '#core/people/personal-token/personal-token.ts';
import type { PersonalTokens } from '#core/people/personal-token/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { descending, isBelow } from '../engine/ordering.ts';
import { deleteRows, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    personalTokens: PersonalToken;
    personalTokenCalls: TokenCall;
  }
}

export const memoryPersonalTokens = (view: () => View): PersonalTokens => {
  const tokens = () => view().table('personalTokens');
  const calls = () => view().table('personalTokenCalls');
  const of = (id: string) =>
    tokens()
      .all()
      .filter(({ userId }) => userId === id);
  const callsFrom = (since: Date, isAsked: (call: TokenCall) => boolean) =>
    calls()
      .all()
      .filter((call) => call.at >= since && isAsked(call))
      .toSorted(descending(({ at, id }) => [at, id]));

  return {
    async insert(token) {
      if (!view().table('users').get(token.userId)) view().refuse('user.not_found');
      tokens().set(token.id, token);
    },

    find: async (id) => tokens().get(id) ?? null,

    findByHash: async (hashes) =>
      tokens()
        .all()
        .find(({ hash }) => hashes.includes(hash)) ?? null,

    allOf: async (userId) => of(userId).toSorted(descending(({ createdAt, id }) => [createdAt, id])),

    countAlive: async (userId, at) => of(userId).filter((token) => stateOf(token, at) === 'ALIVE').length,

    async end(id, reason, at) {
      const token = tokens().get(id);
      if (!token || stateOf(token, at) !== 'ALIVE') return false;
      tokens().set(id, { ...token, revokedAt: at, endReason: reason });
      return true;
    },

    async endAll(userId, reason, at) {
      const ended = of(userId).filter((token) => stateOf(token, at) === 'ALIVE');
      for (const token of ended) tokens().set(token.id, { ...token, revokedAt: at, endReason: reason });
      return ended.length;
    },

    async rehash(id, hash) {
      const token = tokens().get(id);
      if (token) tokens().set(id, { ...token, hash });
    },

    async record(call) {
      calls().set(call.id, call);
      const token = tokens().get(call.tokenId);
      if (token && (token.lastUsedAt === null || token.lastUsedAt < call.at))
        tokens().set(token.id, { ...token, lastUsedAt: call.at });
    },

    async callsOf(tokenId, since, { limit, cursor }) {
      const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
      const found = callsFrom(since, (call) => call.tokenId === tokenId).filter(
        (call) => !at || !id || isBelow([call.at, call.id], [new Date(at), id]),
      );
      return pageOf(found, limit, (call) => encodeCursor(call.at, call.id));
    },

    allCallsOf: async (id, since) => callsFrom(since, ({ userId }) => userId === id),

    async deleteAllOf(id) {
      deleteRows(calls(), ({ userId }) => userId === id);
      deleteRows(tokens(), ({ userId }) => userId === id);
    },
  };
};
