import { DomainError } from '#core/kernel/domain-error.ts';
import type { Application } from '#core/application.ts';
import { mediaContract } from '#http/platform/contract/media.ts';
import { mediaFolders, mediaUploads } from '#http/platform/contract/media-folders.ts';
import { handlers } from '../../engine/handlers.ts';

const root = 'root';

export const mediaRoutes = ({ media }: Application) =>
  handlers(mediaContract, {
    upload: ({ actor, body: { uploadId, purpose = 'GENERAL', ...as }, file, context: { requestKey } }) => {
      if (file) return media.addMedium(actor, { upload: file, purpose, key: requestKey, ...as });
      if (uploadId === undefined) throw new DomainError('media.file_required');
      return media.finishUpload(actor, { uploadId, purpose, ...as });
    },
    list: ({ actor, query: { folderId, unused, ...query } }) =>
      media.listMedia(actor, {
        ...query,
        folderId: folderId === root ? null : folderId,
        unused: unused === 'true',
      }),
    usage: ({ actor }) => media.getUsage(actor),
    url: ({ actor, params }) => media.getMediumUrl(actor, params.id),
    uses: ({ actor, params }) => media.listMediumUses(actor, params.id),
    change: ({ actor, params, body }) => media.changeMedium(actor, params.id, body),
    delete: ({ actor, params }) => media.deleteMedium(actor, params.id),
    restore: ({ actor, params }) => media.restoreMedium(actor, params.id),
  });

export const mediaFolderRoutes = ({ media }: Application) =>
  handlers(mediaFolders, {
    list: ({ actor }) => media.listFolders(actor),
    create: ({ actor, body }) => media.createFolder(actor, body),
    change: ({ actor, params, body }) => media.changeFolder(actor, params.id, body),
    delete: ({ actor, params }) => media.deleteFolder(actor, params.id),
  });

export const mediaUploadRoutes = ({ media }: Application) =>
  handlers(mediaUploads, { list: ({ actor }) => media.listUploads(actor) });
