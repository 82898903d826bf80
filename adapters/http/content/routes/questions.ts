import type { Application } from '#core/application.ts';
import { adminQuestions, questions } from '#http/content/contract/questions.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const questionRoutes = ({ content }: Application) =>
  handlers(questions, {
    list: ({ actor, query, context }) =>
      content.listQuestions(actor, { ...query, language: query.language ?? context.language }),
  });

export const adminQuestionRoutes = ({ content }: Application) =>
  handlers(adminQuestions, {
    list: async ({ actor, query }) =>
      listAnswer(await content.listStaffQuestions(actor, listRequest(query, 'position'))),
    get: ({ actor, params }) => content.getStaffQuestion(actor, params.id),
    create: ({ actor, body }) => content.createQuestion(actor, body),
    update: ({ actor, params, body }) => content.updateQuestion(actor, { ...body, id: params.id }),
    delete: ({ actor, params }) => content.deleteQuestion(actor, params.id),
  });
