import { isPublished, type Comment } from '#core/community/comment/comment.ts';
import { isSpread, type FeedPost } from '#core/community/feed/post.ts';
import { noSocialCounts } from '#core/community/activity/social-counts.ts';
import { keyOf, type View } from '../engine/store.ts';

const countPost = (view: View, userId: string): void => {
  const counts = view.table('socialCounts').get(userId) ?? noSocialCounts(userId);
  view.table('socialCounts').set(userId, { ...counts, posts: counts.posts + 1 });
};

/** With the counts kept of them, and in the feeds of those who follow. */
export const postFeed = (view: View, posts: readonly FeedPost[], comments: readonly Comment[]): void => {
  const follows = view.table('follows').all();
  for (const post of posts) {
    const { id, authorId } = post;
    view.table('feedPosts').set(id, { ...post, purged: false });
    const isOn = ({ subjectId, subjectType }: Comment) => subjectType === 'FEED' && subjectId === id;
    const heard = comments.filter((comment) => isOn(comment) && isPublished(comment)).length;
    view.table('feedCounts').set(id, { postId: id, likes: 0, comments: heard });
    if (post.status !== 'DELETED') countPost(view, authorId);
    const followers = follows.filter(({ followeeId }) => followeeId === authorId);
    const readers = isSpread(post) ? followers.map(({ followerId }) => followerId) : [];
    for (const userId of [authorId, ...readers])
      view.table('feedInbox').set(keyOf(userId, id), { userId, postId: id, authorId });
  }
  for (const comment of comments) view.table('comments').set(comment.id, comment);
};
