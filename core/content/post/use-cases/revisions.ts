import { mayDo, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { judgeContent } from '../judge-content.ts';
import { keepRevision } from '../keep-revision.ts';
import { lockEditable, requireReadable, requireVersion } from '../post-access.ts';
import { contentOf, postLimits, type PostId } from '../post.ts';
import { keepUses } from '../shown-media.ts';
import type { PostRevision } from '../working-copy.ts';
import { editorOf, requireWritable } from './write-post.ts';

/** Newest first; who wrote each is said to staff alone, but for one's own. */
export const listRevisions =
  ({ reads }: Reads<'postRevisions' | 'posts'>) =>
  async (actor: Actor, id: PostId): Promise<readonly (PostRevision & { isOwn: boolean })[]> => {
    const post = requireReadable(actor, await reads.posts.find(id));
    const found = await reads.postRevisions.of(id);
    const seesNames = mayDo(actor, 'post.view', 'post.update', 'post.manage');
    return found.map((revision) => ({
      ...revision,
      by: seesNames || revision.by === post.authorId ? revision.by : '',
      isOwn: actor.kind === 'user' && revision.by === actor.id,
    }));
  };

/** The working copy becomes what it was; how it stood is kept first, so that this can be undone. */
export const restoreRevision =
  (needs: Pick<Ports, 'transaction' | 'clock' | 'richText'>) =>
  async (
    actor: Actor,
    { id, number, version }: Readonly<{ id: PostId; number: number; version: number }>,
  ): Promise<PostId> =>
    needs.transaction(async (repositories) => {
      const at = needs.clock.now();
      const held = await lockEditable(repositories, actor, id);
      const { post, copy } = held;
      requireWritable(actor, held);
      requireVersion(copy, version);
      const revision = await repositories.postRevisions.find(id, number);
      if (!revision) throw new DomainError('revision.not_found');
      const before = copy.content;
      await keepRevision(repositories, actor, { postId: id, content: before, kind: 'BEFORE_RESTORE', at });
      const input = revision.content;
      const content = await judgeContent(repositories, needs, {
        actor,
        authorId: post.authorId,
        before,
        input,
        also: input,
      });
      await repositories.workingCopies.update({
        ...copy,
        content,
        editedBy: editorOf(actor, post),
        version: version + 1,
        updatedAt: at,
      });
      await keepUses(repositories, id, [contentOf(post), content]);
      return id;
    });

/** Keeps the newest fifty of each article, and all that were published. */
export const pruneRevisions =
  ({ transaction }: Writes<'postRevisions'>) =>
  async (actor: Actor): Promise<{ pruned: number }> => {
    requirePermission(actor, 'post.manage');
    return transaction(async ({ postRevisions }) => ({
      pruned: await postRevisions.prune(postLimits.revisions),
    }));
  };
