import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { excerptOf } from '#core/community/comment/use-cases/staff-comments.ts';
import type { SanctionPorts } from '#core/community/moderation/give-sanction.ts';
import { liftHidings, recordHiding } from '#core/community/moderation/hide-at-once.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories } from '#core/kernel/transaction.ts';
import { hideFeedPost, showFeedPost } from '../moderated.ts';
import { lockWithAuthor } from '../own-post.ts';
import type { FeedPost, FeedPostId } from '../post.ts';
import type { FeedPostRow } from '../ports.ts';
import { foundPost } from '../reported-posts.ts';
import { presentMedia, presentPreviews, type PreviewView } from '../views/post-view.ts';
import type { MediumView } from '#core/platform/media/medium-view.ts';
import { mayStaffRead } from '../visibility.ts';

type Listed = Pick<
  FeedPostRow,
  | 'id'
  | 'authorId'
  | 'authorName'
  | 'status'
  | 'visibility'
  | 'likes'
  | 'comments'
  | 'locked'
  | 'hiddenReason'
  | 'publishedAt'
  | 'editedAt'
>;
export type ListedPost = Listed & Readonly<{ excerpt: string | null; media: number }>;
export type StaffPost = ListedPost &
  Readonly<{
    text: string | null;
    mediaList: readonly MediumView[];
    card: FeedPost['card'];
    preview: PreviewView | null;
  }>;

const listed = ({ text, media, ...row }: FeedPostRow): ListedPost => ({
  ...row,
  excerpt: mayStaffRead(row) ? excerptOf(text) : null,
  media: media.length,
});

/** Everybody's posts, for staff. */
export const listAllFeedPosts =
  ({ reads }: Reads<'feedPosts'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<ListedPost>> => {
    requirePermission(actor, 'feed.view');
    const { rows, ...extent } = await reads.feedPosts.list(request);
    return { ...extent, rows: rows.map(listed) };
  };

export type ViewNeeds = Pick<Ports, 'reads' | 'mediaStore' | 'clock'>;

export const staffPostOf = async (needs: ViewNeeds, id: FeedPostId): Promise<StaffPost> => {
  const row = await needs.reads.feedPosts.row(id);
  const shown = listed(row);
  if (!mayStaffRead(row)) return { ...shown, text: null, mediaList: [], card: null, preview: null };
  const media = await needs.reads.feedPosts.mediaOf([id]);
  const previews = await presentPreviews(needs, [row]);
  return {
    ...shown,
    text: row.text,
    mediaList: await presentMedia(needs, row.media, media),
    card: row.card,
    preview: (row.previewUrl !== null && previews.get(row.previewUrl)) || null,
  };
};

/** One post, as far as staff may read it outside of a case. */
export const viewFeedPost =
  (needs: ViewNeeds) =>
  async (actor: Actor, id: FeedPostId): Promise<StaffPost> => {
    requirePermission(actor, 'feed.view');
    return staffPostOf(needs, id);
  };

type Needs = ViewNeeds & SanctionPorts;
type Action = 'feed.hide' | 'feed.restore' | 'feed.lock' | 'feed.unlock';

const stateOf = ({ status, hiddenReason, locked }: FeedPost) => ({ status, hiddenReason, locked });

const moderate = async (
  needs: Needs,
  actor: Actor,
  { id, action, reason = null }: Readonly<{ id: FeedPostId; action: Action; reason?: string | null }>,
  change: (repositories: Repositories, before: FeedPost, at: Date) => Promise<FeedPost | null>,
): Promise<StaffPost> => {
  requirePermission(actor, 'feed.update', 'feed.manage');
  await needs.transaction(async (repositories) => {
    const at = needs.clock.now();
    const before = await lockWithAuthor(repositories, id);
    if (!before || before.status === 'DELETED') throw new DomainError('feed.not_found');
    const changed = await change(repositories, before, at);
    if (!changed) throw new DomainError('feed.not_found');
    const states = { before: stateOf(before), after: stateOf(changed) };
    if (JSON.stringify(states.before) === JSON.stringify(states.after)) return;
    await repositories.auditLog.append(
      audited(actor, { at, action, targetType: 'feed_post', targetId: id, ...states, reason }),
    );
  });
  return staffPostOf(needs, id);
};

const targetOf = ({ id }: Pick<FeedPost, 'id'>) => ({ targetKind: 'FEED', targetId: id }) as const;

/** Takes a post out of sight; its author reads why, and can appeal. */
export const hideFeedPostAsStaff =
  (needs: Needs) =>
  (actor: Actor, { id, reason }: Readonly<{ id: FeedPostId; reason: string }>): Promise<StaffPost> =>
    moderate(needs, actor, { id, action: 'feed.hide', reason }, async (repositories, before, at) => {
      if (before.status === 'HIDDEN') return before;
      const hidden = await hideFeedPost(repositories, id, { reason, at });
      const found = foundPost(before);
      await recordHiding(needs)(repositories, actor, { ...targetOf(before), found, reason });
      return hidden;
    });

/** Shows what was hidden or held; the decisions that hid it are taken back. */
export const restoreFeedPostAsStaff =
  (needs: Needs) =>
  (actor: Actor, id: FeedPostId): Promise<StaffPost> =>
    moderate(needs, actor, { id, action: 'feed.restore' }, async (repositories, before, at) => {
      await liftHidings(needs)(repositories, actor, { ...targetOf(before), ownerId: before.authorId });
      return showFeedPost(repositories, id, at);
    });

/** Takes no more comments, or takes them again. */
export const lockFeedPostAsStaff =
  (needs: Needs, locked: boolean) =>
  (actor: Actor, id: FeedPostId): Promise<StaffPost> =>
    moderate(
      needs,
      actor,
      { id, action: locked ? 'feed.lock' : 'feed.unlock' },
      async ({ feedPosts }, before) => {
        await feedPosts.setLocked(id, locked);
        return { ...before, locked };
      },
    );
