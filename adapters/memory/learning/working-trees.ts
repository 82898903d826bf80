import type { Chapter } from '#core/learning/challenge/challenge.ts';
import type { Edition } from '#core/learning/challenge/edition.ts';
import type {
  Chapters,
  Editions,
  LearningContents,
  Lessons,
  Quizzes,
} from '#core/learning/challenge/ports.ts';
import type { WorkingQuiz } from '#core/learning/challenge/working-tree.ts';
import type { Lesson, LessonContent } from '#core/learning/lesson/lesson.ts';
import type { Quiz } from '#core/learning/quiz/quiz.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { changeRows, deleteRows, keyOf, type View } from '../engine/store.ts';

type StoredContent = Readonly<{ id: string; challengeId: string; sourceId: string }> &
  Readonly<{ kind: 'LESSON'; body: LessonContent } | { kind: 'QUIZ'; body: Quiz }>;

declare module '../engine/store.ts' {
  interface Tables {
    chapters: Chapter;
    lessons: Lesson;
    quizzes: WorkingQuiz;
    learningContents: StoredContent;
    editions: Edition;
  }
}

const requireVersion = (stored: number | undefined, version: number): void => {
  if (stored !== version - 1) throw new DomainError('version.stale');
};

/** Those behind a place that is empty now move up. */
const closeGap = <Row extends Readonly<{ position: number }>>(row: Row): Row => ({
  ...row,
  position: row.position - 1,
});

const titleOf = (view: View, challengeId: string): string =>
  view.table('challenges').get(challengeId)?.title ?? '';

export const memoryChapters = (view: () => View): Chapters => {
  const chapters = () => view().table('chapters');
  return {
    insert: async (chapter) => void chapters().set(chapter.id, chapter),
    find: async (id) => chapters().get(id) ?? null,
    async update(chapter) {
      requireVersion(chapters().get(chapter.id)?.version, chapter.version);
      chapters().set(chapter.id, chapter);
    },
    async delete({ id, challengeId, position }) {
      const hasLessons = view()
        .table('lessons')
        .all()
        .some(({ chapterId }) => chapterId === id);
      if (hasLessons) view().refuse('chapter.has_lessons');
      deleteRows(view().table('quizzes'), ({ subjectId }) => subjectId === id);
      chapters().delete(id);
      changeRows(chapters(), (one) => one.challengeId === challengeId && one.position > position, closeGap);
    },
    async list(request) {
      const lessons = view().table('lessons').all();
      const rows = chapters()
        .all()
        .map((chapter) => ({
          ...chapter,
          challengeTitle: titleOf(view(), chapter.challengeId),
          lessons: lessons.filter(({ chapterId }) => chapterId === chapter.id).length,
        }));
      const plan = readListRequest(staffLists.chapters, request);
      return staffList(rows, plan, staffLists.chapters, ({ title, challengeTitle }) => [
        title,
        challengeTitle,
      ]);
    },
  };
};

export const memoryLessons = (view: () => View): Lessons => {
  const lessons = () => view().table('lessons');
  return {
    insert: async (lesson) => void lessons().set(lesson.id, lesson),
    find: async (id) => lessons().get(id) ?? null,
    async update(lesson) {
      requireVersion(lessons().get(lesson.id)?.version, lesson.version);
      lessons().set(lesson.id, lesson);
    },
    async delete({ id, chapterId, position }) {
      deleteRows(view().table('quizzes'), ({ subjectId }) => subjectId === id);
      lessons().delete(id);
      changeRows(lessons(), (one) => one.chapterId === chapterId && one.position > position, closeGap);
    },
    async treeOf(challengeId) {
      const of = <Row extends Readonly<{ challengeId: string }>>(rows: readonly Row[]): Row[] =>
        rows.filter((row) => row.challengeId === challengeId);
      const chapters = of(view().table('chapters').all()).toSorted(ascending(({ position }) => [position]));
      const places = new Map(chapters.map(({ id, position }) => [id, position]));
      return {
        chapters,
        lessons: of(lessons().all()).toSorted(
          ascending(({ chapterId, position }) => [places.get(chapterId) ?? 0, position]),
        ),
        quizzes: of(view().table('quizzes').all()).toSorted(ascending(({ id }) => [id])),
      };
    },
    async setOrder(challengeId, order) {
      const chapters = view().table('chapters');
      for (const [at, { id, lessonIds }] of order.entries()) {
        const chapter = chapters.get(id);
        if (chapter?.challengeId === challengeId) chapters.set(id, { ...chapter, position: at + 1 });
        for (const [place, lessonId] of lessonIds.entries()) {
          const lesson = lessons().get(lessonId);
          if (lesson?.challengeId === challengeId)
            lessons().set(lessonId, { ...lesson, chapterId: id, position: place + 1 });
        }
      }
    },
    async list(request) {
      const rows = lessons()
        .all()
        .map(
          ({
            html: _html,
            captions: _captions,
            videoId: _video,
            videoUrl: _url,
            posterId: _poster,
            ...lesson
          }) => ({
            ...lesson,
            challengeTitle: titleOf(view(), lesson.challengeId),
            chapterTitle: view().table('chapters').get(lesson.chapterId)?.title ?? '',
          }),
        );
      const plan = readListRequest(staffLists.lessons, request);
      return staffList(rows, plan, staffLists.lessons, ({ title, challengeTitle }) => [
        title,
        challengeTitle,
      ]);
    },
  };
};

