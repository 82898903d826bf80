import { forgottenReply } from '#core/coaching/reply/reply.ts';
import type { Reviews } from '#core/coaching/review/ports.ts';
import type { Review } from '#core/coaching/review/review.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { knexReviewLists } from './review-lists.ts';
import { knexReviewReplies } from './review-replies.ts';
import { showing } from './review-rows.ts';
import { reviewTimers } from './review-timers.ts';

const refusals = { reviews_pending: 'review.pending' } as const;

const stored = (review: Review) => ({
  ...review,
  answers: JSON.stringify(review.answers),
  attachment: review.attachment && JSON.stringify(review.attachment),
  reply: review.reply && JSON.stringify(review.reply),
});

/** So that saving a week, and each day's end, find the reviews with a target without reading any other. */
const noteTargets = async (db: Connection, { id, memberId, reply }: Review): Promise<void> => {
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

export const knexReviews = (db: Connection): Reviews => ({
  async insert(review) {
    await refusing(refusals, db()('reviews').insert(stored(review)));
    await noteTargets(db, review);
  },

  async lock(id) {
    const [review] = await rows<Review>(db(), 'select * from reviews where id = ? for no key update', [id]);
    return review ?? null;
  },

  async update({ version, ...review }) {
    const next: Review = { ...review, version: version + 1 };
    const { id, ...columns } = stored(next);
    requireFresh(await refusing(refusals, db()('reviews').where({ id, version }).update(columns)));
    await noteTargets(db, next);
    return next;
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

  async mayCoachSee(coachId, memberId, at) {
    const standing = await rows(
      db(),
      `select 1 from reviews v where v.coach_id = ? and v.member_id = ? and ${showing('v', '?')} limit 1`,
      [coachId, memberId, at],
    );
    return standing.length > 0;
  },

  lockShowing: (memberId, coachId, at) =>
    rows<Review>(
      db(),
      `select v.* from reviews v where v.member_id = ? and v.coach_id = ? and ${showing('v', '?')}
       order by v.id for no key update`,
      [memberId, coachId, at],
    ),

  async forgetAllOf(memberId) {
    const own = 'in (select id from reviews where member_id = ?)';
    await rows(db(), `delete from reply_versions where review_id ${own}`, [memberId]);
    await rows(db(), `delete from reply_drafts where review_id ${own}`, [memberId]);
    await rows(db(), 'delete from open_targets where member_id = ?', [memberId]);
    await rows(
      db(),
      `update reviews set answers = '[]', message = null, attachment = null, reject_reason = null,
         reply = case when reply is null then null else ?::jsonb end
       where member_id = ?`,
      [JSON.stringify(forgottenReply), memberId],
    );
  },

  ...knexReviewLists(db),
  ...reviewTimers(db),
  ...knexReviewReplies(db),
});
