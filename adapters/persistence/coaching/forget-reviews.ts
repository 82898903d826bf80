import type { Knex } from 'knex';
import { forgottenReply } from '#core/coaching/reply/reply.ts';
import { rows } from '../engine/database.ts';

/** What a member told and was told goes; that it was asked, answered, paid and rated stays. */
export const forgetReviews = async (db: Knex, memberId: string): Promise<void> => {
  const own = 'in (select id from reviews where member_id = ?)';
  await rows(db, `delete from reply_versions where review_id ${own}`, [memberId]);
  await rows(db, `delete from reply_drafts where review_id ${own}`, [memberId]);
  await rows(db, 'delete from open_targets where member_id = ?', [memberId]);
  await rows(
    db,
    `update reviews set answers = '[]', message = null, reject_reason = null,
       reply = case when reply is null then null else ?::jsonb end
     where member_id = ?`,
    [JSON.stringify(forgottenReply), memberId],
  );
  await rows(db, `update ratings set content = '' where member_id = ?`, [memberId]);
  await rows(db, `update rating_reports set reason = '' where reporter_id = ?`, [memberId]);
};
