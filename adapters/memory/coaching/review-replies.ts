import type { Reviews } from '#core/coaching/review/ports.ts';
import { shownVersions } from '#core/coaching/reply/reply.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { descending } from '../engine/ordering.ts';
import { keyOf, type View } from '../engine/store.ts';

type Replies = Pick<
  Reviews,
  'replyVersions' | 'replyChanges' | 'keepReplyVersion' | 'draft' | 'putDraft' | 'deleteDraft'
>;

/** The versions of an answer, and the draft of the next one. */
export const memoryReviewReplies = (view: () => View): Replies => ({
  replyVersions: async (id) =>
    view()
      .table('replyVersions')
      .all()
      .filter(({ reviewId }) => reviewId === id)
      .toSorted(descending(({ number }) => [number]))
      .slice(0, shownVersions)
      .map(({ reply, at }) => ({ ...reply, at })),

  async replyChanges(id) {
    const versions = view().table('replyVersions').all();
    return Math.max(versions.filter(({ reviewId }) => reviewId === id).length - 1, 0);
  },

  async keepReplyVersion(id, reply, at) {
    const versions = view().table('replyVersions');
    const number = versions.all().filter(({ reviewId }) => reviewId === id).length + 1;
    versions.set(keyOf(id, String(number)), { reviewId: id, number, reply, at });
  },

  draft: async (id) => view().table('replyDrafts').get(id) ?? null,
  async putDraft(draft) {
    const drafts = view().table('replyDrafts');
    if ((drafts.get(draft.reviewId)?.version ?? 0) !== draft.version - 1)
      throw new DomainError('version.stale');
    drafts.set(draft.reviewId, draft);
  },
  deleteDraft: async (id) => view().table('replyDrafts').delete(id),
});
