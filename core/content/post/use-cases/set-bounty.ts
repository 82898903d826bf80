import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { CoinType } from '#core/money/coin/ledger.ts';
import { releaseBounty, requireOthers, reserveBounty } from '../../bounty/reserve-bounty.ts';
import type { PostId } from '../post.ts';
import { writeDown } from '../staff-step.ts';

type Promised = Readonly<{
  id: PostId;
  /** Whole coins; 0 takes the promise back. */
  amount: number;
  coin: CoinType;
}>;

/** Once it is planned the decision stands: what it pays was known to who made it. */
const open: ReadonlySet<string> = new Set(['DRAFT', 'PENDING']);

/** What the author gets when the article is published for the first time. Fails with bounty.closed after that. */
export const setBounty =
  ({ transaction, clock, ids }: Pick<Ports, 'transaction' | 'clock' | 'ids'>) =>
  async (actor: Actor, { id, amount, coin }: Promised): Promise<PostId> => {
    requirePermission(actor, 'post.update', 'post.manage');
    return transaction(async (repositories) => {
      const at = clock.now();
      const post = await repositories.posts.lock(id);
      if (post === null) throw new DomainError('post.not_found');
      requireOthers(actor, post.authorId);
      if (post.publishedAt !== null) throw new DomainError('bounty.closed');
      if (!open.has(post.status)) throw new DomainError('post.wrong_state', { status: post.status });
      const item = { kind: 'POST', id, userId: post.authorId } as const;
      if (amount === 0) await releaseBounty(repositories, item, { actor, at });
      else await reserveBounty(repositories, item, { coin, amount }, { ids, actor, at });
      const reason = `${amount} ${coin}`;
      await writeDown(repositories, actor, 'bounty', { before: post, after: post, reason, at });
      return id;
    });
  };
