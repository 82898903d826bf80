import type { Application } from '#core/application.ts';
import { mediaContract } from '#http/platform/contract/media.ts';
import { handlers } from '../../engine/handlers.ts';

export const mediaRoutes = ({ media }: Application) =>
  handlers(mediaContract, {
    upload: ({ actor, body, file }) =>
      media.addMedium(actor, { upload: file, purpose: body.purpose ?? 'GENERAL' }),
    list: ({ actor, query }) => media.listMedia(actor, query),
    url: ({ actor, params }) => media.getMediumUrl(actor, params.id),
    delete: ({ actor, params }) => media.deleteMedium(actor, params.id),
  });
