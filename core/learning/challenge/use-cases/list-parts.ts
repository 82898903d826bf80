import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { ChapterRow, LessonRow, QuizRow } from '../ports.ts';

type Needs = Pick<Ports, 'reads'>;

/** Chapters of all working copies, for staff. */
export const listAllChapters =
  ({ reads }: Needs) =>
  async (actor: Actor, request: ListRequest): Promise<List<ChapterRow>> => {
    requirePermission(actor, 'knowledge.view');
    return reads.chapters.list(request);
  };

/** Lessons likewise, without their texts. */
export const listAllLessons =
  ({ reads }: Needs) =>
  async (actor: Actor, request: ListRequest): Promise<List<LessonRow>> => {
    requirePermission(actor, 'knowledge.view');
    return reads.lessons.list(request);
  };

/** Quizzes likewise, without their questions. */
export const listAllQuizzes =
  ({ reads }: Needs) =>
  async (actor: Actor, request: ListRequest): Promise<List<QuizRow>> => {
    requirePermission(actor, 'knowledge.view');
    return reads.quizzes.list(request);
  };
