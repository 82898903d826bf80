import type { Application } from '#core/application.ts';
import { measurementImports } from '#http/body/contract/measurement-imports.ts';
import { handlers } from '../../engine/handlers.ts';

export const measurementImportRoutes = ({ indicator }: Application) =>
  handlers(measurementImports, {
    list: ({ actor }) => indicator.listImports(actor),
    preview: ({ actor, body }) => indicator.previewImport(actor, body),
    keep: ({ actor, body }) => indicator.keepImport(actor, body),
    remove: ({ actor, params }) => indicator.removeImport(actor, params.id),
    series: ({ actor, query }) => indicator.readImported(actor, query),
  });
