import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { isShown, type PostId } from '../post.ts';
import { writeDown } from '../staff-step.ts';

type Flags = Readonly<{ id: PostId; hot?: boolean | undefined; isShowMain?: boolean | undefined }>;

/** What staff put in front: marked as hot, or on the home page. Only what readers see. */
export const setFlags =
  ({ transaction, clock }: Pick<Ports, 'transaction' | 'clock'>) =>
  async (actor: Actor, { id, hot, isShowMain }: Flags): Promise<PostId> => {
    requirePermission(actor, 'post.update', 'post.manage');
    return transaction(async (repositories) => {
      const before = await repositories.posts.lock(id);
      if (before === null) throw new DomainError('post.not_found');
      if (!isShown(before)) throw new DomainError('post.wrong_state', { status: before.status });
      const at = clock.now();
      const after = await repositories.posts.update({
        ...before,
        hot: hot ?? before.hot,
        isShowMain: isShowMain ?? before.isShowMain,
        updatedAt: at,
      });
      await writeDown(repositories, actor, 'flags', { before, after, at });
      return id;
    });
  };
