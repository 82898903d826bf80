import type { Application } from '#core/application.ts';
import { adminChallenges } from '#http/learning/contract/admin-challenges.ts';
import {
  adminChallengeReviews,
  adminEnrolments,
  adminLearningParts,
} from '#http/learning/contract/admin-learning.ts';
import { listRequest } from '../../engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';
import { writtenParts } from './written-parts.ts';

export const adminChallengeRoutes = ({ learning }: Application) =>
  handlers(adminChallenges, {
    ...writtenParts({ learning }),
    list: async ({ actor, query }) => listAnswer(await learning.listAllChallenges(actor, listRequest(query))),
    difference: ({ actor, params }) => learning.compareWithEdition(actor, params.id),
    publish: async ({ actor, params }) =>
      learning.readWorkingCopy(actor, await learning.publishChallenge(actor, params.id)),
    return: async ({ actor, params, body }) =>
      learning.readWorkingCopy(actor, await learning.returnChallenge(actor, { ...body, ...params })),
    archive: async ({ actor, params }) =>
      learning.readWorkingCopy(actor, await learning.archiveChallenge(actor, params.id)),
    restore: async ({ actor, params }) =>
      learning.readWorkingCopy(actor, await learning.restoreChallenge(actor, params.id)),
    feature: async ({ actor, params, body }) =>
      learning.readWorkingCopy(actor, await learning.featureChallenge(actor, { ...body, ...params })),
  });

export const adminLearningPartRoutes = ({ learning }: Application) =>
  handlers(adminLearningParts, {
    chapters: async ({ actor, query }) =>
      listAnswer(await learning.listAllChapters(actor, listRequest(query, 'title'))),
    lessons: async ({ actor, query }) => listAnswer(await learning.listAllLessons(actor, listRequest(query))),
    quizzes: async ({ actor, query }) =>
      listAnswer(await learning.listAllQuizzes(actor, listRequest(query, 'title'))),
    dashboard: ({ actor, query }) =>
      learning.readLearningDashboard(actor, { days: Number(query.days ?? 30) }),
  });

export const adminEnrolmentRoutes = ({ learning }: Application) =>
  handlers(adminEnrolments, {
    list: async ({ actor, query }) =>
      listAnswer(await learning.listAllEnrolments(actor, listRequest(query, 'enrolledAt'))),
    get: ({ actor, params }) => learning.viewEnrolment(actor, params.id),
    refund: async ({ actor, params, body }) => {
      await learning.refundByStaff(actor, { ...body, ...params });
      return learning.viewEnrolment(actor, params.id);
    },
  });

/** A review has the ids of its learner and of its challenge. */
const ofOne = (id: string) => {
  const [userId = '', challengeId = ''] = id.split(':');
  return { userId, challengeId };
};

export const adminChallengeReviewRoutes = ({ learning }: Application) =>
  handlers(adminChallengeReviews, {
    list: async ({ actor, query }) =>
      listAnswer(await learning.listAllChallengeReviews(actor, listRequest(query))),
    get: ({ actor, params }) => learning.viewChallengeReview(actor, params.id),
    hide: async ({ actor, params, body }) => {
      await learning.hideChallengeReview(actor, { ...body, ...ofOne(params.id), hidden: true });
      return learning.viewChallengeReview(actor, params.id);
    },
    restore: async ({ actor, params, body }) => {
      await learning.hideChallengeReview(actor, { ...body, ...ofOne(params.id), hidden: false });
      return learning.viewChallengeReview(actor, params.id);
    },
  });
