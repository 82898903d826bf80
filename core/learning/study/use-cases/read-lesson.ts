import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { neighboursOf, type LessonId } from '#core/learning/gate/outline.ts';
import { pathOf } from '#core/learning/challenge/edition.ts';
import { requireLessonIn } from '#core/learning/challenge/read-edition.ts';
import type { LessonContent } from '#core/learning/lesson/lesson.ts';
import { freshProgress } from '#core/learning/progress/lesson-progress.ts';
import { placeOf, requireLessonOpen, type Place } from '../place.ts';
import { presentLesson, presentMedia, type LessonMedia, type LessonView } from '../views/lesson-view.ts';

type Needs = Pick<Ports, 'reads' | 'mediaStore' | 'clock'> & WithHooks<'isHiddenFrom'>;

const contentIn = async ({ reads }: Needs, place: Place, id: LessonId): Promise<LessonContent> => {
  const lesson = requireLessonIn(place.edition, id);
  requireLessonOpen(place, id);
  const content = await reads.learningContents.lesson(lesson.contentId);
  if (content === null) throw new DomainError('lesson.not_found');
  return content;
};

/** A lesson that is open to this reader, with its files for a minute, and how far they are. */
export const readLesson =
  (needs: Needs) =>
  async (actor: Actor, id: LessonId): Promise<LessonView> => {
    const { reads } = needs;
    const place = await placeOf(reads, needs, actor, { kind: 'LESSON', id });
    const content = await contentIn(needs, place, id);
    const { enrolment, edition, reader } = place;
    const isLearner = enrolment !== null && reader === 'ENROLLED';
    const progress = isLearner ? await reads.lessonProgresses.find(enrolment.id, id) : null;
    const userId = actor.kind === 'user' ? actor.id : null;
    const note = userId === null ? null : await reads.lessonNotes.find(userId, id);
    return presentLesson(needs)({
      place,
      lesson: requireLessonIn(edition, id),
      content,
      progress: isLearner ? (progress ?? freshProgress(enrolment.id, id)) : null,
      note: note?.text ?? null,
      ...neighboursOf(pathOf(edition.outline), id),
    });
  };

/** New addresses of its files, for a player whose old ones have ended. */
export const readLessonMedia =
  (needs: Needs) =>
  async (actor: Actor, id: LessonId): Promise<LessonMedia> => {
    const place = await placeOf(needs.reads, needs, actor, { kind: 'LESSON', id });
    return presentMedia(needs)(await contentIn(needs, place, id));
  };
