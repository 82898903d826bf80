import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import './ports.ts';

export const sharePictureModule = {
  name: 'sharePicture',
  useCases: (ports: Composition) => ({ drawSharePicture: drawSharePicture(ports) }),
} as const satisfies Module;
