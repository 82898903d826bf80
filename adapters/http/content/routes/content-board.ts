import type { Application } from '#core/application.ts';
import { adminContent } from '#http/content/contract/content-board.ts';
import { handlers } from '../../engine/handlers.ts';

export const adminContentRoutes = ({ settings }: Application) =>
  handlers(adminContent, {
    dashboard: ({ actor }) => settings.readContentBoard(actor),
  });
