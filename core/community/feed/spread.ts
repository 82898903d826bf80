import type { Repositories } from '#core/kernel/transaction.ts';
import { followMentions } from '#core/community/comment/mention-events.ts';
import { freshFrom } from './link-preview.ts';
import { isSpread, type FeedPost } from './post.ts';

type Needs = Pick<Repositories, 'events' | 'feedInbox' | 'linkPreviews' | 'notifications'>;

const wantPreview = async (
  { linkPreviews }: Pick<Needs, 'linkPreviews'>,
  post: FeedPost,
  at: Date,
): Promise<void> => {
  if (post.previewUrl === null || !isSpread(post)) return;
  await linkPreviews.want(post.previewUrl, at, freshFrom(at));
};

/**
 * What others have of a post follows what became of it: feeds, mentions, the preview of its link, and the event. Its
 * author's counts are held, so that nobody who begins to follow slips between. `isNews`: others hear of it for the first time.
 */
export const followChange = async (
  repositories: Needs,
  before: FeedPost | null,
  after: FeedPost,
  { at, isNews }: Readonly<{ at: Date; isNews: boolean }>,
): Promise<void> => {
  const { feedInbox, events } = repositories;
  const { id: postId, authorId } = after;
  const was = before !== null && isSpread(before);
  const is = isSpread(after);
  if (is && !was) await feedInbox.spread(after);
  if (was && !is) await feedInbox.withdraw(after);
  if (!is && !was && before === null) await feedInbox.fill(authorId, authorId, [postId]);
  await wantPreview(repositories, after, at);
  const place = { byId: authorId, commentId: null, subjectType: 'FEED', subjectId: postId } as const;
  if (is) await followMentions(repositories, place, was ? before.entities : [], after.entities);
  if (is && !was && isNews) await events.append({ type: 'feed.posted', postId, authorId });
  // A private one was in nobody's feed, and its author heard of it before it was private.
  const isGone = before?.status === 'PUBLISHED' && after.status !== 'PUBLISHED';
  if ((was && !is) || isGone) await events.append({ type: 'feed.removed', postId, authorId });
};
