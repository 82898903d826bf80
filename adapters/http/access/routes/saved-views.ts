import type { Application } from '#core/application.ts';
import { savedViews } from '#http/access/contract/saved-views.ts';
import { handlers } from '../../engine/handlers.ts';

export const savedViewRoutes = ({ savedView }: Application) =>
  handlers(savedViews, {
    list: async ({ actor, query }) => ({ views: await savedView.listViews(actor, query.list) }),
    get: ({ actor, params }) => savedView.getView(actor, params.id),
    add: async ({ actor, body }) => {
      const { id } = await savedView.addView(actor, body);
      return savedView.getView(actor, id);
    },
    change: async ({ actor, params, body }) => {
      const { id } = await savedView.changeView(actor, { ...body, id: params.id });
      return savedView.getView(actor, id);
    },
    remove: async ({ actor, params }) => {
      await savedView.removeView(actor, params.id);
      return { ok: true } as const;
    },
  });
