import { requireMayPublish, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { requireReady } from '../checklist.ts';
import { keepRevision } from '../keep-revision.ts';
import { lockOwn, requireVersion } from '../post-access.ts';
import { postLifecycle, type PostId } from '../post.ts';
import { keepUses } from '../shown-media.ts';
import { withContent } from './write-post.ts';

type Needs = Pick<Ports, 'transaction' | 'clock'>;
type Submission = Readonly<{
  id: PostId;
  /** Of the working copy: what is handed in is what was seen. */
  version: number;
}>;

/** Of a published or planned one staff decide about the change; what readers see stays until then. */
const changeable: ReadonlySet<string> = new Set(['PUBLISHED', 'SCHEDULED']);

/** Hands in what was written: a draft as a whole, of a published article the change. What lacks is named first. */
export const submitPost =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, { id, version }: Submission): Promise<PostId> =>
    transaction(async (repositories) => {
      const at = clock.now();
      requireMayPublish(actor, at);
      const { post, copy } = await lockOwn(repositories, actor, id);
      requireVersion(copy, version);
      const { content } = copy;
      const isChange = changeable.has(post.status);
      if (isChange && copy.change === 'WAITING')
        throw new DomainError('post.wrong_state', { status: post.status });
      const status = isChange ? post.status : postLifecycle.next(post.status, 'submit');
      requireReady(content, post);
      if (isChange) {
        await repositories.workingCopies.update({
          ...copy,
          change: 'WAITING',
          reason: null,
          proposedAt: at,
          version: version + 1,
          updatedAt: at,
        });
      } else {
        const next = await withContent(repositories, post, content, at);
        await repositories.posts.update({ ...next, status, submittedAt: at, reason: null });
        await keepUses(repositories, id, [content]);
      }
      await keepRevision(repositories, actor, { postId: id, content, kind: 'SUBMITTED', at });
      const { authorId } = post;
      await repositories.events.append({
        type: 'post.submitted',
        postId: id,
        authorId,
        title: content.title,
        isChange,
      });
      return id;
    });

/** Takes it back from staff's queue: the draft, or the change. */
export const withdrawPost =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, id: PostId): Promise<PostId> =>
    transaction(async (repositories) => {
      const at = clock.now();
      const { post, copy } = await lockOwn(repositories, actor, id);
      if (copy.change === 'WAITING') {
        await repositories.workingCopies.update({
          ...copy,
          change: 'NONE',
          proposedAt: null,
          version: copy.version + 1,
          updatedAt: at,
        });
      } else {
        const status = postLifecycle.next(post.status, 'withdraw');
        await repositories.posts.update({ ...post, status, submittedAt: null, updatedAt: at });
      }
      await repositories.events.append({ type: 'post.withdrawn', postId: id });
      return id;
    });
