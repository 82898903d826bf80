import type { Knex } from 'knex';
import type { ReviewRow, Reviews } from '#core/coaching/review/ports.ts';
import { shownVersions, type Reply, type ReplyDraft } from '#core/coaching/reply/reply.ts';
import type { Review } from '#core/coaching/review/review.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { nameOf, reviewColumns, reviewRowOf, reviewSource, type FlatReview } from './review-rows.ts';
import { reviewTimers } from './review-timers.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

/** Found once, by the index of names; not asked of each review. */
const named = '(select u.id from users u where u.search like ?)';

const list: ListSource<keyof typeof staffLists.reviews> = {
  select: reviewColumns,
  from: reviewSource,
  own: { table: 'reviews', as: 'v' },
  columns: {
    id: 'v.id',
    memberId: 'v.member_id',
    memberName: nameOf('m'),
    coachId: 'v.coach_id',
    coachName: nameOf('c'),
    week: 'v.week',
    type: 'v.type',
    status: 'v.status',
    price: 'v.price',
    fee: 'v.fee',
    round: 'v.round',
    stars: 'rt.stars',
    requestedAt: 'v.requested_at',
    answerDueAt: 'v.answer_due_at',
    approvedAt: 'v.approved_at',
    releasedAt: 'v.released_at',
    canceledAt: 'v.canceled_at',
    rejectedAt: 'v.rejected_at',
    createdAt: 'v.created_at',
    updatedAt: 'v.updated_at',
  },
  search: `v.member_id in ${named} or v.coach_id in ${named}`,
  tieBreak: 'v.id',
};

const refusals = { reviews_pending: 'review.pending' } as const;

const stored = (review: Review) => ({
  ...review,
  answers: JSON.stringify(review.answers),
  reply: review.reply && JSON.stringify(review.reply),
});

/** By when it was last asked: a request made anew is as new as any. */
const placeOf = ({ requestedAt, id }: Review): string => encodeCursor(requestedAt, id);

/** `showsToCoach` of the core, of reviews `v`. */
const showing = `v.status in ('PENDING', 'APPROVED') and v.access_ended_at is null`;

const select = `select ${reviewColumns} from ${reviewSource}`;

