import type { Application } from '#core/application.ts';
import { adminRatings, adminReviews } from '#http/coaching/contract/admin-reviews.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const adminReviewRoutes = ({ coaching }: Application) =>
  handlers(adminReviews, {
    list: async ({ actor, query }) => listAnswer(await coaching.listAllReviews(actor, listRequest(query))),
    get: ({ actor, params }) => coaching.viewReview(actor, params.id),
  });

export const adminRatingRoutes = ({ coaching }: Application) =>
  handlers(adminRatings, {
    list: async ({ actor, query }) => listAnswer(await coaching.listAllRatings(actor, listRequest(query))),
    get: ({ actor, params }) => coaching.getRating(actor, params.id),
    hide: ({ actor, params, body }) => coaching.hideRating(actor, { ...body, id: params.id }),
    show: ({ actor, params }) => coaching.showRating(actor, params.id),
  });
