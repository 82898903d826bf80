import type { ProviderLinks } from '#core/people/sign-in-provider/ports.ts';
import type { ProviderAttempt, ProviderClaim, ProviderLink } from '#core/people/sign-in-provider/provider.ts';
import { ascending } from '../engine/ordering.ts';
import { deleteRows, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    providerLinks: ProviderLink;
    providerAttempts: ProviderAttempt;
    providerClaims: ProviderClaim;
  }
}

export const memoryProviderLinks = (view: () => View): ProviderLinks => {
  const links = () => view().table('providerLinks');
  const attempts = () => view().table('providerAttempts');
  const claims = () => view().table('providerClaims');
  const find = (wanted: (link: ProviderLink) => boolean) => links().all().find(wanted) ?? null;
  const of = (id: string) =>
    links()
      .all()
      .filter(({ userId }) => userId === id)
      .toSorted(ascending(({ createdAt, id: own }) => [createdAt, own]));
  const alive = (markHash: string, at: Date) => {
    const claim = claims().get(markHash);
    return claim && claim.expiresAt > at ? claim : null;
  };

  return {
    async insert(link) {
      if (!view().table('users').get(link.userId)) view().refuse('user.not_found');
      const { provider, subject, userId } = link;
      const isThere = find(
        (one) => one.provider === provider && (one.subject === subject || one.userId === userId),
      );
      if (isThere !== null) return false;
      links().set(link.id, link);
      return true;
    },

    find: async (provider, subject) => find((link) => link.provider === provider && link.subject === subject),
    listOf: async (userId) => of(userId),
    countOf: async (userId) => of(userId).length,

    async use(id, at) {
      const link = links().get(id);
      if (link) links().set(id, { ...link, lastUsedAt: at });
      return link !== undefined;
    },

    async delete(userId, provider) {
      const link = find((one) => one.provider === provider && one.userId === userId);
      if (link) links().delete(link.id);
      return link;
    },

    async deleteAllOf(id) {
      deleteRows(links(), ({ userId }) => userId === id);
      deleteRows(attempts(), ({ userId }) => userId === id);
      deleteRows(claims(), ({ userId }) => userId === id);
    },

    async keepAttempt(attempt, at) {
      deleteRows(attempts(), ({ expiresAt }) => expiresAt <= at);
      attempts().set(attempt.stateHash, attempt);
    },

    async takeAttempt(stateHash, markHash, at) {
      const attempt = attempts().get(stateHash);
      if (attempt?.markHash !== markHash || attempt.expiresAt <= at) return null;
      attempts().delete(stateHash);
      return attempt;
    },

    async keepClaim(claim, at) {
      deleteRows(claims(), ({ expiresAt }) => expiresAt <= at);
      claims().set(claim.markHash, claim);
    },

    findClaim: async (markHash, at) => alive(markHash, at),

    async takeClaim(markHash, at) {
      const claim = alive(markHash, at);
      if (claim) claims().delete(markHash);
      return claim;
    },
  };
};