export const memoryQuizzes = (view: () => View): Quizzes => {
  const quizzes = () => view().table('quizzes');
  return {
    async insert(quiz) {
      const isTaken = quizzes()
        .all()
        .some(({ subjectId }) => subjectId === quiz.subjectId);
      if (isTaken) view().refuse('quiz.exists');
      quizzes().set(quiz.id, quiz);
    },
    find: async (id) => quizzes().get(id) ?? null,
    async update(quiz) {
      requireVersion(quizzes().get(quiz.id)?.version, quiz.version);
      quizzes().set(quiz.id, quiz);
    },
    delete: async (id) => void quizzes().delete(id),
    async list(request) {
      const rows = quizzes()
        .all()
        .map(({ id, challengeId, level, subjectId, title, attempts, timeLimit, version, questions }) => ({
          id,
          challengeId,
          level,
          subjectId,
          title,
          attempts,
          timeLimit,
          version,
          challengeTitle: titleOf(view(), challengeId),
          questions: questions.length,
        }));
      const plan = readListRequest(staffLists.quizzes, request);
      return staffList(rows, plan, staffLists.quizzes, ({ title, challengeTitle }) => [
        title,
        challengeTitle,
      ]);
    },
  };
};

export const memoryLearningContents = (view: () => View): LearningContents => {
  const contents = () => view().table('learningContents');

  const keep = (content: StoredContent): string => {
    const known = contents()
      .all()
      .find(
        ({ kind, sourceId, body }) =>
          kind === content.kind &&
          sourceId === content.sourceId &&
          JSON.stringify(body) === JSON.stringify(content.body),
      );
    if (known) return known.id;
    contents().set(content.id, content);
    return content.id;
  };
  const newId = () => `content-${view().nextNumber()}`;

  return {
    keepLesson: async (challengeId, sourceId, body) =>
      keep({ id: newId(), challengeId, sourceId, kind: 'LESSON', body }),
    keepQuiz: async (challengeId, sourceId, body) =>
      keep({ id: newId(), challengeId, sourceId, kind: 'QUIZ', body }),
    async lesson(id) {
      const found = contents().get(id);
      return found?.kind === 'LESSON' ? found.body : null;
    },
    async quiz(id) {
      const found = contents().get(id);
      return found?.kind === 'QUIZ' ? found.body : null;
    },
    async challengeOf(kind, id) {
      if (kind !== 'CHAPTER')
        return (
          contents()
            .all()
            .find((one) => one.kind === kind && one.sourceId === id)?.challengeId ?? null
        );
      const edition = view()
        .table('editions')
        .all()
        .find(({ outline }) => outline.chapters.some((chapter) => chapter.id === id));
      return edition?.challengeId ?? null;
    },
  };
};

export const memoryEditions = (view: () => View): Editions => {
  const newestFirst = (challengeId: string) =>
    view()
      .table('editions')
      .all()
      .filter((edition) => edition.challengeId === challengeId)
      .toSorted(descending(({ number }) => [number]));
  return {
    insert: async (edition) =>
      void view()
        .table('editions')
        .set(keyOf(edition.challengeId, String(edition.number)), edition),
    newest: async (challengeId) => newestFirst(challengeId)[0] ?? null,
    ofStructure: async (challengeId, structureNo) =>
      newestFirst(challengeId).find((edition) => edition.structureNo === structureNo) ?? null,
    historyOf: async (challengeId) =>
      newestFirst(challengeId).map(({ outline: _outline, ...edition }) => edition),
  };
};
