import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { countAction } from '#core/community/activity/count-action.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { postBookmarks } from '../post-subject.ts';
import type { PostId } from '../post.ts';

type Needs = Pick<Ports, 'transaction' | 'reads' | 'clock'>;
export type PostLiking = Readonly<{ isLiked: boolean; likes: number }>;

const likingOf = async (
  { posts }: Pick<Repositories, 'posts'>,
  id: PostId,
  isLiked: boolean,
): Promise<PostLiking> => ({ isLiked, likes: (await posts.find(id))?.likes ?? 0 });

/** Likes what the member may read; doing it again changes nothing. */
export const likePost =
  ({ transaction, reads, clock }: Needs) =>
  async (actor: Actor, id: PostId): Promise<PostLiking> => {
    const { id: likerId } = requireMember(actor);
    await transaction(async (repositories) => {
      const { posts, postLikes, events } = repositories;
      if (!(await postBookmarks.maySee(repositories, actor, id))) throw new DomainError('post.not_found');
      const post = await posts.find(id);
      if (post === null || (await postLikes.among(likerId, [id])).has(id)) return;
      await countAction(repositories, likerId, 'LIKE', clock.now());
      if (!(await postLikes.add({ postId: id, userId: likerId, createdAt: clock.now() }))) return;
      const { authorId, title } = post;
      await events.append({ type: 'post.liked', postId: id, authorId, title, likerId });
    });
    return likingOf(reads, id, true);
  };

/** Takes it back; doing it again changes nothing. */
export const unlikePost =
  ({ transaction, reads }: Pick<Needs, 'transaction' | 'reads'>) =>
  async (actor: Actor, id: PostId): Promise<PostLiking> => {
    const { id: likerId } = requireMember(actor);
    const isShown = await postBookmarks.maySee(reads, actor, id);
    await transaction(async ({ posts, postLikes, events }) => {
      const post = await posts.find(id);
      if (post === null || !(await postLikes.remove(id, likerId))) return;
      await events.append({ type: 'post.unliked', postId: id, authorId: post.authorId, likerId });
    });
    // Of what is not there any more nothing is counted.
    return isShown ? likingOf(reads, id, false) : { isLiked: false, likes: 0 };
  };
