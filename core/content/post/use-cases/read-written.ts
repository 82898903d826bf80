import { requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { pageRequest, type List, type ListRequest, type Page } from '#core/kernel/page.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { requireReadable } from '../post-access.ts';
import type { PostId, PostStatus } from '../post.ts';
import type { TagRow } from '../ports.ts';
import type { CardNeeds } from '../views/post-card.ts';
import { writtenCards, writtenPost, type WrittenCard, type WrittenPost } from '../views/written-post.ts';

type Asked = Readonly<{
  limit?: number | undefined;
  cursor?: string | undefined;
  status?: PostStatus | undefined;
  q?: string | undefined;
}>;

/** What one has written, whatever its state. */
export const listOwnPosts =
  (needs: CardNeeds) =>
  async (actor: Actor, { status, q, ...asked }: Asked): Promise<Page<WrittenCard>> => {
    const { id } = requireMember(actor);
    const { items, nextCursor } = await needs.reads.posts.pageOfAuthor(id, { status, q }, pageRequest(asked));
    return { items: await writtenCards(needs)(actor, items), nextCursor };
  };

/** As it is edited, for its author and for staff. */
export const readWrittenPost =
  (needs: CardNeeds) =>
  async (actor: Actor, id: PostId): Promise<WrittenPost> => {
    const { reads } = needs;
    const post = requireReadable(actor, await reads.posts.find(id));
    const copy = await reads.workingCopies.find(id);
    if (copy === null) throw new DomainError('post.not_found');
    return writtenPost(needs)(actor, post, copy);
  };

/** Everybody's, for staff. */
export const listAllPosts =
  (needs: CardNeeds) =>
  async (actor: Actor, request: ListRequest): Promise<List<WrittenCard>> => {
    requirePermission(actor, 'post.view', 'post.update', 'post.manage');
    const { rows, ...list } = await needs.reads.posts.list(request);
    return { ...list, rows: await writtenCards(needs)(actor, rows) };
  };

export const listAllTags =
  ({ reads }: Reads<'posts'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<TagRow & { id: string }>> => {
    requirePermission(actor, 'category.view', 'category.manage');
    return reads.posts.listTags(request);
  };
