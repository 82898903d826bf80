import type { Moderators } from '#core/access/role/ports.ts';
import type { Appeal } from '#core/community/moderation/appeal.ts';
import type { AppealRow, Appeals, SanctionRow, Sanctions } from '#core/community/moderation/ports.ts';
import type { Sanction } from '#core/community/moderation/sanction.ts';
import { superUserId, type UserId } from '#core/kernel/id.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

/** A sanction without a case is about the account itself. */
const targetKind = "coalesce(c.target_kind, 'USER')";
const about = `${targetKind} as target_kind, coalesce(left(c.snapshot->>'text', 200), '') as excerpt,
  ${nameOf('u')} as user_name, case when g.id is not null then ${nameOf('g')} end as given_by_name`;

const sanctionColumns = `s.*, ${about}, u.status as user_status, coalesce(c.target_id, s.user_id) as target_id,
  a.status as appeal_status`;
const sanctionSource = `sanctions s join users u on u.id = s.user_id left join users g on g.id = s.given_by
  left join moderation_cases c on c.id = s.case_id left join appeals a on a.sanction_id = s.id`;

const sanctionList: ListSource<keyof typeof staffLists.sanctions> = {
  select: sanctionColumns,
  from: sanctionSource,
  own: { table: 'sanctions', as: 's' },
  columns: {
    id: 's.id',
    userId: 's.user_id',
    userName: nameOf('u'),
    caseId: 's.case_id',
    kind: 's.kind',
    status: 's.status',
    targetKind,
    givenBy: 's.given_by',
    until: 's.until',
    createdAt: 's.created_at',
  },
  search: 'u.search like ?',
  tieBreak: 's.id',
};

export const knexSanctions = (db: Connection): Sanctions => ({
  async insert(sanction) {
    await refusing({ sanctions_user_id_fkey: 'user.not_found' }, db()('sanctions').insert(sanction));
  },

  async find(id) {
    const [row] = await rows<SanctionRow>(
      db(),
      `select ${sanctionColumns} from ${sanctionSource} where s.id = ?`,
      [id],
    );
    return row ?? null;
  },

  async lock(id) {
    return (await db()<Sanction>('sanctions').where({ id }).forNoKeyUpdate().first()) ?? null;
  },

  async update({ id, ...sanction }) {
    await db()('sanctions').where({ id }).update(sanction);
  },

  of: (userId) =>
    rows<SanctionRow>(
      db(),
      `select ${sanctionColumns} from ${sanctionSource} where s.user_id = ? order by s.created_at desc, s.id desc`,
      [userId],
    ),

  lockActiveOf: (userId) =>
    rows<Sanction>(
      db(),
      `select * from sanctions where user_id = ? and status = 'ACTIVE' order by created_at, id for no key update`,
      [userId],
    ),

  ofCase: (caseId) =>
    rows<Sanction>(db(), 'select * from sanctions where case_id = ? order by created_at, id', [caseId]),

  due: (at, limit) =>
    rows<Sanction>(
      db(),
      `select * from sanctions where status = 'ACTIVE' and until <= ? order by until, id limit ?`,
      [at, limit],
    ),

  list: async (request) =>
    staffList<SanctionRow, keyof typeof staffLists.sanctions>(
      db(),
      sanctionList,
      readListRequest(staffLists.sanctions, request),
    ),
});

const appealColumns = `a.*, ${about}, s.kind, s.reason, s.until, s.status as sanction_status, s.given_by, s.case_id,
  case when d.id is not null then ${nameOf('d')} end as decided_by_name`;
const appealSource = `appeals a join sanctions s on s.id = a.sanction_id join users u on u.id = a.user_id
  left join users g on g.id = s.given_by left join users d on d.id = a.decided_by
  left join moderation_cases c on c.id = s.case_id`;

const appealList: ListSource<keyof typeof staffLists.appeals> = {
  select: appealColumns,
  from: appealSource,
  own: { table: 'appeals', as: 'a' },
  columns: {
    id: 'a.id',
    userId: 'a.user_id',
    userName: nameOf('u'),
    sanctionId: 'a.sanction_id',
    kind: 's.kind',
    status: 'a.status',
    targetKind,
    givenBy: 's.given_by',
    createdAt: 'a.created_at',
    decidedAt: 'a.decided_at',
  },
  search: 'u.search like ?',
  tieBreak: 'a.id',
};

export const knexAppeals = (db: Connection): Appeals => ({
  async insert(appeal) {
    await refusing({ appeals_once: 'appeal.exists' }, db()('appeals').insert(appeal));
  },

  async find(id) {
    const [row] = await rows<AppealRow>(db(), `select ${appealColumns} from ${appealSource} where a.id = ?`, [
      id,
    ]);
    return row ?? null;
  },

  async lock(id) {
    return (await db()<Appeal>('appeals').where({ id }).forNoKeyUpdate().first()) ?? null;
  },

  async update({ id, ...appeal }) {
    await db()('appeals').where({ id }).update(appeal);
  },

  of: (userId) =>
    rows<Appeal>(db(), 'select * from appeals where user_id = ? order by created_at desc, id desc', [userId]),

  list: async (request) =>
    staffList<AppealRow, keyof typeof staffLists.appeals>(
      db(),
      appealList,
      readListRequest(staffLists.appeals, request),
    ),

  async forgetAllOf(userId) {
    await db()('appeals').where({ userId }).update({ text: '' });
  },
});

export const knexModerators = (db: Connection): Moderators => ({
  async withAny(permissions) {
    const found = await rows<{ id: UserId }>(
      db(),
      `select u.id from users u join roles r on r.id = u.role_id
       where u.status = 'ACTIVE' and (u.id = ? or r.permissions && ?::text[]) order by u.id`,
      [superUserId, [...permissions]],
    );
    return found.map(({ id }) => id);
  },
});