export const knexReviews = (db: Connection): Reviews => {
  const found = async (sql: string, bindings: readonly Knex.RawBinding[]): Promise<ReviewRow[]> =>
    (await rows<FlatReview>(db(), sql, [...bindings])).map(reviewRowOf);

  type Side = Readonly<Record<string, string | undefined>>;
  const page = async (side: Side, { limit, cursor }: Parameters<Reviews['queueOf']>[1]) => {
    const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const conditions = Object.entries(side).filter(([, value]) => value !== undefined);
    const reviews = await found(
      `${select} where ${conditions.map(([column]) => `v.${column} = ?`).join(' and ')}
         ${at ? 'and (v.requested_at, v.id) < (?, ?)' : ''} order by v.requested_at desc, v.id desc limit ?`,
      [...conditions.map(([, value]) => value), at, id, limit + 1].filter((value) => value !== undefined),
    );
    return pageOf(reviews, limit, placeOf);
  };

  /** So that saving a week, and each day's end, find the reviews with a target without reading any other. */
  const noteTargets = async ({ id, memberId, reply }: Review): Promise<void> => {
    if (reply === null) return;
    const open = reply.targets.filter(({ status }) => status === 'OPEN');
    await rows(
      db(),
      `with gone as (delete from open_targets where review_id = ? and target_id <> all(?::text[]))
       insert into open_targets (review_id, target_id, member_id, due_date)
       select ?, t.id, ?, t.due from unnest(?::text[], ?::date[]) as t(id, due)
       on conflict (review_id, target_id) do update set due_date = excluded.due_date`,
      [id, open.map((target) => target.id), id, memberId, open.map((target) => target.id), open.map(({ dueDate }) => dueDate)], // prettier-ignore
    );
  };

  return {
    async insert(review) {
      await refusing(refusals, db()('reviews').insert(stored(review)));
      await noteTargets(review);
    },

    async find(id) {
      return (await found(`${select} where v.id = ?`, [id]))[0] ?? null;
    },

    async lock(id) {
      const [review] = await rows<Review>(db(), 'select * from reviews where id = ? for no key update', [id]);
      return review ?? null;
    },

    async update({ version, ...review }) {
      const next: Review = { ...review, version: version + 1 };
      const { id, ...columns } = stored(next);
      requireFresh(await refusing(refusals, db()('reviews').where({ id, version }).update(columns)));
      await noteTargets(next);
      return next;
    },

    pageOfMember: (memberId, { status, coachId }, request) =>
      page({ member_id: memberId, status, coach_id: coachId }, request),
    pageOfCoach: (coachId, { status, memberId }, request) =>
      page({ coach_id: coachId, status, member_id: memberId }, request),

    async queueOf(coachId, { limit, cursor }) {
      const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
      const waiting = await found(
        `${select} where v.coach_id = ? and v.status = 'PENDING' ${at ? 'and (v.requested_at, v.id) > (?, ?)' : ''}
         order by v.requested_at, v.id limit ?`,
        [coachId, ...(at && id ? [at, id] : []), limit + 1],
      );
      return pageOf(waiting, limit, placeOf);
    },

    async waitingCountOf(coachId) {
      const [counted] = await rows<{ count: number }>(
        db(),
        `select count(*) as count from reviews where coach_id = ? and status = 'PENDING'`,
        [coachId],
      );
      return counted?.count ?? 0;
    },

    async pendingBetween(memberId, coachId) {
      const [review] = await rows<{ id: string }>(
        db(),
        `select id from reviews where member_id = ? and coach_id = ? and status = 'PENDING'`,
        [memberId, coachId],
      );
      return review?.id ?? null;
    },

    async lastBetween(memberId, coachId) {
      const [review] = await rows<Review>(
        db(),
        'select * from reviews where coach_id = ? and member_id = ? order by requested_at desc, id desc limit 1',
        [coachId, memberId],
      );
      return review ?? null;
    },

    async mayCoachSee(coachId, memberId) {
      const standing = await rows(
        db(),
        `select 1 from reviews v where v.coach_id = ? and v.member_id = ? and ${showing} limit 1`,
        [coachId, memberId],
      );
      return standing.length > 0;
    },

    showingOf: (memberId) =>
      found(`${select} where v.member_id = ? and ${showing} order by v.requested_at desc, v.id desc`, [
        memberId,
      ]),

    lockShowing: (memberId, coachId) =>
      rows<Review>(
        db(),
        `select v.* from reviews v where v.member_id = ? and v.coach_id = ? and ${showing}
         order by v.id for no key update`,
        [memberId, coachId],
      ),

    ...reviewTimers(db),

    async replyVersions(id) {
      const versions = await rows<{ reply: Reply; at: Date }>(
        db(),
        'select reply, at from reply_versions where review_id = ? order by number desc limit ?',
        [id, shownVersions],
      );
      return versions.map(({ reply, at }) => ({ ...reply, at }));
    },

    async replyChanges(id) {
      const [counted] = await rows<{ changes: number }>(
        db(),
        'select greatest(count(*) - 1, 0) as changes from reply_versions where review_id = ?',
        [id],
      );
      return counted?.changes ?? 0;
    },

    async keepReplyVersion(id, reply, at) {
      await rows(
        db(),
        `insert into reply_versions (review_id, number, reply, at)
         select ?, coalesce(max(number), 0) + 1, ?::jsonb, ? from reply_versions where review_id = ?`,
        [id, JSON.stringify(reply), at, id],
      );
    },

    async draft(id) {
      const [draft] = await rows<ReplyDraft>(db(), 'select * from reply_drafts where review_id = ?', [id]);
      return draft ?? null;
    },

    async putDraft({ reviewId, notes, targets, version, updatedAt }) {
      const typed = { notes: JSON.stringify(notes), targets: JSON.stringify(targets), version, updatedAt };
      const drafts = db()('reply_drafts');
      const written =
        version === 1
          ? await drafts
              .insert({ reviewId, ...typed })
              .onConflict('review_id')
              .ignore()
              .returning('version')
          : await drafts.where({ reviewId, version: version - 1 }).update(typed, ['version']);
      requireFresh(written.length);
    },

    async deleteDraft(id) {
      await db()('reply_drafts').where({ reviewId: id }).delete();
    },

    allOf: (userId) =>
      found(`${select} where v.member_id = ? or v.coach_id = ? order by v.id`, [userId, userId]),

    async list(request) {
      const listed = await staffList<FlatReview, keyof typeof staffLists.reviews>(
        db(),
        list,
        readListRequest(staffLists.reviews, request),
      );
      return { ...listed, rows: listed.rows.map(reviewRowOf) };
    },
  };
};
