import type { Application } from '#core/application.ts';
import { levels } from '#contract/levels.ts';
import { handlers } from '../handlers.ts';

export const levelRoutes = ({ level }: Application) =>
  handlers(levels, {
    offers: ({ actor }) => level.listLevelOffers(actor),
    preview: ({ actor }) => level.previewLevel(actor),
    buy: ({ actor, body, context }) => level.buyLevel(actor, { ...body, reference: context.requestKey }),
  });
