import { recordingsGivenTo, reviewArchive } from './archive.ts';
import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { ratingBulk } from './bulk.ts';
import { replyToRating, reportRating } from './use-cases/answer-rating.ts';
import { approveReview, updateReview } from './use-cases/answer-review.ts';
import { cancelReview, rejectReview } from './use-cases/close-review.ts';
import { getRequestForm } from './use-cases/get-request-form.ts';
import { judgeTargets } from './use-cases/judge-targets.ts';
import { getReplyDraft, keepReplyDraft } from './use-cases/keep-reply-draft.ts';
import { presented } from './use-cases/presented.ts';
import { approveRating, rateReview } from './use-cases/rate-review.ts';
import { getReview, listReplyVersions, listReviews, readQueue } from './use-cases/read-reviews.ts';
import { endBundle, endDueBundles, listBundles } from './bundle/own-bundles.ts';
import { bundleReactions } from './bundle/notices.ts';
import { listAllBundles } from './bundle/staff-bundles.ts';
import { requestNextOfBundle, requestReview, reRequestReview } from './use-cases/request-review.ts';
import {
  approveDueRatings,
  expireReviews,
  rateUnrated,
  remindCoaches,
} from './use-cases/run-review-timers.ts';
import { getRating, hideRating, listAllRatings, showRating } from './use-cases/staff-ratings.ts';
import { listAllReviews, viewReview } from './use-cases/staff-reviews.ts';
import { translateReview } from './use-cases/translate-review.ts';
import { isHiddenPerson } from '#core/people/profile/hidden-people.ts';
import { coachingErrors, coachingErrorParams } from './errors.ts';
import { reviewReactions } from './reactions.ts';
import { answersShowing, forgetRecordings, mayOpenRecording } from './recording/recording-files.ts';
import { closeReviewsAskedOf, closeReviewsOf } from './end-reviews.ts';

const reviewUseCases = (ports: Composition) => {
  const answered = presented(ports);
  return {
    requestReview: async (...asked: Parameters<ReturnType<typeof requestReview>>) =>
      getReview(ports)(asked[0], await requestReview(ports)(...asked)),
    requestNextOfBundle: async (...asked: Parameters<ReturnType<typeof requestNextOfBundle>>) =>
      getReview(ports)(asked[0], await requestNextOfBundle(ports)(...asked)),
    reRequestReview: answered(reRequestReview(ports)),
    cancelReview: answered(cancelReview(ports)),
    approveReview: answered(approveReview(ports)),
    updateReview: answered(updateReview(ports)),
    rejectReview: answered(rejectReview(ports)),
    rateReview: answered(rateReview(ports)),
    approveRating: answered(approveRating(ports)),
    replyToRating: answered(replyToRating(ports)),
    reportRating: reportRating(ports),

    listReviews: listReviews(ports),
    readQueue: readQueue(ports),
    getReview: getReview(ports),
    listReplyVersions: listReplyVersions(ports),
    translateReview: translateReview(ports),
    getReplyDraft: getReplyDraft(ports),
    keepReplyDraft: keepReplyDraft(ports),

    listBundles: listBundles(ports),
    endBundle: endBundle(ports),
    listAllBundles: listAllBundles(ports),
    endDueBundles: endDueBundles(ports),

    listAllReviews: listAllReviews(ports),
    viewReview: viewReview(ports),
    listAllRatings: listAllRatings(ports),
    getRating: getRating(ports),
    hideRating: hideRating(ports),
    showRating: showRating(ports),

    expireReviews: expireReviews(ports),
    remindCoaches: remindCoaches(ports),
    approveDueRatings: approveDueRatings(ports),
    rateUnrated: rateUnrated(ports),
    judgeTargets: judgeTargets(ports),
    getRequestForm: getRequestForm({ ...ports, isHidden: isHiddenPerson(ports) }),
  };
};

export const reviewModule = {
  name: 'coaching',
  errors: coachingErrors,
  errorParams: coachingErrorParams,
  reactions: [...reviewReactions, ...bundleReactions],
  hooks: {
    archiveOf: reviewArchive,
    whenMemberLeaves: closeReviewsOf,
    whenMemberIsAnonymised: async (repositories, userId, { at }) => {
      const { reviews, ratings } = repositories;
      for (const review of await reviews.allOf(userId))
        if (review.memberId === userId) await forgetRecordings(repositories, review, at);
      await reviews.forgetAllOf(userId);
      await ratings.forgetAllOf(userId);
    },
    whenCoachingEnds: closeReviewsAskedOf,
    mayOpenMedium: mayOpenRecording,
    mediumUsesOf: answersShowing,
    filesGivenTo: recordingsGivenTo,
    mayCoachSee: ({ reviews }, coachId, memberId, at) => reviews.mayCoachSee(coachId, memberId, at),
    // Stars are not bought, and an answer is not sweetened: nothing is given between a coach and who they coach.
    mayGive: async ({ reviews }, giverId, receiverId, at) =>
      !(await reviews.mayCoachSee(giverId, receiverId, at)) &&
      !(await reviews.mayCoachSee(receiverId, giverId, at)),
  },
  features: { COACH_REVIEWS: ['requestReview'] },
  bulk: ratingBulk,
  useCases: reviewUseCases,
} as const satisfies Module;
