import type { Application } from '#core/application.ts';
import { challenges } from '#http/learning/contract/challenges.ts';
import { handlers } from '../../engine/handlers.ts';

const kept = (id: string) => ({ kind: 'CHALLENGE', subjectId: id }) as const;
const ok = { ok: true } as const;

export const challengeRoutes = ({ learning, community }: Application) =>
  handlers(challenges, {
    list: ({ actor, query }) => learning.listChallenges(actor, query),
    featured: ({ actor, query }) => learning.listFeaturedChallenges(actor, query.language),
    get: async ({ actor, params }) => {
      const page = await learning.readChallenge(actor, params.idOrSlug);
      return { ...page, bookmarked: await community.isBookmarked(actor, kept(page.id)) };
    },
    enroll: async ({ actor, params, body }) =>
      learning.readEnrolment(actor, await learning.enroll(actor, { ...body, ...params })),
    board: ({ actor, params }) => learning.readBoard(actor, params.id),
    complete: ({ actor, params }) => learning.completeChallenge(actor, params.id),
    completeChapter: ({ actor, params }) => learning.completeChapter(actor, params.id),
    addBookmark: ({ actor, params }) => community.keepBookmark(actor, kept(params.id)),
    removeBookmark: ({ actor, params }) => community.dropBookmark(actor, kept(params.id)),
    reviews: ({ actor, params, query }) =>
      learning.listChallengeReviews(actor, { ...query, challengeId: params.id }),
    review: async ({ actor, params, body }) => {
      await learning.reviewChallenge(actor, { ...body, challengeId: params.id });
      return ok;
    },
    deleteReview: async ({ actor, params }) => {
      await learning.deleteChallengeReview(actor, params.id);
      return ok;
    },
    replyToReview: async ({ actor, params, body }) => {
      const { id: challengeId, userId } = params;
      await learning.replyToChallengeReview(actor, { ...body, challengeId, userId });
      return ok;
    },
  });
