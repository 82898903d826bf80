import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { measurementImportArchive } from './archive.ts';
import { measurementImportErrorParams, measurementImportErrors } from './errors.ts';
import { keepImport } from './use-cases/keep-import.ts';
import { listImports } from './use-cases/list-imports.ts';
import { previewImport } from './use-cases/preview-import.ts';
import { readImported } from './use-cases/read-imported.ts';
import { removeImport } from './use-cases/remove-import.ts';

const useCases = (ports: Composition) => ({
  previewImport: previewImport(ports),
  keepImport: keepImport(ports),
  listImports: listImports(ports),
  readImported: readImported(ports),
  removeImport: removeImport(ports),
});

export const measurementImportModule = {
  name: 'indicator',
  errors: measurementImportErrors,
  errorParams: measurementImportErrorParams,
  hooks: {
    archiveOf: measurementImportArchive,
    whenMemberIsAnonymised: ({ measurementImports }, userId) => measurementImports.deleteAllOf(userId),
  },
  features: { IMPORTS: ['previewImport', 'keepImport'] },
  useCases,
} as const satisfies Module;
