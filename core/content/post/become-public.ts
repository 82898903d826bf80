import { actorName, type Actor } from '#core/access/actor/actor.ts';
import type { Ids } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { payBounty } from '../bounty/pay-bounty.ts';
import { keepRevision } from './keep-revision.ts';
import { postLink } from './notices.ts';
import { contentOf, type Post } from './post.ts';

export type PublishRepositories = Pick<
  Repositories,
  'bounties' | 'events' | 'postRevisions' | 'posts' | 'wallets'
>;

/**
 * Readers see it from now on. The date of the first time stays, so that nothing comes to the front twice; what was
 * promised for it is paid then, in the same transaction, and never after. Fails with bounty.own.
 */
export const becomePublic = async (
  repositories: PublishRepositories,
  { actor, ids, at }: Readonly<{ actor: Actor; ids: Ids; at: Date }>,
  before: Post,
): Promise<Post> => {
  const isFirst = before.publishedAt === null;
  const after = await repositories.posts.update({
    ...before,
    status: 'PUBLISHED',
    statusBefore: null,
    publishDate: before.publishedAt ?? at,
    publishedAt: before.publishedAt ?? at,
    submittedAt: null,
    reason: null,
    textAt: isFirst ? at : before.textAt,
    updatedAt: at,
  });
  const { id: postId, authorId, title, slug, language } = after;
  await keepRevision(repositories, actor, { postId, content: contentOf(after), kind: 'PUBLISHED', at });
  if (isFirst) {
    const link = postLink(postId);
    await payBounty(repositories, { kind: 'POST', id: postId }, { ids, actor, at, title, link });
  }
  await repositories.events.append({
    type: 'post.published',
    postId,
    authorId,
    title,
    slug,
    language,
    isFirst,
    by: actorName(actor),
  });
  return after;
};
