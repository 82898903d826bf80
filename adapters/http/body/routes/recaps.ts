import type { Application } from '#core/application.ts';
import { recaps } from '#http/body/contract/recaps.ts';
import { handlers } from '../../engine/handlers.ts';

export const recapRoutes = ({ indicator }: Application) =>
  handlers(recaps, { read: ({ actor, query }) => indicator.readRecap(actor, query) });
