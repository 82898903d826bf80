import type { Application } from '#core/application.ts';
import { coachDesk } from '#http/coaching/contract/coach-desk.ts';
import { coaches } from '#http/coaching/contract/coaches.ts';
import { earningsCsv } from '../earnings-csv.ts';
import { fileAnswer, handlers } from '../../engine/handlers.ts';

export const coachRoutes = ({ coaching }: Application) =>
  handlers(coaches, {
    list: ({ actor, query: { online, ...query }, context: { language } }) =>
      coaching.listCoaches(actor, {
        ...query,
        readerLanguage: language,
        online: online === undefined ? undefined : online === 'true',
      }),
    filters: ({ actor, context }) => coaching.listCoachFilters(actor, context.language),
    get: ({ actor, params, context: { language } }) => coaching.getCoach(actor, { ...params, language }),
    ratings: ({ actor, params, query }) => coaching.listCoachRatings(actor, { ...params, ...query }),
    requestForm: ({ actor, params, context: { language } }) =>
      coaching.getRequestForm(actor, { ...params, language }),
  });

export const coachDeskRoutes = ({ account, coaching }: Application) =>
  handlers(coachDesk, {
    settings: ({ actor }) => coaching.getCoachSettings(actor),
    updateSettings: ({ actor, body }) => coaching.updateCoachSettings(actor, body),
    form: ({ actor }) => coaching.getQuestionForm(actor),
    saveForm: ({ actor, body }) => coaching.saveQuestionForm(actor, body),
    sample: ({ actor }) => coaching.getSampleReview(actor),
    keepSample: ({ actor, body }) => coaching.keepSampleReview(actor, body),
    savedReplies: ({ actor }) => coaching.listSavedReplies(actor),
    addSavedReply: ({ actor, body }) => coaching.addSavedReply(actor, body),
    updateSavedReply: ({ actor, params, body }) => coaching.updateSavedReply(actor, { ...body, ...params }),
    deleteSavedReply: async ({ actor, params }) => {
      await coaching.deleteSavedReply(actor, params.id);
      return { ok: true };
    },
    members: ({ actor, query }) => coaching.listMembers(actor, query),
    week: ({ actor }) => coaching.readCoachWeek(actor),
    earnings: ({ actor }) => coaching.getEarnings(actor),
    earningLines: ({ actor, query }) => coaching.listEarningLines(actor, query),
    earningsCsv: async ({ actor, context: { language } }) => {
      const lines = await coaching.exportEarnings(actor);
      const { timeZone } = await account.getMe(actor);
      return fileAnswer({
        contentType: 'text/csv; charset=utf-8',
        name: 'fitboard-earnings.csv',
        stream: earningsCsv(lines, { language, timeZone }),
      });
    },
  });
