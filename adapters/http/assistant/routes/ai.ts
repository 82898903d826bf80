import type { Application } from '#core/application.ts';
import { isLanguage } from '#core/kernel/language.ts';
import { pageRequest } from '#core/kernel/page.ts';
import { ai } from '#http/assistant/contract/ai.ts';
import { eventsAnswer, handlers, withStatus } from '../../engine/handlers.ts';
import { answerStream } from '../answer-stream.ts';

const ok = { ok: true } as const;

export const aiRoutes = ({ aiCoach }: Application) =>
  handlers(ai, {
    requestReview: async ({ actor, body, context: { requestKey, language } }) =>
      withStatus(await aiCoach.requestReview(actor, { ...body, requestKey, language }), 201),
    listReviews: ({ actor, query: { indicatorId, ...page } }) =>
      aiCoach.listReviews(actor, { indicatorId }, pageRequest(page)),
    ask: async ({ actor, body, context: { requestKey, language, lastEventId } }) => {
      const answer = await aiCoach.askCoach(actor, { ...body, requestKey, language });
      return eventsAnswer(answerStream({ aiCoach }, actor, answer.id, lastEventId));
    },
    listMessages: ({ actor, query: { conversationId, ...page } }) =>
      aiCoach.listMessages(actor, conversationId, pageRequest(page)),
    getAnswer: ({ actor, params }) => aiCoach.getAnswer(actor, params.id),
    follow: ({ actor, params, context }) =>
      eventsAnswer(answerStream({ aiCoach }, actor, params.id, context.lastEventId)),
    stop: ({ actor, params }) => aiCoach.stopAnswer(actor, params.id),
    retry: ({ actor, params }) => aiCoach.retryAnswer(actor, params.id),
    rate: ({ actor, params, body }) => aiCoach.rateAnswer(actor, { ...params, ...body }),
    listConversations: ({ actor, query }) => aiCoach.listConversations(actor, pageRequest(query)),
    forgetConversations: async ({ actor }) => {
      await aiCoach.forgetConversations(actor);
      return ok;
    },
    getConversation: ({ actor, params }) => aiCoach.getConversation(actor, params.id),
    renameConversation: ({ actor, params, body }) =>
      aiCoach.renameConversation(actor, { ...params, ...body }),
    deleteConversation: async ({ actor, params }) => {
      await aiCoach.deleteConversation(actor, params.id);
      return ok;
    },
    quote: ({ actor, query, context: { language } }) => aiCoach.quoteAnswer(actor, { ...query, language }),
    sentData: ({ actor, query, context: { language } }) =>
      aiCoach.showSentData(actor, { ...query, language }),
    sample: ({ query, context }) =>
      aiCoach.showSample(
        query.language !== undefined && isLanguage(query.language) ? query.language : context.language,
      ),
    getSettings: ({ actor, context: { language } }) => aiCoach.getAiSettings(actor, language),
    putSettings: ({ actor, body, context: { language } }) =>
      aiCoach.putAiSettings(actor, { ...body, language }),
  });
