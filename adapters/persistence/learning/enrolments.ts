import { idleReminderDays, type Enrolment } from '#core/learning/enrolment/enrolment.ts';
import type { BoardRow, EnrolmentFigures, EnrolmentRow, Enrolments } from '#core/learning/enrolment/ports.ts';
import type { BoardHabit } from '#core/learning/challenge/challenge.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const columns = `e.*, ${nameOf('u')} as user_name, c.title as challenge_title, c.slug as challenge_slug`;
const source = `enrolments e join users u on u.id = e.user_id join challenges c on c.id = e.challenge_id`;

const living = `e.status <> 'CANCELED'`;
const isStuck = `exists (select 1 from quiz_states q where q.enrolment_id = e.id and q.asked_at is not null and q.passed_at is null)`;

const list: ListSource<keyof typeof staffLists.enrolments> = {
  select: columns,
  from: source,
  all: 'enrolments e',
  own: { table: 'enrolments', as: 'e' },
  columns: {
    id: 'e.id',
    userId: 'e.user_id',
    userName: nameOf('u'),
    challengeId: 'e.challenge_id',
    challengeTitle: 'c.title',
    status: 'e.status',
    isStuck: `(${living} and ${isStuck})`,
    paid: 'e.paid',
    percent: 'e.percent',
    enrolledAt: 'e.enrolled_at',
    lastActivityAt: 'e.last_activity_at',
    completedAt: 'e.completed_at',
    canceledAt: 'e.canceled_at',
  },
  search: `fold(${nameOf('u')} || ' ' || c.title)`,
  tieBreak: 'e.id',
};

/** By what those with the same percent stand; never a body value. `?` is the instant it is asked at. */
const habits: Readonly<Record<BoardHabit, string>> = {
  NONE: '0 + 0 * extract(epoch from ?::timestamptz)::int',
  WEEKS_SAVED: `(select count(*)::int from snapshots s where s.user_id = e.user_id and s.created_at >= e.enrolled_at
    and s.created_at <= ?::timestamptz and s.brought_at is null)`,
  LESSONS: `(select count(*)::int from lesson_progress p where p.enrolment_id = e.id
    and date_trunc('week', p.done_at at time zone '${defaultTimeZone}')
      = date_trunc('week', ?::timestamptz at time zone '${defaultTimeZone}'))`,
};

const pages = (db: Connection): Pick<Enrolments, 'pageOfUser' | 'pageOfChallenge'> => ({
  async pageOfUser(userId, { status }, { limit, cursor }) {
    const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const found = await rows<EnrolmentRow>(
      db(),
      `select ${columns} from ${source} where e.user_id = ? and ${living} ${status ? 'and e.status = ?' : ''}
         ${at && id ? 'and (e.last_activity_at, e.id) < (?, ?)' : ''}
       order by e.last_activity_at desc, e.id desc limit ?`,
      [userId, ...(status ? [status] : []), ...(at && id ? [at, id] : []), limit + 1],
    );
    return pageOf(found, limit, (row) => encodeCursor(row.lastActivityAt, row.id));
  },
  async pageOfChallenge(challengeId, { limit, cursor }) {
    const place = decodeCursor(cursor, 'whole', 'instant', 'id');
    const found = await rows<EnrolmentRow & { isStuck: boolean; rank: number }>(
      db(),
      `select * from (
         select ${columns}, ${isStuck} as is_stuck, case when ${isStuck} then 0 else 1 end as rank
         from ${source} where e.challenge_id = ? and ${living}) t
       ${place ? 'where (t.rank, t.last_activity_at, t.id) > (?, ?, ?)' : ''}
       order by t.rank, t.last_activity_at, t.id limit ?`,
      [challengeId, ...(place ? [Number(place[0]), place[1], place[2]] : []), limit + 1],
    );
    const page = pageOf(found, limit, (row) => encodeCursor(String(row.rank), row.lastActivityAt, row.id));
    return { ...page, items: page.items.map(({ rank: _rank, ...row }) => row) };
  },
});

