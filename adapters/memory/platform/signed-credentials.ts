import { statusOf, type Credential } from '#core/platform/credential/credential.ts';
import type { CredentialRow, SignedCredentials } from '#core/platform/credential/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending, isBelow } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { changeRows, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    signedCredentials: Credential;
  }
}

const place = ({ createdAt, id }: Credential) => [createdAt, id] as const;

export const memorySignedCredentials = (view: () => View): SignedCredentials => {
  const table = () => view().table('signedCredentials');
  const found = (fits: (credential: Credential) => boolean): Credential[] =>
    table().all().filter(fits).toSorted(descending(place));
  const findPublic = async (publicId: string): Promise<Credential | null> =>
    found((credential) => credential.publicId === publicId)[0] ?? null;
  const livingOf: SignedCredentials['livingOf'] = async (kind, sourceId) =>
    found(
      (credential) =>
        credential.kind === kind && credential.sourceId === sourceId && credential.revokedAt === null,
    )[0] ?? null;
  const rowOf = (credential: Credential): CredentialRow => {
    const user = view().table('users').get(credential.userId);
    return { ...credential, userName: user?.fullname ?? '', username: user?.username ?? null };
  };

  return {
    findPublic,
    lock: findPublic,
    livingOf,

    async insert(credential) {
      if (!view().table('users').get(credential.userId)) view().refuse('user.not_found');
      if (await livingOf(credential.kind, credential.sourceId)) return 'SOURCE_TAKEN';
      const { listNumber, listIndex } = credential;
      const isTaken = table()
        .all()
        .some((other) => other.listNumber === listNumber && other.listIndex === listIndex);
      if (isTaken) return 'INDEX_TAKEN';
      table().set(credential.id, credential);
      return 'STORED';
    },

    async newestOf(kind, sourceIds) {
      const all = found((credential) => credential.kind === kind && sourceIds.includes(credential.sourceId));
      const first = new Map(all.toReversed().map((credential) => [credential.sourceId, credential]));
      return [...first.values()].toSorted(ascending(({ sourceId }) => [sourceId]));
    },

    async update(credential) {
      const before = table().get(credential.id);
      if (before?.version !== credential.version - 1) throw new DomainError('version.stale');
      table().set(credential.id, { ...credential, createdAt: before.createdAt });
    },

    of: async (userId) => found((credential) => credential.userId === userId),

    async pageOf(userId, { limit, cursor }) {
      const last = decodeCursor(cursor, 'instant', 'id');
      const own = found(
        (credential) =>
          credential.userId === userId && (!last || isBelow(place(credential), [new Date(last[0]), last[1]])),
      );
      return pageOf(own, limit, (credential) => encodeCursor(...place(credential)));
    },

    shownBy: async (userId, at) =>
      found(
        (credential) =>
          credential.userId === userId && credential.onProfile && statusOf(credential, at) === 'VALID',
      ),

    revokedIndexes: async (number) =>
      table()
        .all()
        .filter(({ listNumber, revokedAt }) => listNumber === number && revokedAt !== null)
        .map(({ listIndex }) => listIndex)
        .toSorted((one, other) => one - other),

    signedBy: async (keyIds, after, limit) =>
      table()
        .all()
        .filter(
          ({ id, jwts, keyIds: own }) =>
            jwts !== null && id > after && (keyIds.includes(own.EdDSA) || keyIds.includes(own.RS256)),
        )
        .toSorted(ascending(({ id }) => [id]))
        .slice(0, limit),

    forgetAllOf: async (userId, at) =>
      changeRows(
        table(),
        (credential) => credential.userId === userId,
        (credential) => ({
          ...credential,
          name: '',
          jwts: null,
          onProfile: false,
          reason: credential.reason ?? 'HOLDER_LEFT',
          revokedAt: credential.revokedAt ?? at,
          version: credential.version + 1,
          updatedAt: at,
        }),
      ),

    async list(request) {
      const listed = staffList(
        table()
          .all()
          .map((credential) => ({ ...rowOf(credential), revoked: credential.revokedAt !== null })),
        readListRequest(staffLists.signedCredentials, request),
        staffLists.signedCredentials,
        ({ name, title }) => [name, title],
      );
      return { ...listed, rows: listed.rows.flatMap(({ id }) => table().get(id) ?? []).map(rowOf) };
    },

    async findRow(id) {
      const credential = table().get(id);
      return credential ? rowOf(credential) : null;
    },
  };
};
