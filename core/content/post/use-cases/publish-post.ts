import { actorName, mayDo, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { bountyReference } from '../../bounty/bounty.ts';
import { requireOthers } from '../../bounty/reserve-bounty.ts';
import { becomePublic } from '../become-public.ts';
import { requireReady } from '../checklist.ts';
import { dropProposal } from '../drop-proposal.ts';
import { keepRevision } from '../keep-revision.ts';
import { isAuthor, lockDecidable, requireVersion, type Held } from '../post-access.ts';
import { contentOf, postLifecycle, requireReason, requireSchedule, type Post, type PostId } from '../post.ts';
import { keepUses } from '../shown-media.ts';
import { writeDown } from '../staff-step.ts';
import { withContent, type WriteRepositories } from './write-post.ts';

type Needs = Pick<Ports, 'transaction' | 'clock' | 'ids'>;
type Decision = Readonly<{
  id: PostId;
  /** Of the article, as it was read: what was approved is what is published. */
  version: number;
}>;

/** Their own drafts are published by those who edit live; of others, what was handed in. */
const stepOf = <Step extends 'publish' | 'schedule'>(actor: Actor, { post }: Held, step: Step) =>
  isAuthor(actor, post) && mayDo(actor, 'post.manage') ? (`${step}Draft` as const) : step;

/** A draft of one's own is published as it is being written. */
const settledText = async (repositories: WriteRepositories, { post, copy }: Held, at: Date): Promise<Post> =>
  post.status === 'DRAFT' ? withContent(repositories, post, copy.content, at) : post;

export const publishPost =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor, { id, version }: Decision): Promise<PostId> => {
    requirePermission(actor, 'post.update', 'post.manage');
    return transaction(async (repositories) => {
      const at = clock.now();
      const held = await lockDecidable(repositories, actor, id);
      requireVersion(held.post, version);
      postLifecycle.next(held.post.status, stepOf(actor, held, 'publish'));
      const before = await settledText(repositories, held, at);
      requireReady(contentOf(before), before);
      const after = await becomePublic(repositories, { actor, ids, at }, before);
      await keepUses(repositories, id, [contentOf(after), held.copy.content]);
      await writeDown(repositories, actor, 'publish', { before: held.post, after, at });
      return id;
    });
  };

/** The clock pays it: nobody plans that for themselves. */
const requireOthersBounty = async (
  { bounties }: Pick<Repositories, 'bounties'>,
  actor: Actor,
  { id, authorId }: Post,
): Promise<void> => {
  const bounty = await bounties.find(bountyReference({ kind: 'POST', id }));
  if (bounty?.status === 'RESERVED') requireOthers(actor, authorId);
};

/** Planned: the clock publishes it. Of one that is planned already, the time changes. */
export const schedulePost =
  ({ transaction, clock }: Needs) =>
  async (
    actor: Actor,
    { id, version, publishDate }: Decision & Readonly<{ publishDate: Date }>,
  ): Promise<PostId> => {
    requirePermission(actor, 'post.update', 'post.manage');
    return transaction(async (repositories) => {
      const at = clock.now();
      const held = await lockDecidable(repositories, actor, id);
      requireVersion(held.post, version);
      const status = postLifecycle.next(held.post.status, stepOf(actor, held, 'schedule'));
      const before = await settledText(repositories, held, at);
      requireReady(contentOf(before), before);
      requireSchedule(publishDate, at);
      await requireOthersBounty(repositories, actor, before);
      const after = await repositories.posts.update({
        ...before,
        status,
        publishDate,
        submittedAt: null,
        reason: null,
        updatedAt: at,
      });
      await writeDown(repositories, actor, 'schedule', { before: held.post, after, at });
      const { authorId, title } = after;
      await repositories.events.append({
        type: 'post.scheduled',
        postId: id,
        authorId,
        title,
        publishDate: publishDate.toISOString(),
        by: actorName(actor),
      });
      return id;
    });
  };

