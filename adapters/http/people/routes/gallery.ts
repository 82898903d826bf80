import type { Application } from '#core/application.ts';
import { galleryContract } from '#http/people/contract/gallery.ts';
import { handlers } from '../../engine/handlers.ts';

export const galleryRoutes = ({ profile }: Application) =>
  handlers(galleryContract, {
    mine: ({ actor }) => profile.listGallery(actor),
    add: ({ actor, body }) => profile.addToGallery(actor, body),
    order: ({ actor, body }) => profile.reorderGallery(actor, body.mediumIds),
    describe: ({ actor, params, body }) => profile.describeInGallery(actor, params.id, body.alt),
    remove: ({ actor, params }) => profile.removeFromGallery(actor, params.id),
    of: ({ actor, params }) => profile.viewGallery(actor, params.id),
  });
