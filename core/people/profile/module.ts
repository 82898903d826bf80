import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { galleryErrorParams, galleryErrors } from './gallery-errors.ts';
import { galleryArchive, profileUses } from './gallery-hooks.ts';
import {
  addToGallery,
  describeInGallery,
  removeFromGallery,
  reorderGallery,
} from './use-cases/change-gallery.ts';
import { listGallery, viewGallery } from './use-cases/read-gallery.ts';

const useCases = (ports: Composition) => ({
  listGallery: listGallery(ports),
  viewGallery: viewGallery(ports),
  addToGallery: addToGallery(ports),
  describeInGallery: describeInGallery(ports),
  reorderGallery: reorderGallery(ports),
  removeFromGallery: removeFromGallery(ports),
});

export const profileModule = {
  name: 'profile',
  errors: galleryErrors,
  errorParams: galleryErrorParams,
  hooks: {
    archiveOf: galleryArchive,
    mediumUsesOf: profileUses,
    whenMemberIsAnonymised: ({ galleryItems }, userId) => galleryItems.deleteAllOf(userId),
  },
  useCases,
} as const satisfies Module;
