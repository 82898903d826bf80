import { requirePermission, system, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { becomePublic } from '../become-public.ts';
import { postLifecycle, type PostId } from '../post.ts';

type Needs = Pick<Ports, 'reads' | 'transaction' | 'sharedClock' | 'ids'>;

const atOnce = 50;
/** Staff read it; members never see it in this form. */
const authorCantPublish = 'AUTHOR_NOT_ACTIVE';

/**
 * Publishes what was planned and whose time has come, once on any number of instances: the row is held and asked again.
 * What an author planned who may not publish any more goes back to staff and is seen by nobody.
 */
export const publishDue =
  ({ reads, transaction, sharedClock, ids }: Needs) =>
  async (actor: Actor): Promise<{ published: number; held: number }> => {
    requirePermission(actor, 'post.manage');
    const at = await sharedClock.now();
    const done = { published: 0, held: 0 };
    const publishOne = (id: PostId) =>
      transaction(async (repositories) => {
        const { posts, people } = repositories;
        const post = await posts.lock(id);
        if (post?.status !== 'SCHEDULED' || post.publishDate === null || post.publishDate > at) return;
        const author = await people.find(post.authorId);
        if (author?.status === 'ACTIVE') {
          await becomePublic(repositories, { actor: system, ids, at }, post);
          done.published += 1;
          return;
        }
        const status = postLifecycle.next(post.status, 'unschedule');
        const reason = authorCantPublish;
        const publishDate = post.publishedAt;
        await posts.update({ ...post, status, publishDate, submittedAt: at, reason, updatedAt: at });
        done.held += 1;
      });
    for (const id of await reads.posts.due(at, atOnce)) await publishOne(id);
    return done;
  };
