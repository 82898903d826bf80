import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import type { Bookmark } from '../bookmark.ts';

type Subject = Pick<Bookmark, 'kind' | 'subjectId'>;
type Needs = Pick<Ports, 'transaction' | 'clock'> & WithHooks<'bookmarkSubjects'>;

/** Keeps what the member may see; doing it again changes nothing. */
export const keepBookmark =
  ({ transaction, clock, hooks }: Needs) =>
  async (actor: Actor, { kind, subjectId }: Subject): Promise<{ isBookmarked: true }> => {
    const { id: userId } = requireMember(actor);
    const subjects = hooks.bookmarkSubjects.find((one) => one.kind === kind);
    await transaction(async (repositories) => {
      if (!(await subjects?.maySee(repositories, actor, subjectId)))
        throw new DomainError(subjects?.notFound ?? 'validation.failed');
      await repositories.bookmarks.insert({ userId, kind, subjectId, createdAt: clock.now() });
    });
    return { isBookmarked: true };
  };

/** Whether this reader keeps it. */
export const isBookmarked =
  ({ reads }: Pick<Ports, 'reads'>) =>
  async (actor: Actor, { kind, subjectId }: Subject): Promise<boolean> =>
    actor.kind === 'user' && (await reads.bookmarks.among(actor.id, kind, [subjectId])).has(subjectId);

/** Drops it; doing it again changes nothing. */
export const dropBookmark =
  ({ transaction }: Writes<'bookmarks'>) =>
  async (actor: Actor, { kind, subjectId }: Subject): Promise<{ isBookmarked: false }> => {
    const { id } = requireMember(actor);
    await transaction(({ bookmarks }) => bookmarks.delete(id, kind, subjectId));
    return { isBookmarked: false };
  };
