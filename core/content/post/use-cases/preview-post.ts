import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after, day } from '#core/kernel/time.ts';
import { lockOwn } from '../post-access.ts';
import { previewDays, type PostId } from '../post.ts';
import { previewOf, type PostPage, type PageNeeds } from '../views/post-page.ts';

type Needs = Pick<Ports, 'transaction' | 'clock' | 'chance' | 'tokens'>;

const hashOf = ({ tokens }: Pick<Ports, 'tokens'>, token: string): string =>
  tokens.hashSecret(`post-preview:${token}`);

/** A link with which others read the article before it is published. The one before ends; the token is shown once. */
export const sharePreview =
  (needs: Needs) =>
  async (actor: Actor, id: PostId): Promise<Readonly<{ token: string; expiresAt: Date }>> => {
    requireMember(actor);
    return needs.transaction(async (repositories) => {
      const { post } = await lockOwn(repositories, actor, id);
      if (post.status === 'TRASH') throw new DomainError('post.wrong_state', { status: post.status });
      const at = needs.clock.now();
      const token = needs.chance.token();
      const expiresAt = after(at, previewDays * day);
      const hash = hashOf(needs, token);
      await repositories.postPreviews.put({ postId: id, hash, expiresAt, createdAt: at });
      return { token, expiresAt };
    });
  };

/** The link that was given out leads nowhere any more. */
export const revokePreview =
  ({ transaction }: Pick<Needs, 'transaction'>) =>
  async (actor: Actor, id: PostId): Promise<void> =>
    transaction(async (repositories) => {
      await lockOwn(repositories, actor, id);
      await repositories.postPreviews.delete(id);
    });

/** What the link shows: the working copy of this one article. Fails with post.cannot_view_draft, whatever is wrong. */
export const readPreview =
  (needs: PageNeeds & Pick<Ports, 'tokens'>) =>
  async (actor: Actor, token: string): Promise<PostPage> => {
    const { reads, clock } = needs;
    const preview = await reads.postPreviews.byHash(hashOf(needs, token));
    const post = preview && preview.expiresAt > clock.now() ? await reads.posts.find(preview.postId) : null;
    const copy = post && post.status !== 'TRASH' ? await reads.workingCopies.find(post.id) : null;
    if (post === null || copy === null) throw new DomainError('post.cannot_view_draft');
    return previewOf(needs)(actor, { ...post, ...copy.content });
  };
