import type { Application } from '#core/application.ts';
import { reviews } from '#http/coaching/contract/reviews.ts';
import { handlers } from '../../engine/handlers.ts';

export const reviewRoutes = ({ coaching }: Application) =>
  handlers(reviews, {
    request: ({ actor, body }) => coaching.requestReview(actor, body),
    list: ({ actor, query }) => coaching.listReviews(actor, query),
    queue: ({ actor, query }) => coaching.readQueue(actor, query),
    get: ({ actor, params }) => coaching.getReview(actor, params.id),
    versions: ({ actor, params }) => coaching.listReplyVersions(actor, params.id),
    translate: ({ actor, params, body }) => coaching.translateReview(actor, { ...body, id: params.id }),
    cancel: ({ actor, params }) => coaching.cancelReview(actor, params.id),
    reRequest: ({ actor, params, body }) => coaching.reRequestReview(actor, { ...body, id: params.id }),
    approve: ({ actor, params, body }) => coaching.approveReview(actor, { ...body, id: params.id }),
    update: ({ actor, params, body }) => coaching.updateReview(actor, { ...body, id: params.id }),
    reject: ({ actor, params, body }) => coaching.rejectReview(actor, { ...body, id: params.id }),
    draft: ({ actor, params }) => coaching.getReplyDraft(actor, params.id),
    saveDraft: ({ actor, params, body }) => coaching.keepReplyDraft(actor, { ...body, id: params.id }),
    rate: ({ actor, params, body }) => coaching.rateReview(actor, { ...body, id: params.id }),
    approveRating: ({ actor, params }) => coaching.approveRating(actor, params.id),
    replyToRating: ({ actor, params, body }) => coaching.replyToRating(actor, { ...body, id: params.id }),
    reportRating: ({ actor, params, body }) => coaching.reportRating(actor, { ...body, id: params.id }),
  });
