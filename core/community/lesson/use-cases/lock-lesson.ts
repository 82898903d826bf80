import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { LessonId } from '#core/learning/gate/outline.ts';
import { lessonComments } from '../lesson-subject.ts';

/** Takes no more comments, or takes them again; for the author of the lesson. */
export const lockLesson =
  ({ transaction, clock }: Pick<Ports, 'transaction' | 'clock'>, locked: boolean) =>
  async (actor: Actor, id: LessonId): Promise<Readonly<{ locked: boolean }>> => {
    const { id: userId } = requireMember(actor);
    return transaction(async (repositories) => {
      const lesson = await lessonComments.find(repositories, actor, id);
      if (lesson?.ownerId !== userId) throw new DomainError('lesson.not_found');
      if (locked) await repositories.lessonLocks.put(id, clock.now());
      else await repositories.lessonLocks.delete(id);
      return { locked };
    });
  };
