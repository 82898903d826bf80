import { mayDo, requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { superUserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Post, PostId } from './post.ts';
import type { WorkingCopy } from './working-copy.ts';

export const isAuthor = (actor: Actor, { authorId }: Pick<Post, 'authorId'>): boolean =>
  actor.kind === 'user' && actor.id === authorId;

/** Staff who read what is not published. */
export const isStaffReader = (actor: Actor): boolean =>
  actor.kind === 'system' ||
  (actor.kind === 'user' &&
    actor.status === 'ACTIVE' &&
    mayDo(actor, 'post.view', 'post.create', 'post.update', 'post.manage', 'post.delete'));

const requirePerson = (actor: Actor): void => {
  if (actor.kind !== 'system') requireMember(actor);
};

/** What one may read of it before it is published. To everybody else it is not there: post.not_found. */
export const requireReadable = <Found extends Post>(actor: Actor, post: Found | null): Found => {
  requirePerson(actor);
  if (post === null || !(isAuthor(actor, post) || isStaffReader(actor)))
    throw new DomainError('post.not_found');
  return post;
};

type Uses = Pick<Repositories, 'posts' | 'workingCopies'>;

/** The article and what is being written of it, held. */
export type Held = Readonly<{ post: Post; copy: WorkingCopy }>;

/** Both are asked for at once: the copy is read after the row is held, without waiting for the word that it is. */
const lockBoth = async (
  { posts, workingCopies }: Uses,
  id: PostId,
): Promise<Readonly<{ post: Post; copy: WorkingCopy | null }>> => {
  const [post, copy] = await Promise.all([posts.lock(id), workingCopies.find(id)]);
  if (post === null) throw new DomainError('post.not_found');
  return { post, copy };
};

const withCopy = ({ post, copy }: Awaited<ReturnType<typeof lockBoth>>): Held => {
  if (copy === null) throw new DomainError('post.not_found');
  return { post, copy };
};

/** Writes it: its author, and of what stands in the site's name who may write so. */
export const isWriter = (actor: Actor, post: Pick<Post, 'authorId'>): boolean =>
  isAuthor(actor, post) || (post.authorId === superUserId && mayDo(actor, 'post.create'));

/** To write it: its writer, and who edits live. */
export const lockEditable = async (repositories: Uses, actor: Actor, id: PostId): Promise<Held> => {
  requirePerson(actor);
  const found = await lockBoth(repositories, id);
  if (!isWriter(actor, found.post) && !mayDo(actor, 'post.manage')) {
    throw new DomainError(isStaffReader(actor) ? 'post.not_allowed' : 'post.not_found');
  }
  return withCopy(found);
};

/** A step of its writer's alone. */
export const lockOwn = async (repositories: Uses, actor: Actor, id: PostId): Promise<Held> => {
  requirePerson(actor);
  const found = await lockBoth(repositories, id);
  if (!isWriter(actor, found.post)) {
    throw new DomainError(isStaffReader(actor) ? 'post.not_allowed' : 'post.not_found');
  }
  return withCopy(found);
};

/**
 * A decision of staff about another's article. Nobody decides about their own, but who publishes and edits live
 * (`post.manage`). Fails with post.own_review.
 */
export const lockDecidable = async (repositories: Uses, actor: Actor, id: PostId): Promise<Held> => {
  const held = withCopy(await lockBoth(repositories, id));
  const isOwn = isAuthor(actor, held.post) || (actor.kind === 'user' && held.copy.editedBy === actor.id);
  if (isOwn && !mayDo(actor, 'post.manage')) throw new DomainError('post.own_review');
  return held;
};

/** What was looked at is what is decided. Fails with version.stale. */
export const requireVersion = ({ version }: Readonly<{ version: number }>, seen: number): void => {
  if (version !== seen) throw new DomainError('version.stale');
};
