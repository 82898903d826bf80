import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { FeedPost } from './post.ts';
import { maySeePost } from './visibility.ts';

/** Those of these people who may see a post, written or about to be. */
export const readersAmong = async (
  { follows, people, relations }: Pick<Repositories, 'follows' | 'people' | 'relations'>,
  post: Pick<FeedPost, 'authorId' | 'status' | 'visibility'>,
  userIds: readonly UserId[],
): Promise<ReadonlySet<UserId>> => {
  const author = await people.find(post.authorId);
  if (!author) return new Set();
  const followers = await follows.followersAmong(post.authorId, userIds);
  const blocked = await relations.blockedEitherWay(post.authorId, userIds);
  return new Set(
    userIds.filter((id) =>
      maySeePost({ readerId: id, isStaff: false }, post, author, {
        isBlocked: blocked.has(id),
        follows: followers.has(id),
      }),
    ),
  );
};
