import type { FeedPost } from '#core/community/feed/post.ts';
import { maySeePost, type PostReader } from '#core/community/feed/visibility.ts';
import { isOn } from '#core/community/follow/relation.ts';
import type { UserId } from '#core/kernel/id.ts';
import { keyOf, type View } from '../engine/store.ts';

/** One of the two has blocked the other. */
export const isBlocked = (view: View, one: UserId | null, other: UserId): boolean =>
  one !== null &&
  [keyOf(one, other, 'BLOCK'), keyOf(other, one, 'BLOCK')].some(
    (key) => view.table('relations').get(key) !== undefined,
  );

/** The reader has muted them and the time is not over. */
export const isMuted = (view: View, readerId: UserId | null, other: UserId, at: Date): boolean => {
  const mute = readerId === null ? undefined : view.table('relations').get(keyOf(readerId, other, 'MUTE'));
  return mute !== undefined && isOn(mute, at);
};

export const isFollowing = (view: View, readerId: UserId | null, other: UserId): boolean =>
  readerId !== null && view.table('follows').get(keyOf(readerId, other)) !== undefined;

export const isVisible =
  (view: View, reader: PostReader) =>
  (post: FeedPost): boolean => {
    const author = view.table('users').get(post.authorId);
    if (!author) return false;
    return maySeePost(reader, post, author, {
      isBlocked: isBlocked(view, reader.readerId, post.authorId),
      follows: isFollowing(view, reader.readerId, post.authorId),
    });
  };
