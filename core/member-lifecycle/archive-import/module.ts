import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { archiveImportArchive } from './archive.ts';
import { keepArchive } from './use-cases/keep-archive.ts';
import { listBroughtAnswers } from './use-cases/list-brought-answers.ts';
import { previewArchive } from './use-cases/preview-archive.ts';

const useCases = (ports: Composition) => ({
  previewArchive: previewArchive(ports),
  keepArchive: keepArchive(ports),
  listBroughtAnswers: listBroughtAnswers(ports),
});

export const archiveImportModule = {
  name: 'indicator',
  hooks: {
    archiveOf: archiveImportArchive,
    whenMemberIsAnonymised: ({ broughtAnswers }, userId) => broughtAnswers.deleteAllOf(userId),
  },
  features: { IMPORTS: ['previewArchive', 'keepArchive'] },
  useCases,
} as const satisfies Module;
