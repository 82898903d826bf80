import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';

export const measurementImportArchive: Hooks['archiveOf'] = async ({ measurementImports }, userId) => ({
  measurementImports: (await measurementImports.of(userId)).map((made) => without(made, 'userId')),
  importedValues: await measurementImports.valuesOf(userId),
});
