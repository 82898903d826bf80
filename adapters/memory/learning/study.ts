import { lessonsIn } from '#core/learning/challenge/edition.ts';
import type { LessonProgress } from '#core/learning/progress/lesson-progress.ts';
import type { LessonProgresses, QuizStates } from '#core/learning/progress/ports.ts';
import { graceMs, type Attempt, type QuizState } from '#core/learning/quiz/attempt.ts';
import { isRight } from '#core/learning/quiz/score.ts';
import type { LessonNote } from '#core/learning/study/lesson-note.ts';
import type { LessonSession } from '#core/learning/study/lesson-session.ts';
import type { HardQuestion, LessonNotes, LessonSessions, QuizAttempts } from '#core/learning/study/ports.ts';
import { fold, normalize } from '#core/kernel/text/text.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { ascending, descending, isBelow } from '../engine/ordering.ts';
import { changeRows, deleteRows, keyOf, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    lessonProgresses: LessonProgress;
    quizStates: QuizState;
    lessonSessions: LessonSession;
    quizAttempts: Attempt;
    lessonNotes: LessonNote;
  }
}

export const memoryLessonProgresses = (view: () => View): LessonProgresses => {
  const rows = () => view().table('lessonProgresses');
  return {
    of: async (id) =>
      rows()
        .all()
        .filter(({ enrolmentId }) => enrolmentId === id)
        .toSorted(ascending(({ lessonId }) => [lessonId])),
    find: async (enrolmentId, lessonId) => rows().get(keyOf(enrolmentId, lessonId)) ?? null,
    put: async (row) => void rows().set(keyOf(row.enrolmentId, row.lessonId), row),
  };
};

export const memoryQuizStates = (view: () => View): QuizStates => {
  const rows = () => view().table('quizStates');
  return {
    of: async (id) =>
      rows()
        .all()
        .filter(({ enrolmentId }) => enrolmentId === id)
        .toSorted(ascending(({ quizId }) => [quizId])),
    find: async (enrolmentId, quizId) => rows().get(keyOf(enrolmentId, quizId)) ?? null,
    put: async (row) => void rows().set(keyOf(row.enrolmentId, row.quizId), row),
  };
};

export const memoryLessonSessions = (view: () => View): LessonSessions => {
  const rows = () => view().table('lessonSessions');
  return {
    async begin(session) {
      changeRows(
        rows(),
        ({ userId, endedAt }) => userId === session.userId && endedAt === null,
        (row) => ({ ...row, endedAt: session.lastBeatAt }),
      );
      rows().set(session.id, session);
    },
    find: async (id) => rows().get(id) ?? null,
    lock: async (id) => rows().get(id) ?? null,
    update: async (session) => void rows().set(session.id, session),
    deleteAllOf: async (userId) => deleteRows(rows(), (row) => row.userId === userId),
  };
};

