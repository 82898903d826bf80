import type { Application } from '#core/application.ts';
import { enrolments } from '#http/learning/contract/enrolments.ts';
import { lessons } from '#http/learning/contract/lessons.ts';
import { quizzes } from '#http/learning/contract/quizzes.ts';
import { handlers, withStatus } from '../../engine/handlers.ts';

const kept = (id: string) => ({ kind: 'LESSON', subjectId: id }) as const;

export const lessonRoutes = ({ learning, community }: Application) =>
  handlers(lessons, {
    get: async ({ actor, params }) => {
      const lesson = await learning.readLesson(actor, params.id);
      return { ...lesson, bookmarked: await community.isBookmarked(actor, kept(lesson.id)) };
    },
    media: ({ actor, params }) => learning.readLessonMedia(actor, params.id),
    begin: ({ actor, params }) => learning.beginLessonSession(actor, params.id),
    beat: ({ actor, params, body }) => learning.beatLesson(actor, { ...body, sessionId: params.id }),
    complete: ({ actor, params }) => learning.completeLesson(actor, params.id),
    addBookmark: ({ actor, params }) => community.keepBookmark(actor, kept(params.id)),
    removeBookmark: ({ actor, params }) => community.dropBookmark(actor, kept(params.id)),
  });

export const quizRoutes = ({ learning }: Application) =>
  handlers(quizzes, {
    get: ({ actor, params }) => learning.readQuiz(actor, params.id),
    begin: async ({ actor, params, body }) => {
      if (body?.answers) return learning.beginAndSubmit(actor, { quizId: params.id, answers: body.answers });
      const attempt = await learning.beginAttempt(actor, params.id);
      return withStatus(attempt, attempt.isNew ? 201 : 200);
    },
    askReset: async ({ actor, params }) => {
      await learning.askForAttempts(actor, params.id);
      return { hasAsked: true };
    },
    attempt: ({ actor, params }) => learning.readAttempt(actor, params.id),
    save: ({ actor, params, body }) => learning.saveAttempt(actor, { ...body, id: params.id }),
    submit: ({ actor, params, body }) => learning.submitAttempt(actor, { ...body, id: params.id }),
  });

export const enrolmentRoutes = ({ learning }: Application) =>
  handlers(enrolments, {
    mine: ({ actor, query }) => learning.listLearning(actor, query),
    notes: ({ actor, query }) => learning.listLessonNotes(actor, query),
    get: ({ actor, params }) => learning.readEnrolment(actor, params.id),
    change: async ({ actor, params, body }) => {
      await learning.showOnBoard(actor, { ...body, id: params.id });
      return learning.readEnrolment(actor, params.id);
    },
    refund: async ({ actor, params }) => {
      await learning.refundOwn(actor, params.id);
      return learning.readEnrolment(actor, params.id);
    },
    switch: async ({ actor, params }) => {
      await learning.switchEdition(actor, params.id);
      return learning.readEnrolment(actor, params.id);
    },
    keepNote: ({ actor, params, body }) => learning.keepLessonNote(actor, { ...body, lessonId: params.id }),
    deleteNote: async ({ actor, params }) => {
      await learning.deleteLessonNote(actor, params.id);
      return { ok: true };
    },
  });
