import { actorName, type Actor } from '#core/access/actor/actor.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { keepRevision } from './keep-revision.ts';
import { contentOf, type Post } from './post.ts';

export type PublishRepositories = Pick<Repositories, 'events' | 'postRevisions' | 'posts'>;

/** Readers see it from now on. The date of the first time stays, so that nothing comes to the front twice. */
export const becomePublic = async (
  repositories: PublishRepositories,
  actor: Actor,
  before: Post,
  at: Date,
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
