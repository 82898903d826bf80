import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { countAction } from '#core/community/activity/count-action.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { requireVisible } from '../own-post.ts';
import type { FeedPostId } from '../post.ts';

type Needs = Writes<'actionCounts' | 'events' | 'feedPosts' | 'likes' | 'socialCounts'> &
  Reads<'likes'> &
  Pick<Ports, 'clock'>;
export type Liking = Readonly<{ isLiked: boolean; likes: number }>;

const likingOf = async (
  { likes }: Pick<Repositories, 'likes'>,
  id: FeedPostId,
  isLiked: boolean,
): Promise<Liking> => ({ isLiked, likes: (await likes.countsOf([id])).get(id)?.likes ?? 0 });

/** Likes what the member may see; doing it again changes nothing. */
export const likeFeedPost =
  ({ transaction, reads, clock }: Needs) =>
  async (actor: Actor, id: FeedPostId): Promise<Liking> => {
    const { id: likerId } = requireMember(actor);
    const at = clock.now();
    await transaction(async (repositories) => {
      const { likes, events } = repositories;
      const { authorId } = await requireVisible(repositories, actor, id);
      if ((await likes.among(likerId, [id])).has(id)) return;
      await countAction(repositories, likerId, 'LIKE', at);
      if (!(await likes.add({ postId: id, userId: likerId, createdAt: at }))) return;
      await events.append({ type: 'feed.liked', postId: id, authorId, likerId });
    });
    return likingOf(reads, id, true);
  };

/** Takes it back; doing it again changes nothing. */
export const unlikeFeedPost =
  ({ transaction, reads }: Needs) =>
  async (actor: Actor, id: FeedPostId): Promise<Liking> => {
    const { id: likerId } = requireMember(actor);
    await transaction(async ({ likes, feedPosts, events }) => {
      const post = await feedPosts.find(id);
      if (!post || !(await likes.remove(id, likerId))) return;
      await events.append({ type: 'feed.unliked', postId: id, authorId: post.authorId, likerId });
    });
    return likingOf(reads, id, false);
  };
