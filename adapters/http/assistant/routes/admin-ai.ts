import type { Application } from '#core/application.ts';
import { adminAi } from '#http/assistant/contract/admin-ai.ts';
import { listRequest } from '../../engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const adminAiRoutes = ({ aiCoach }: Application) =>
  handlers(adminAi, {
    listAnswers: async ({ actor, query }) => listAnswer(await aiCoach.listAnswers(actor, listRequest(query))),
    getAnswer: ({ actor, params }) => aiCoach.readAnswerFile(actor, params.id),
    refund: async ({ actor, params, body }) => {
      await aiCoach.refundAnswer(actor, { ...params, ...body });
      return aiCoach.readAnswerFile(actor, params.id);
    },
    eraseAnswer: async ({ actor, params }) => {
      await aiCoach.eraseSharedAnswer(actor, params.id);
      return { ok: true } as const;
    },
    listRules: async ({ actor, query }) =>
      listAnswer(await aiCoach.listRules(actor, listRequest(query, 'id'))),
    getRule: ({ actor, params }) => aiCoach.getRule(actor, params.id),
    listRuleVersions: ({ actor, params }) => aiCoach.listRuleVersions(actor, params.id),
    editRule: ({ actor, params, body }) => aiCoach.editRule(actor, { ...params, ...body }),
    listPrompts: async ({ actor, query }) =>
      listAnswer(await aiCoach.listPrompts(actor, listRequest(query, 'at'))),
    getPrompt: ({ actor, params }) => aiCoach.getPrompt(actor, params.id),
    addPrompt: ({ actor, body }) => aiCoach.addPrompt(actor, body),
    activatePrompt: ({ actor, params }) => aiCoach.activatePrompt(actor, params.id),
    retirePrompt: ({ actor, params }) => aiCoach.retirePrompt(actor, params.id),
    listEvaluations: async ({ actor, query }) =>
      listAnswer(await aiCoach.listEvaluations(actor, listRequest(query, 'at'))),
    getEvaluation: ({ actor, params }) => aiCoach.getEvaluation(actor, params.id),
    evaluate: ({ actor, body }) => aiCoach.evaluate(actor, body.promptId),
    stopEvaluation: ({ actor, params }) => aiCoach.stopEvaluation(actor, params.id),
    listUsage: async ({ actor, query }) =>
      listAnswer(await aiCoach.listUsage(actor, listRequest(query, 'day'))),
    listRatings: async ({ actor, query }) =>
      listAnswer(
        await aiCoach
          .listRatings(actor, listRequest(query, 'at'))
          .then((found) => ({ ...found, rows: found.rows.map((row) => ({ ...row, id: row.answerId })) })),
      ),
    getHotlines: ({ actor }) => aiCoach.readHotlines(actor),
    confirmHotlines: ({ actor, body }) => aiCoach.confirmHotlines(actor, body.lines),
  });
