import type { Application } from '#core/application.ts';
import { adminViewings, viewings } from '#http/people/contract/viewings.ts';
import { handlers } from '../../engine/handlers.ts';

export const viewingRoutes = ({ viewing }: Application) =>
  handlers(viewings, {
    current: ({ actor }) => viewing.currentViewing(actor),
    list: ({ actor, query }) => viewing.listViewings(actor, query),
    end: ({ actor, params }) => viewing.endViewing(actor, params.id),
  });

export const adminViewingRoutes = ({ viewing }: Application) =>
  handlers(adminViewings, {
    start: ({ actor, body }) => viewing.startViewing(actor, body),
  });
