import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { avatarUrl } from './avatar.ts';
import { addMedium } from './use-cases/add-medium.ts';
import { cleanUpMedia } from './use-cases/clean-up-media.ts';
import { deleteMedium, deleteMediumAsStaff } from './use-cases/delete-medium.ts';
import { getMediumUrl, listMedia } from './use-cases/list-media.ts';
import { listAllMedia, viewMedium } from './use-cases/view-media.ts';
import { mediaErrors, mediaErrorParams } from './errors.ts';

const mediaUseCases = (ports: Composition) => ({
  addMedium: addMedium(ports),
  listMedia: listMedia(ports),
  getMediumUrl: getMediumUrl(ports),
  deleteMedium: deleteMedium(ports),
  listAllMedia: listAllMedia(ports),
  viewMedium: viewMedium(ports),
  deleteMediumAsStaff: deleteMediumAsStaff(ports),
  cleanUpMedia: cleanUpMedia(ports),
  avatarUrl: avatarUrl(ports),
});

export const mediaModule = {
  name: 'media',
  errors: mediaErrors,
  errorParams: mediaErrorParams,
  hooks: { whenMemberIsAnonymised: ({ media }, userId) => media.deleteAllOf(userId) },
  useCases: mediaUseCases,
} as const satisfies Module;
