import type { Reviews } from '#core/coaching/review/ports.ts';
import { shownVersions, type Reply, type ReplyDraft } from '#core/coaching/reply/reply.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';

type Replies = Pick<
  Reviews,
  'replyVersions' | 'replyChanges' | 'keepReplyVersion' | 'draft' | 'putDraft' | 'deleteDraft'
>;

/** The versions of an answer, and the draft of the next one. */
export const knexReviewReplies = (db: Connection): Replies => ({
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

  async putDraft({ reviewId, notes, targets, recording, version, updatedAt }) {
    const typed = {
      notes: JSON.stringify(notes),
      targets: JSON.stringify(targets),
      recording: recording && JSON.stringify(recording),
      version,
      updatedAt,
    };
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
});
