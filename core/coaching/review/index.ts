import type { Ports } from '#core/kernel/ports.ts';
import { replyToRating, reportRating } from './use-cases/answer-rating.ts';
import { approveReview, updateReview } from './use-cases/answer-review.ts';
import { cancelReview, rejectReview } from './use-cases/close-review.ts';
import { listMembers, readCoachWeek } from '#core/coaching/coach-desk/use-cases/coach-work.ts';
import { getCoachSettings, updateCoachSettings } from '#core/coaching/coach-desk/use-cases/coach-settings.ts';
import {
  exportEarnings,
  getEarnings,
  listEarningLines,
} from '#core/coaching/coach-desk/use-cases/earnings.ts';
import { endCoachAccess, listCoachAccess } from '#core/coaching/coach-desk/use-cases/coach-access.ts';
import { getCoach, listCoachRatings } from '#core/coaching/coach/use-cases/get-coach.ts';
import { getRequestForm } from './use-cases/get-request-form.ts';
import { judgeTargets } from './use-cases/judge-targets.ts';
import { getReplyDraft, keepReplyDraft } from './use-cases/keep-reply-draft.ts';
import { listCoaches, listCoachFilters } from '#core/coaching/coach/use-cases/list-coaches.ts';
import { presented } from './use-cases/presented.ts';
import { getQuestionForm, saveQuestionForm } from '#core/coaching/question-form/use-cases/question-forms.ts';
import { approveRating, rateReview } from './use-cases/rate-review.ts';
import { readCoachingDashboard } from '#core/coaching/coach-desk/use-cases/read-dashboard.ts';
import { getReview, listReplyVersions, listReviews, readQueue } from './use-cases/read-reviews.ts';
import { requestReview, reRequestReview } from './use-cases/request-review.ts';
import {
  approveDueRatings,
  expireReviews,
  rateUnrated,
  remindCoaches,
} from './use-cases/run-review-timers.ts';
import {
  addSavedReply,
  deleteSavedReply,
  listSavedReplies,
  updateSavedReply,
} from '#core/coaching/coach/use-cases/saved-replies.ts';
import { getRating, hideRating, listAllRatings, showRating } from './use-cases/staff-ratings.ts';
import { listAllReviews, viewReview } from './use-cases/staff-reviews.ts';

const reviewUseCases = (ports: Ports) => {
  const answered = presented(ports);
  return {
    requestReview: async (...asked: Parameters<ReturnType<typeof requestReview>>) =>
      getReview(ports)(asked[0], await requestReview(ports)(...asked)),
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
    getReplyDraft: getReplyDraft(ports),
    keepReplyDraft: keepReplyDraft(ports),

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
  };
};

export const coachingUseCases = (ports: Ports) => ({
  ...reviewUseCases(ports),

  listCoaches: listCoaches(ports),
  listCoachFilters: listCoachFilters(ports),
  getCoach: getCoach(ports),
  listCoachRatings: listCoachRatings(ports),
  getRequestForm: getRequestForm(ports),

  getCoachSettings: getCoachSettings(ports),
  updateCoachSettings: updateCoachSettings(ports),
  getQuestionForm: getQuestionForm(ports),
  saveQuestionForm: saveQuestionForm(ports),
  listSavedReplies: listSavedReplies(ports),
  addSavedReply: addSavedReply(ports),
  updateSavedReply: updateSavedReply(ports),
  deleteSavedReply: deleteSavedReply(ports),
  listCoachAccess: listCoachAccess(ports),
  endCoachAccess: endCoachAccess(ports),
  listMembers: listMembers(ports),
  readCoachWeek: readCoachWeek(ports),
  getEarnings: getEarnings(ports),
  listEarningLines: listEarningLines(ports),
  exportEarnings: exportEarnings(ports),

  readCoachingDashboard: readCoachingDashboard(ports),
});