export const memoryQuizAttempts = (view: () => View): QuizAttempts => {
  const rows = () => view().table('quizAttempts');
  const of = (enrolmentId: string, quizId: string) =>
    rows()
      .all()
      .filter((one) => one.enrolmentId === enrolmentId && one.quizId === quizId)
      .toSorted(descending(({ number }) => [number]));
  return {
    async insert(attempt) {
      const isTaken = of(attempt.enrolmentId, attempt.quizId).some(
        ({ status, number }) => status === 'OPEN' || number === attempt.number,
      );
      if (isTaken) view().refuse('quiz.already_completed');
      rows().set(attempt.id, attempt);
    },
    find: async (id) => rows().get(id) ?? null,
    lock: async (id) => rows().get(id) ?? null,
    openOf: async (enrolmentId, quizId) =>
      of(enrolmentId, quizId).find(({ status }) => status === 'OPEN') ?? null,
    lastOf: async (enrolmentId, quizId) => of(enrolmentId, quizId)[0] ?? null,
    update: async (attempt) => void rows().set(attempt.id, attempt),
    overdue: async (at, limit) =>
      rows()
        .all()
        .filter(
          ({ status, deadlineAt }) =>
            status === 'OPEN' && deadlineAt !== null && deadlineAt.getTime() + graceMs < at.getTime(),
        )
        .toSorted(ascending(({ deadlineAt, id }) => [deadlineAt ?? 0, id]))
        .slice(0, limit)
        .map(({ id }) => id),
    async hardQuestionsOf(challengeId, limit) {
      const counts = new Map<string, HardQuestion>();
      const enrolled = new Set(
        view()
          .table('enrolments')
          .all()
          .filter((one) => one.challengeId === challengeId)
          .map(({ id }) => id),
      );
      const ended = rows()
        .all()
        .filter(({ enrolmentId, status }) => enrolled.has(enrolmentId) && status !== 'OPEN');
      for (const { quizId, contentId, answers } of ended) {
        const content = view().table('learningContents').get(contentId);
        if (content?.kind !== 'QUIZ') continue;
        for (const question of content.body.questions) {
          const key = keyOf(quizId, question.id);
          const before = counts.get(key) ?? { quizId, questionId: question.id, answered: 0, wrong: 0 };
          const wrong = before.wrong + (isRight(question, answers) ? 0 : 1);
          counts.set(key, { ...before, answered: before.answered + 1, wrong });
        }
      }
      return [...counts.values()]
        .filter(({ wrong }) => wrong > 0)
        .toSorted(descending(({ wrong, answered, questionId }) => [wrong / answered, answered, questionId]))
        .slice(0, limit);
    },
    async ofUser(userId) {
      const enrolled = new Set(
        view()
          .table('enrolments')
          .all()
          .filter((one) => one.userId === userId)
          .map(({ id }) => id),
      );
      return rows()
        .all()
        .filter(({ enrolmentId }) => enrolled.has(enrolmentId))
        .toSorted(ascending(({ startedAt, id }) => [startedAt, id]));
    },
  };
};

export const memoryLessonNotes = (view: () => View): LessonNotes => {
  const notes = () => view().table('lessonNotes');
  const rowOf = (note: LessonNote) => {
    const challenge = view().table('challenges').get(note.challengeId);
    const published = view()
      .table('editions')
      .all()
      .filter(({ challengeId }) => challengeId === note.challengeId)
      .toSorted(descending(({ number }) => [number]))
      .flatMap(({ outline }) => lessonsIn(outline))
      .find(({ id }) => id === note.lessonId);
    return {
      ...note,
      lessonTitle: published?.title ?? view().table('lessons').get(note.lessonId)?.title ?? '',
      challengeTitle: challenge?.title ?? '',
      challengeSlug: challenge?.slug ?? '',
    };
  };
  return {
    find: async (userId, lessonId) => notes().get(keyOf(userId, lessonId)) ?? null,
    async put(note) {
      const key = keyOf(note.userId, note.lessonId);
      if (note.text === '') notes().delete(key);
      else notes().set(key, note);
    },
    async pageOf(userId, { limit, cursor, q = '' }) {
      const place = decodeCursor(cursor, 'instant', 'id');
      const before = place && ([new Date(place[0]), place[1]] as const);
      const words = fold(normalize(q)).split(/\s+/u).filter(Boolean);
      const found = notes()
        .all()
        .filter((note) => note.userId === userId)
        .map(rowOf)
        .filter(({ text, lessonTitle }) => {
          const folded = fold(`${text} ${lessonTitle}`);
          return words.every((word) => folded.includes(word));
        })
        .filter(({ updatedAt, lessonId }) => before === null || isBelow([updatedAt, lessonId], before))
        .toSorted(descending(({ updatedAt, lessonId }) => [updatedAt, lessonId]));
      return pageOf(found, limit, ({ updatedAt, lessonId }) => encodeCursor(updatedAt, lessonId));
    },
    of: async (userId) =>
      notes()
        .all()
        .filter((note) => note.userId === userId)
        .toSorted(ascending(({ lessonId }) => [lessonId])),
    deleteAllOf: async (userId) => deleteRows(notes(), (note) => note.userId === userId),
  };
};
