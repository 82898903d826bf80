import type { Application } from '#core/application.ts';
import type { authoring } from '#http/learning/contract/authors.ts';
import type { Handlers } from '../../engine/handlers.ts';

type Parts = Omit<typeof authoring, 'list' | 'submit' | 'withdraw'>;

/** The same for authors and for staff: who may do what is the core's to say. */
export const writtenParts = ({ learning }: Pick<Application, 'learning'>): Handlers<Parts> => ({
  create: async ({ actor, body }) =>
    learning.readWorkingCopy(actor, await learning.createChallenge(actor, body)),
  get: ({ actor, params }) => learning.readWorkingCopy(actor, params.id),
  edit: async ({ actor, params, body }) =>
    learning.readWorkingCopy(actor, await learning.editChallenge(actor, { ...body, ...params })),
  delete: async ({ actor, params }) => {
    await learning.deleteChallenge(actor, params.id);
    return { ok: true };
  },
  order: async ({ actor, params, body }) =>
    learning.readWorkingCopy(actor, await learning.orderTree(actor, { ...body, ...params })),
  preview: ({ actor, params }) => learning.previewChallenge(actor, params.id),
  statistics: ({ actor, params }) => learning.readStatistics(actor, params.id),
  enrolments: ({ actor, params, query }) => learning.listLearners(actor, { ...query, ...params }),
  export: ({ actor, params }) => learning.exportChallenge(actor, params.id),
  import: async ({ actor, params, body }) =>
    learning.readWorkingCopy(actor, await learning.importChallenge(actor, { ...body, ...params })),
  addChapter: async ({ actor, body }) =>
    learning.readWorkingCopy(actor, await learning.addChapter(actor, body)),
  chapter: ({ actor, params }) => learning.readWorkingChapter(actor, params.id),
  editChapter: async ({ actor, params, body }) => {
    await learning.editChapter(actor, { ...body, ...params });
    return learning.readWorkingChapter(actor, params.id);
  },
  deleteChapter: async ({ actor, params }) =>
    learning.readWorkingCopy(actor, await learning.deleteChapter(actor, params.id)),
  addLesson: async ({ actor, body }) =>
    learning.readWorkingLesson(actor, await learning.addLesson(actor, body)),
  lesson: ({ actor, params }) => learning.readWorkingLesson(actor, params.id),
  editLesson: async ({ actor, params, body }) =>
    learning.readWorkingLesson(actor, await learning.editLesson(actor, { ...body, ...params })),
  deleteLesson: async ({ actor, params }) =>
    learning.readWorkingCopy(actor, await learning.deleteLesson(actor, params.id)),
  addQuiz: async ({ actor, body }) => learning.readWorkingQuiz(actor, await learning.addQuiz(actor, body)),
  quiz: ({ actor, params }) => learning.readWorkingQuiz(actor, params.id),
  editQuiz: async ({ actor, params, body }) =>
    learning.readWorkingQuiz(actor, await learning.editQuiz(actor, { ...body, ...params })),
  deleteQuiz: async ({ actor, params }) =>
    learning.readWorkingCopy(actor, await learning.deleteQuiz(actor, params.id)),
  learner: async ({ actor, params }) => (await learning.readLearner(actor, params.id)).quizzes,
  resetQuiz: ({ actor, params, body }) => learning.resetQuiz(actor, { ...body, quizId: params.id }),
});
