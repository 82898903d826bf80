import type { Application } from '#core/application.ts';
import { archiveImports } from '#http/body/contract/archive-imports.ts';
import { handlers } from '../../engine/handlers.ts';

export const archiveImportRoutes = ({ indicator }: Application) =>
  handlers(archiveImports, {
    preview: ({ actor, body }) => indicator.previewArchive(actor, body),
    keep: ({ actor, body }) => indicator.keepArchive(actor, body),
    answers: ({ actor }) => indicator.listBroughtAnswers(actor),
  });
