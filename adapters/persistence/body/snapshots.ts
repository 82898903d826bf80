import type { Snapshots } from '#core/body/snapshot/ports.ts';
import { bodySides, type Snapshot } from '#core/body/snapshot/snapshot.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { lockMember } from '../engine/member-lock.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const columns = `s.id, s.user_id, s.week, s.week_start, s.standard, s.inputs, s.carried_over,
  coalesce((
    select jsonb_agg(jsonb_build_object('mediumId', sm.medium_id, 'side', sm.side)
      order by array_position('{${bodySides.join(',')}}'::text[], sm.side))
    from snapshot_media sm where sm.snapshot_id = s.id
  ), '[]') as media,
  s.version, s.created_at, s.updated_at, s.brought_at`;
const selectSnapshot = `select ${columns} from snapshots s`;

const refusals = {
  // Two saves of the same week at once: the other one was first.
  snapshots_week: 'version.stale',
  snapshots_user_id_fkey: 'user.not_found',
  snapshot_media_medium_id_fkey: 'media.not_found',
} as const;

const list: ListSource<keyof typeof staffLists.snapshots> = {
  select: `${columns}, u.fullname as user_name, u.email as user_email`,
  from: 'snapshots s join users u on u.id = s.user_id',
  own: { table: 'snapshots', as: 's' },
  columns: {
    id: 's.id',
    userId: 's.user_id',
    userName: 'u.fullname',
    userEmail: 'u.email',
    week: 's.week',
    weekStart: 's.week_start',
    standard: 's.standard',
    version: 's.version',
    createdAt: 's.created_at',
    updatedAt: 's.updated_at',
  },
  search: 'u.search',
  tieBreak: 's.id',
};

const mediaArrays = ({ media }: Snapshot) => [
  media.map(({ mediumId }) => mediumId as string),
  media.map(({ side }) => side as string),
];

const snapshotWrites = (db: Connection): Pick<Snapshots, 'insert' | 'update'> => ({
  async insert(snapshot) {
    await refusing(
      refusals,
      rows(
        db(),
        `with saved as (
           insert into snapshots (id, user_id, week, week_start, standard, inputs, carried_over, version, created_at, updated_at,
             brought_at)
           values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id
         )
         insert into snapshot_media (snapshot_id, medium_id, side)
         select saved.id, shown.medium_id, shown.side from saved, unnest(?::text[], ?::text[]) as shown(medium_id, side)`,
        [
          snapshot.id,
          snapshot.userId,
          snapshot.week,
          snapshot.weekStart,
          snapshot.standard,
          JSON.stringify(snapshot.inputs),
          [...snapshot.carriedOver],
          snapshot.version,
          snapshot.createdAt,
          snapshot.updatedAt,
          snapshot.broughtAt,
          ...mediaArrays(snapshot),
        ],
      ),
    );
  },

  async update(snapshot) {
    const [medium, side] = mediaArrays(snapshot);
    const [written] = await refusing(
      refusals,
      rows<{ count: number }>(
        db(),
        `with saved as (
           update snapshots set standard = :standard, inputs = :inputs, carried_over = :carriedOver, version = :version,
             created_at = :createdAt, updated_at = :updatedAt, brought_at = :broughtAt
           where id = :id and version = :version - 1 returning id
         ), shown as (
           insert into snapshot_media as sm (snapshot_id, medium_id, side)
           select saved.id, s.medium_id, s.side from saved, unnest(cast(:medium as text[]), cast(:side as text[])) as s(medium_id, side)
           on conflict (snapshot_id, side) do update set medium_id = excluded.medium_id
         ), removed as (
           delete from snapshot_media sm using saved where sm.snapshot_id = saved.id and sm.side <> all(cast(:side as text[]))
         )
         select count(*) as count from saved`,
        {
          id: snapshot.id,
          standard: snapshot.standard,
          inputs: JSON.stringify(snapshot.inputs),
          carriedOver: [...snapshot.carriedOver],
          version: snapshot.version,
          createdAt: snapshot.createdAt,
          updatedAt: snapshot.updatedAt,
          broughtAt: snapshot.broughtAt,
          medium: medium ?? [],
          side: side ?? [],
        },
      ),
    );
    requireFresh(written?.count ?? 0);
  },
});

export const knexSnapshots = (db: Connection): Snapshots => {
  const first = async (condition: string, bindings: string[]): Promise<Snapshot | null> =>
    (await rows<Snapshot>(db(), `${selectSnapshot} where ${condition}`, bindings))[0] ?? null;

  return {
    lockMember: (userId) => lockMember(db, userId),

    find: (id) => first('s.id = ?', [id]),
    findAll: (ids) => rows<Snapshot>(db(), `${selectSnapshot} where s.id = any(?::text[])`, [[...ids]]),
    ofWeek: (userId, week) => first('s.user_id = ? and s.week = ?', [userId, week]),
    latest: (userId) => first('s.user_id = ? order by s.week_start desc limit 1', [userId]),

    async pageOf(userId, { limit, cursor }) {
      const [before] = decodeCursor(cursor, 'date') ?? [];
      const found = await rows<Snapshot>(
        db(),
        `${selectSnapshot} where s.user_id = ? ${before ? 'and s.week_start < ?' : ''}
         order by s.week_start desc limit ?`,
        [userId, ...(before ? [before] : []), limit + 1],
      );
      return pageOf(found, limit, ({ weekStart }) => encodeCursor(weekStart));
    },

    seriesOf: (userId, from) =>
      rows<Snapshot>(
        db(),
        `${selectSnapshot} where s.user_id = ? ${from === null ? '' : 'and s.week_start >= ?'} order by s.week_start`,
        from === null ? [userId] : [userId, from],
      ),

    async countOf(userId) {
      const [counted] = await rows<{ count: number }>(
        db(),
        'select count(*) as count from snapshots where user_id = ?',
        [userId],
      );
      return counted?.count ?? 0;
    },

    async weeksOf(userId) {
      const found = await rows<{ week: string }>(
        db(),
        'select week from snapshots where user_id = ? order by week_start',
        [userId],
      );
      return found.map(({ week }) => week);
    },

    async savedWeeksOf(userId) {
      const found = await rows<{ week: string }>(
        db(),
        'select week from snapshots where user_id = ? and brought_at is null order by week_start',
        [userId],
      );
      return found.map(({ week }) => week);
    },

    list: async (request) =>
      staffList<Snapshot & { userName: string; userEmail: string }, keyof typeof staffLists.snapshots>(
        db(),
        list,
        readListRequest(staffLists.snapshots, request),
      ),

    async weeksShowing(mediumId) {
      const found = await rows<{ week: string }>(
        db(),
        `select distinct s.week from snapshot_media sm join snapshots s on s.id = sm.snapshot_id
         where sm.medium_id = ? order by s.week`,
        [mediumId],
      );
      return found.map(({ week }) => week);
    },

    async deleteAllOf(userId) {
      await db()('snapshots').where({ userId }).delete();
    },

    ...snapshotWrites(db),
  };
};
