import type { Application } from '#core/application.ts';
import { adminReviewBundles, reviewBundles } from '#http/coaching/contract/review-bundles.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const reviewBundleRoutes = ({ coaching }: Application) =>
  handlers(reviewBundles, {
    list: ({ actor }) => coaching.listBundles(actor),
    request: ({ actor, params }) => coaching.requestNextOfBundle(actor, params.id),
    end: ({ actor, params }) => coaching.endBundle(actor, params.id),
  });

export const adminReviewBundleRoutes = ({ coaching }: Application) =>
  handlers(adminReviewBundles, {
    list: async ({ actor, query }) =>
      listAnswer(await coaching.listAllBundles(actor, listRequest(query, 'boughtAt'))),
  });
