import { mayDo, requireMember, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { LessonId } from '#core/learning/gate/outline.ts';
import { lessonComments } from '../lesson-subject.ts';

/**
 * Takes no more comments, or takes them again: for the author of the lesson, and for staff who keep order among
 * comments.
 */
export const lockLesson =
  ({ transaction, clock }: Pick<Ports, 'transaction' | 'clock'>, locked: boolean) =>
  async (actor: Actor, id: LessonId): Promise<Readonly<{ locked: boolean }>> => {
    const { id: userId } = requireMember(actor);
    return transaction(async (repositories) => {
      const lesson = await lessonComments.find(repositories, actor, id);
      const isOwn = lesson?.ownerId === userId;
      if (lesson === null || !(isOwn || mayDo(actor, 'feed.update', 'feed.manage')))
        throw new DomainError('lesson.not_found');
      const at = clock.now();
      if (locked) await repositories.lessonLocks.put(id, at);
      else await repositories.lessonLocks.delete(id);
      if (!isOwn && lesson.locked !== locked)
        await repositories.auditLog.append(
          audited(actor, {
            at,
            action: locked ? 'lesson.lock' : 'lesson.unlock',
            targetType: 'lesson',
            targetId: id,
            before: { locked: lesson.locked },
            after: { locked },
            reason: null,
          }),
        );
      return { locked };
    });
  };
