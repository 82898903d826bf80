import type { Application } from '#core/application.ts';
import { indicators } from '#http/body/contract/indicators.ts';
import { fileAnswer, handlers } from '../../engine/handlers.ts';

export const indicatorRoutes = ({ indicator }: Application) =>
  handlers(indicators, {
    list: ({ actor, query, context }) =>
      indicator.listSnapshots(actor, { ...query, language: context.language }),
    save: ({ actor, body, context }) =>
      indicator.saveSnapshot(actor, { ...body, language: context.language }),
    preview: ({ actor, body, context }) =>
      indicator.previewSnapshot(actor, { ...body, language: context.language }),
    timeline: ({ actor, query }) => indicator.readTimeline(actor, query),
    home: ({ actor }) => indicator.readHome(actor),
    movedTogether: ({ actor }) => indicator.readMovedTogether(actor),
    putHome: ({ actor, body }) => indicator.chooseHomeNumber(actor, body.metric),
    draft: ({ actor }) => indicator.getDraft(actor),
    putDraft: ({ actor, body }) => indicator.keepDraft(actor, body),
    deleteDraft: ({ actor }) => indicator.deleteDraft(actor),
    goals: ({ actor }) => indicator.listGoals(actor),
    putGoal: ({ actor, params, body }) => indicator.setGoal(actor, { ...body, metric: params.metric }),
    deleteGoal: ({ actor, params }) => indicator.deleteGoal(actor, params.metric),
    exportAll: async ({ actor, query, context }) => {
      const { name, contentType, content } = await indicator.exportAllWeeks(actor, {
        format: query.format,
        language: query.language ?? context.language,
      });
      return fileAnswer({ contentType: `${contentType}; charset=utf-8`, name, bytes: content });
    },
    get: ({ actor, params, context }) =>
      indicator.getSnapshot(actor, { id: params.id, language: context.language }),
    update: ({ actor, params, body, context }) =>
      indicator.changeSnapshot(actor, { ...body, id: params.id, language: context.language }),
    compare: ({ actor, params, context }) =>
      indicator.compareWeeks(actor, { ...params, language: context.language }),
    export: ({ actor, params, body, context }) =>
      indicator.exportWeek(actor, {
        id: params.id,
        format: body.format,
        language: body.language ?? context.language,
        requestKey: context.requestKey,
      }),
  });
