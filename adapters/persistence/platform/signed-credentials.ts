import type { Credential } from '#core/platform/credential/credential.ts';
import type { CredentialRow, SignedCredentials } from '#core/platform/credential/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

type Stored = Omit<Credential, 'jwts' | 'keyIds'> &
  Readonly<{ eddsaJwt: string | null; rsJwt: string | null; eddsaKid: string; rsKid: string }>;

const storedOf = ({ jwts, keyIds, ...credential }: Credential): Stored => ({
  ...credential,
  eddsaJwt: jwts?.EdDSA ?? null,
  rsJwt: jwts?.RS256 ?? null,
  eddsaKid: keyIds.EdDSA,
  rsKid: keyIds.RS256,
});

const credentialOf = <Row extends Stored>({ eddsaJwt, rsJwt, eddsaKid, rsKid, ...credential }: Row) => ({
  ...credential,
  jwts: eddsaJwt === null || rsJwt === null ? null : { EdDSA: eddsaJwt, RS256: rsJwt },
  keyIds: { EdDSA: eddsaKid, RS256: rsKid },
});

const list: ListSource<keyof typeof staffLists.signedCredentials> = {
  select: 'c.*, u.fullname as user_name, u.username',
  from: 'signed_credentials c join users u on u.id = c.user_id',
  own: { table: 'signed_credentials', as: 'c' },
  columns: {
    id: 'c.id',
    publicId: 'c.public_id',
    userId: 'c.user_id',
    userName: 'u.fullname',
    username: 'u.username',
    kind: 'c.kind',
    sourceId: 'c.source_id',
    name: 'c.name',
    title: 'c.title',
    revoked: '(c.revoked_at is not null)',
    reason: 'c.reason',
    awardedAt: 'c.awarded_at',
    validUntil: 'c.valid_until',
    revokedAt: 'c.revoked_at',
    createdAt: 'c.created_at',
  },
  search: "fold(c.name || ' ' || c.title)",
  tieBreak: 'c.id',
};

export const knexSignedCredentials = (db: Connection): SignedCredentials => {
  const some = async (sql: string, bindings: Parameters<typeof rows>[2]): Promise<Credential[]> =>
    (await rows<Stored>(db(), sql, bindings)).map(credentialOf);
  const one = async (sql: string, bindings: Parameters<typeof rows>[2]): Promise<Credential | null> =>
    (await some(sql, bindings))[0] ?? null;
  const living = 'select * from signed_credentials where kind = ? and source_id = ? and revoked_at is null';

  return {
    async insert(credential) {
      const stored = await refusing(
        { signed_credentials_user_id_fkey: 'user.not_found' },
        db()('signed_credentials').insert(storedOf(credential)).onConflict().ignore().returning('id'),
      );
      if (stored.length === 1) return 'STORED';
      const taken = await rows(db(), living, [credential.kind, credential.sourceId]);
      return taken.length > 0 ? 'SOURCE_TAKEN' : 'INDEX_TAKEN';
    },

    findPublic: (publicId) => one('select * from signed_credentials where public_id = ?', [publicId]),

    lock: (publicId) =>
      one('select * from signed_credentials where public_id = ? for no key update', [publicId]),

    livingOf: (kind, sourceId) => one(living, [kind, sourceId]),

    newestOf: (kind, sourceIds) =>
      some(
        `select distinct on (source_id) * from signed_credentials where kind = ? and source_id = any(?::text[])
         order by source_id, created_at desc, id desc`,
        [kind, [...sourceIds]],
      ),

    async update(credential) {
      const { id, createdAt: _, ...changed } = storedOf(credential);
      requireFresh(
        await db()('signed_credentials')
          .where({ id, version: changed.version - 1 })
          .update(changed),
      );
    },

    of: (userId) =>
      some('select * from signed_credentials where user_id = ? order by created_at desc, id desc', [userId]),

    async pageOf(userId, { limit, cursor }) {
      const [at = null, id = ''] = decodeCursor(cursor, 'instant', 'id') ?? [];
      const found = await some(
        `select * from signed_credentials where user_id = :userId
           and (:at::timestamptz is null or (created_at, id) < (:at::timestamptz, :id))
         order by created_at desc, id desc limit :most`,
        { userId, at, id, most: limit + 1 },
      );
      return pageOf(found, limit, ({ createdAt, id: last }) => encodeCursor(createdAt, last));
    },

    shownBy: (userId, at) =>
      some(
        `select * from signed_credentials where user_id = ? and on_profile and revoked_at is null
           and (valid_until is null or valid_until > ?) order by created_at desc, id desc`,
        [userId, at],
      ),

    async revokedIndexes(number) {
      const found = await rows<Pick<Stored, 'listIndex'>>(
        db(),
        `select list_index from signed_credentials where list_number = ? and revoked_at is not null
         order by list_index`,
        [number],
      );
      return found.map(({ listIndex }) => listIndex);
    },

    signedBy: (keyIds, after, limit) =>
      some(
        `select * from signed_credentials where eddsa_jwt is not null and id > :after
           and (eddsa_kid = any(:keyIds::text[]) or rs_kid = any(:keyIds::text[])) order by id limit :limit`,
        { keyIds: [...keyIds], after, limit },
      ),

    async forgetAllOf(userId, at) {
      await db()('signed_credentials')
        .where({ userId })
        .update({
          name: '',
          eddsaJwt: null,
          rsJwt: null,
          onProfile: false,
          reason: db().raw("coalesce(reason, 'HOLDER_LEFT')"),
          revokedAt: db().raw('coalesce(revoked_at, ?)', [at]),
          version: db().raw('version + 1'),
          updatedAt: at,
        });
    },

    async list(request) {
      const listed = await staffList<Stored & CredentialRow, keyof typeof staffLists.signedCredentials>(
        db(),
        list,
        readListRequest(staffLists.signedCredentials, request),
      );
      return { ...listed, rows: listed.rows.map(credentialOf) };
    },

    async findRow(id) {
      const [found] = await rows<Stored & CredentialRow>(
        db(),
        `select ${list.select} from ${list.from} where c.id = ?`,
        [id],
      );
      return found ? credentialOf(found) : null;
    },
  };
};
