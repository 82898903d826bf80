import { DomainError } from '#core/kernel/domain-error.ts';
import type { Application } from '#core/application.ts';
import { adminMedia } from '#http/platform/contract/admin-media.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const adminMediaRoutes = ({ media }: Application) =>
  handlers(adminMedia, {
    owners: async ({ actor }) => ({ items: [...(await media.listLargestOwners(actor))] }),
    storage: ({ actor, params }) => media.viewStorage(actor, params.id),
    setQuota: ({ actor, params, body }) => media.setStorageQuota(actor, { id: params.id, ...body }),
    share: ({ actor, file }) => {
      if (!file) throw new DomainError('media.file_required');
      return media.addSharedFile(actor, file);
    },
    shared: ({ actor, query }) => media.listSharedFiles(actor, query),
    list: async ({ actor, query }) => listAnswer(await media.listAllMedia(actor, listRequest(query))),
    get: ({ actor, params }) => media.viewMedium(actor, params.id),
    change: ({ actor, params, body }) => media.changeMediumAsStaff(actor, params.id, body),
    delete: ({ actor, params }) => media.deleteMediumAsStaff(actor, params.id),
  });