/** Back to those that wait. */
export const unschedulePost =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, id: PostId): Promise<PostId> => {
    requirePermission(actor, 'post.update', 'post.manage');
    return transaction(async (repositories) => {
      const at = clock.now();
      const { post: before } = await lockDecidable(repositories, actor, id);
      const status = postLifecycle.next(before.status, 'unschedule');
      const after = await repositories.posts.update({
        ...before,
        status,
        publishDate: before.publishedAt,
        submittedAt: at,
        updatedAt: at,
      });
      await writeDown(repositories, actor, 'unschedule', { before, after, at });
      return id;
    });
  };

/** Back to its author with what is to be mended; who decided is not said. */
export const returnPost =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, { id, ...said }: Readonly<{ id: PostId; reason: string }>): Promise<PostId> => {
    requirePermission(actor, 'post.update', 'post.manage');
    const reason = requireReason(said.reason);
    return transaction(async (repositories) => {
      const at = clock.now();
      const { post: before } = await lockDecidable(repositories, actor, id);
      const after = await repositories.posts.update({
        ...before,
        status: postLifecycle.next(before.status, 'return'),
        publishDate: before.publishedAt,
        submittedAt: null,
        reason,
        updatedAt: at,
      });
      const content = contentOf(after);
      await dropProposal(repositories, id);
      await keepRevision(repositories, actor, { postId: id, content, kind: 'RETURNED', at });
      await writeDown(repositories, actor, 'return', { before, after, reason, at });
      const { authorId, title } = after;
      const event = { postId: id, authorId, title, reason, by: actorName(actor) };
      await repositories.events.append({ type: 'post.returned', ...event });
      return id;
    });
  };

type ChangeNeeds = Pick<
  Repositories,
  'auditLog' | 'categories' | 'events' | 'media' | 'postRevisions' | 'posts' | 'workingCopies'
>;

const decided = async (
  repositories: ChangeNeeds,
  actor: Actor,
  { post, copy }: Held,
  { reason, at }: Readonly<{ reason: string | null; at: Date }>,
): Promise<void> => {
  const isAccepted = reason === null;
  await repositories.workingCopies.update({
    ...copy,
    change: isAccepted ? 'NONE' : 'RETURNED',
    reason,
    proposedAt: null,
    version: copy.version + 1,
    updatedAt: at,
  });
  await repositories.events.append({
    type: 'post.change_decided',
    postId: post.id,
    authorId: post.authorId,
    title: post.title,
    isAccepted,
    reason,
    by: actorName(actor),
  });
};

const requireWaiting = ({ post, copy }: Held): void => {
  if (copy.change !== 'WAITING') throw new DomainError('post.wrong_state', { status: post.status });
};

/** What was proposed is what readers see from now on; `version` is the working copy's, as it was read. */
export const acceptChange =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, { id, version }: Decision): Promise<PostId> => {
    requirePermission(actor, 'post.update', 'post.manage');
    return transaction(async (repositories) => {
      const at = clock.now();
      const held = await lockDecidable(repositories, actor, id);
      requireWaiting(held);
      requireVersion(held.copy, version);
      const { content } = held.copy;
      requireReady(content, held.post);
      const after = await repositories.posts.update(await withContent(repositories, held.post, content, at));
      await keepUses(repositories, id, [content]);
      const kind = after.status === 'PUBLISHED' ? 'PUBLISHED' : 'SAVED';
      await keepRevision(repositories, actor, { postId: id, content, kind, at });
      await decided(repositories, actor, held, { reason: null, at });
      await writeDown(repositories, actor, 'accept_change', { before: held.post, after, at });
      return id;
    });
  };

/** Readers go on seeing what they saw; the author reads why. */
export const returnChange =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, { id, ...said }: Readonly<{ id: PostId; reason: string }>): Promise<PostId> => {
    requirePermission(actor, 'post.update', 'post.manage');
    const reason = requireReason(said.reason);
    return transaction(async (repositories) => {
      const at = clock.now();
      const held = await lockDecidable(repositories, actor, id);
      requireWaiting(held);
      await decided(repositories, actor, held, { reason, at });
      const { post } = held;
      await writeDown(repositories, actor, 'return_change', { before: post, after: post, reason, at });
      return id;
    });
  };
