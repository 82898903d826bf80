import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { challengeReviewBulk } from './bulk.ts';
import { enrolmentArchive } from './archive.ts';
import { enrolmentErrors } from './errors.ts';
import { enrolmentReactions } from './notices.ts';
import { showOnBoard, switchEdition } from './use-cases/change-enrolment.ts';
import { enroll } from './use-cases/enroll.ts';
import {
  listAllChallengeReviews,
  listChallengeReviews,
  viewChallengeReview,
} from './use-cases/list-challenge-reviews.ts';
import { readBoard } from './use-cases/read-board.ts';
import { refundByStaff, refundOwn } from './use-cases/refund.ts';
import {
  deleteChallengeReview,
  hideChallengeReview,
  replyToChallengeReview,
  reviewChallenge,
} from './use-cases/review-challenge.ts';
import { remindLearners, settleEarnings } from './use-cases/run-enrolment-timers.ts';

const useCases = (ports: Composition) => ({
  enroll: enroll(ports),
  refundOwn: refundOwn(ports),
  refundByStaff: refundByStaff(ports),
  showOnBoard: showOnBoard(ports),
  switchEdition: switchEdition(ports),
  readBoard: readBoard(ports),
  reviewChallenge: reviewChallenge(ports),
  deleteChallengeReview: deleteChallengeReview(ports),
  replyToChallengeReview: replyToChallengeReview(ports),
  hideChallengeReview: hideChallengeReview(ports),
  listChallengeReviews: listChallengeReviews(ports),
  listAllChallengeReviews: listAllChallengeReviews(ports),
  viewChallengeReview: viewChallengeReview(ports),
  settleEarnings: settleEarnings(ports),
  remindLearners: remindLearners(ports),
});

export const enrolmentModule = {
  name: 'learning',
  errors: enrolmentErrors,
  reactions: enrolmentReactions,
  hooks: {
    archiveOf: enrolmentArchive,
    whenMemberIsAnonymised: async ({ challengeReviews, enrolments }, userId) => {
      await challengeReviews.forgetAllOf(userId);
      await enrolments.leaveBoards(userId);
    },
  },
  features: { CHALLENGE_SALES: ['enroll'] },
  bulk: challengeReviewBulk,
  useCases,
  sensitive: ['refundByStaff'],
} as const satisfies Module;