const figures = (
  db: Connection,
): Pick<Enrolments, 'funnelOf' | 'sumsOf' | 'figures' | 'board' | 'usersOnOlderStructure'> => ({
  async funnelOf(challengeId) {
    const counted = await rows<{ fromPercent: number; learners: number }>(
      db(),
      `select t.from_percent, count(e.id)::int as learners from generate_series(0, 100, 10) as t(from_percent)
       left join enrolments e on e.challenge_id = ? and ${living} and e.percent / 10 * 10 = t.from_percent
       group by t.from_percent order by t.from_percent`,
      [challengeId],
    );
    return counted;
  },
  async sumsOf(challengeId) {
    const [sums] = await rows<{ stuck: number; paid: number; earned: number }>(
      db(),
      `select count(*) filter (where ${isStuck})::int as stuck, coalesce(sum(e.paid), 0)::bigint as paid,
         coalesce(sum(e.net), 0)::bigint as earned
       from enrolments e where e.challenge_id = ? and ${living}`,
      [challengeId],
    );
    return sums ?? { stuck: 0, paid: 0, earned: 0 };
  },
  async figures(since, until) {
    const [sums] = await rows<
      Omit<EnrolmentFigures, 'waiting' | 'challenges'> & { waiting: number; oldestAt: Date | null }
    >(
      db(),
      `select count(*)::int as enrolled, count(*) filter (where e.status = 'COMPLETED')::int as completed,
         count(*) filter (where not ${living})::int as canceled,
         coalesce(sum(e.paid) filter (where ${living}), 0)::bigint as paid,
         coalesce(sum(e.fee) filter (where ${living}), 0)::bigint as revenue,
         coalesce(sum(e.net) filter (where ${living}), 0)::bigint as earned,
         (select count(*)::int from enrolments e where ${living} and ${isStuck}) as stuck,
         (select count(*)::int from challenges where submission = 'WAITING') as waiting,
         (select min(submitted_at) from challenges where submission = 'WAITING') as oldest_at
       from enrolments e where e.enrolled_at between ? and ?`,
      [since, until],
    );
    const challenges = await rows<EnrolmentFigures['challenges'][number]>(
      db(),
      `select e.challenge_id, c.title, count(*)::int as enrolled,
         count(*) filter (where e.status = 'COMPLETED')::int as completed, sum(e.paid)::bigint as paid
       from enrolments e join challenges c on c.id = e.challenge_id
       where e.enrolled_at between ? and ? and ${living}
       group by e.challenge_id, c.title order by enrolled desc, e.challenge_id limit 10`,
      [since, until],
    );
    const { waiting, oldestAt, ...figures } = sums!; // an aggregate is one row
    return { ...figures, waiting: { count: waiting, oldestAt }, challenges };
  },
  async usersOnOlderStructure(challengeId, structureNo) {
    const found = await rows<{ userId: string }>(
      db(),
      `select e.user_id from enrolments e where e.challenge_id = ? and e.status = 'IN_PROGRESS' and e.edition_no < ?
       order by e.user_id`,
      [challengeId, structureNo],
    );
    return found.map(({ userId }) => userId);
  },
  async board(challengeId, habit, { readerId, limit, at }) {
    const ranked = await rows<BoardRow & { count: number }>(
      db(),
      `select t.user_id, t.percent, t.habit, t.rank, t.count from (
         select h.*, row_number() over (order by h.percent desc, h.habit desc, h.since, h.id)::int as rank,
           count(*) over ()::int as count
         from (
           select e.id, e.user_id, e.percent, coalesce(e.completed_at, e.enrolled_at) as since, ${habits[habit]} as habit
           from enrolments e where e.challenge_id = ? and ${living} and e.on_board) h) t
       where t.rank <= ? or t.user_id = ? order by t.rank`,
      [at, challengeId, limit, readerId],
    );
    const shown = ranked.map(({ count: _count, ...row }) => row);
    return {
      rows: shown.filter(({ rank }) => rank <= limit),
      own: shown.find(({ userId }) => userId === readerId) ?? null,
      count: ranked[0]?.count ?? 0,
    };
  },
});

