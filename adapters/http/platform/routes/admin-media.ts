import type { Application } from '#core/application.ts';
import { adminMedia } from '#http/platform/contract/admin-media.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const adminMediaRoutes = ({ media }: Application) =>
  handlers(adminMedia, {
    list: async ({ actor, query }) => listAnswer(await media.listAllMedia(actor, listRequest(query))),
    get: ({ actor, params }) => media.viewMedium(actor, params.id),
    delete: ({ actor, params }) => media.deleteMediumAsStaff(actor, params.id),
  });
