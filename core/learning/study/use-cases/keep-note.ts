import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { LessonId } from '#core/learning/gate/outline.ts';
import { requireLessonIn } from '#core/learning/challenge/read-edition.ts';
import { cleanLessonNote, type LessonNote } from '../lesson-note.ts';
import { placeOf, requireLessonOpen } from '../place.ts';
import type { LessonNoteRow } from '../ports.ts';

type Needs = Pick<Ports, 'reads' | 'transaction' | 'clock'> & WithHooks<'isHiddenFrom'>;

/** Writes the note beside a lesson; an empty text deletes it. One that was written stays one's own after a refund. */
export const keepLessonNote =
  (needs: Needs) =>
  async (
    actor: Actor,
    { lessonId, text: typed }: Readonly<{ lessonId: LessonId; text: string }>,
  ): Promise<Pick<LessonNote, 'text' | 'updatedAt'>> => {
    const { id: userId } = requireMember(actor);
    const text = cleanLessonNote(typed);
    return needs.transaction(async (repositories) => {
      const at = needs.clock.now();
      const before = await repositories.lessonNotes.find(userId, lessonId);
      if (before === null) {
        const place = await placeOf(repositories, needs, actor, { kind: 'LESSON', id: lessonId });
        requireLessonIn(place.edition, lessonId);
        requireLessonOpen(place, lessonId);
        await repositories.lessonNotes.put({
          userId,
          lessonId,
          challengeId: place.challenge.id,
          text,
          updatedAt: at,
        });
      } else await repositories.lessonNotes.put({ ...before, text, updatedAt: at });
      return { text, updatedAt: at };
    });
  };

export const deleteLessonNote =
  ({ transaction, clock }: Pick<Needs, 'transaction' | 'clock'>) =>
  async (actor: Actor, lessonId: LessonId): Promise<void> => {
    const { id: userId } = requireMember(actor);
    await transaction(async ({ lessonNotes }) => {
      const before = await lessonNotes.find(userId, lessonId);
      if (before === null) throw new DomainError('lesson.not_found');
      await lessonNotes.put({ ...before, text: '', updatedAt: clock.now() });
    });
  };

type Query = Readonly<{ limit?: number | undefined; cursor?: string | undefined; q?: string | undefined }>;

/** All of one's notes, also of challenges that were taken back. */
export const listLessonNotes =
  ({ reads }: Pick<Needs, 'reads'>) =>
  async (actor: Actor, { q, ...page }: Query): Promise<Page<LessonNoteRow>> => {
    const { id: userId } = requireMember(actor);
    return reads.lessonNotes.pageOf(userId, { ...pageRequest(page), q });
  };