export const knexEnrolments = (db: Connection): Enrolments => ({
  async insert(enrolment) {
    await refusing({ enrolments_living: 'enrolment.exists' }, db()('enrolments').insert(enrolment));
  },
  async find(id) {
    const [found] = await rows<EnrolmentRow>(db(), `select ${columns} from ${source} where e.id = ?`, [id]);
    return found ?? null;
  },
  async ofUser(userId, challengeId) {
    const [found] = await rows<Enrolment>(
      db(),
      `select * from enrolments e where e.user_id = ? and e.challenge_id = ? and ${living}`,
      [userId, challengeId],
    );
    return found ?? null;
  },
  async amongOfUser(userId, challengeIds) {
    const found = await rows<Enrolment>(
      db(),
      `select * from enrolments e where e.user_id = ? and e.challenge_id = any(?::text[]) and ${living}`,
      [userId, [...challengeIds]],
    );
    return new Map(found.map((enrolment) => [enrolment.challengeId, enrolment]));
  },
  async lock(id) {
    const [found] = await rows<Enrolment>(db(), 'select * from enrolments where id = ? for no key update', [
      id,
    ]);
    return found ?? null;
  },
  async lockOfUser(userId, challengeId) {
    const [found] = await rows<Enrolment>(
      db(),
      `select * from enrolments e where e.user_id = ? and e.challenge_id = ? and ${living} for no key update`,
      [userId, challengeId],
    );
    return found ?? null;
  },
  async update({ id, version: _version, ...enrolment }) {
    const [next] = await db()('enrolments')
      .where({ id })
      .update({ ...enrolment, version: db().raw('version + 1') }, ['*']);
    if (!next) throw new DomainError('enrolment.not_found');
    return next as Enrolment; // all of its columns
  },
  async wasRefundedSelf(userId, challengeId) {
    const found = await rows(
      db(),
      `select 1 from enrolments where user_id = ? and challenge_id = ? and cancel_reason = 'BY_LEARNER' limit 1`,
      [userId, challengeId],
    );
    return found.length > 0;
  },
  async holdsTranslation(userId, group) {
    const found = await rows(
      db(),
      `select 1 from enrolments e join challenges c on c.id = e.challenge_id
       where e.user_id = ? and c.translation_group = ? and ${living} limit 1`,
      [userId, group],
    );
    return found.length > 0;
  },
  lockUnreleased: (at, limit) =>
    rows<Enrolment>(
      db(),
      `select * from enrolments e where e.earning_hold_id is not null and e.released_at is null and ${living}
         and e.refundable_until <= ? order by e.refundable_until, e.id limit ? for no key update skip locked`,
      [at, limit],
    ),
  lockIdle: (at, limit) =>
    rows<Enrolment>(
      db(),
      `select * from enrolments where status = 'IN_PROGRESS' and reminders < ?
         and last_activity_at <= ?::timestamptz - make_interval(days => (?::int[])[reminders + 1])
       order by last_activity_at, id limit ? for no key update skip locked`,
      [idleReminderDays.length, at, [...idleReminderDays], limit],
    ),
  allOf: (userId) =>
    rows<EnrolmentRow>(
      db(),
      `select ${columns} from ${source} where e.user_id = ? order by e.enrolled_at, e.id`,
      [userId],
    ),
  async leaveBoards(userId) {
    await rows(db(), 'update enrolments set on_board = false where user_id = ? and on_board', [userId]);
  },
  list: (request) =>
    staffList<EnrolmentRow, keyof typeof staffLists.enrolments>(
      db(),
      list,
      readListRequest(staffLists.enrolments, request),
    ),
  ...pages(db),
  ...figures(db),
});
