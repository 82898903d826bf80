import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { mediaArchive } from './archive.ts';
import { avatarUrl } from './avatar.ts';
import { addMedium } from './use-cases/add-medium.ts';
import { changeMedium, changeMediumAsStaff, restoreMedium } from './use-cases/change-medium.ts';
import { sealPhotos } from './use-cases/seal-photos.ts';
import { cleanUpMedia, purgeDeletedMedia } from './use-cases/clean-up-media.ts';
import { deleteMedium, deleteMediumAsStaff } from './use-cases/delete-medium.ts';
import { getMediumUrl, getUsage, listMedia, listMediumUses } from './use-cases/list-media.ts';
import { changeFolder, createFolder, deleteFolder, listFolders } from './use-cases/manage-folders.ts';
import {
  beginUpload,
  dropUpload,
  expireUploads,
  finishUpload,
  listUploads,
  noteReceived,
  ownUpload,
} from './use-cases/pending-uploads.ts';
import { addBrandPicture } from './use-cases/add-brand-picture.ts';
import { addSharedFile } from './use-cases/add-shared-file.ts';
import { listSharedFiles } from './use-cases/list-shared-files.ts';
import { setStorageQuota, viewStorage } from './use-cases/member-storage.ts';
import { listAllMedia, listLargestOwners, viewMedium } from './use-cases/view-media.ts';
import { findPublicPicture } from './public-picture.ts';
import { mayOpenShared } from './shared-file.ts';
import { mediaErrors, mediaErrorParams } from './errors.ts';
import { brandShowing, findBrandPicture } from './shown-brand.ts';
import { videosShowing } from './shown-uses.ts';
import { mediaReactions } from './reactions.ts';

const mediaUseCases = (ports: Composition) => ({
  addMedium: addMedium(ports),
  listMedia: listMedia(ports),
  getMediumUrl: getMediumUrl(ports),
  listMediumUses: listMediumUses(ports),
  getUsage: getUsage(ports),
  changeMedium: changeMedium(ports),
  changeMediumAsStaff: changeMediumAsStaff(ports),
  deleteMedium: deleteMedium(ports),
  restoreMedium: restoreMedium(ports),
  listFolders: listFolders(ports),
  createFolder: createFolder(ports),
  changeFolder: changeFolder(ports),
  deleteFolder: deleteFolder(ports),
  beginUpload: beginUpload(ports),
  ownUpload: ownUpload(ports),
  listUploads: listUploads(ports),
  noteReceived: noteReceived(ports),
  dropUpload: dropUpload(ports),
  finishUpload: finishUpload(ports),
  expireUploads: expireUploads(ports),
  listAllMedia: listAllMedia(ports),
  listLargestOwners: listLargestOwners(ports),
  viewStorage: viewStorage(ports),
  setStorageQuota: setStorageQuota(ports),
  addSharedFile: addSharedFile(ports),
  addBrandPicture: addBrandPicture(ports),
  findBrandPicture: findBrandPicture(ports),
  listSharedFiles: listSharedFiles(ports),
  viewMedium: viewMedium(ports),
  deleteMediumAsStaff: deleteMediumAsStaff(ports),
  cleanUpMedia: cleanUpMedia(ports),
  purgeDeletedMedia: purgeDeletedMedia(ports),
  sealPhotos: sealPhotos(ports),
  avatarUrl: avatarUrl(ports),
  findPublicPicture: findPublicPicture(ports),
});

export const mediaModule = {
  name: 'media',
  errors: mediaErrors,
  errorParams: mediaErrorParams,
  reactions: mediaReactions,
  hooks: {
    archiveOf: mediaArchive,
    mediumUsesOf: async (...given) => [...(await videosShowing(...given)), ...(await brandShowing(...given))],
    mayOpenMedium: mayOpenShared,
    // Unfinished uploads lose their names now, and their bytes with the next look at what has expired.
    async whenMemberIsAnonymised({ media, folders, uploads, storageWarnings, storageQuotas }, userId) {
      await uploads.expireAllOf(userId);
      await media.deleteAllOf(userId);
      await folders.deleteAllOf(userId);
      await storageWarnings.clear(userId);
      await storageQuotas.set(userId, null);
    },
  },
  useCases: mediaUseCases,
} as const satisfies Module;
