import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { adminChallenges } from '#http/learning/contract/admin-challenges.ts';
import type {
  adminChallengeReviews,
  adminEnrolments,
  adminLearningParts,
} from '#http/learning/contract/admin-learning.ts';
import { minute } from '#core/kernel/time.ts';
import { authoringKeys, type AuthoringOwner, mediumBy } from '#ui/learning/data.ts';
import { challengeEditPath } from './parts/challenge-paths.ts';
import { learningClient } from './parts/client.ts';

export type ChallengeRow = z.input<typeof adminChallenges.list.output>[number];
export type StaffChallenge = z.output<typeof adminChallenges.get.output>;
export type EditionDifference = z.output<typeof adminChallenges.difference.output>;
export type EnrolmentRow = z.input<typeof adminEnrolments.list.output>[number];
export type StaffEnrolment = z.output<typeof adminEnrolments.get.output>;
export type LearnerQuiz = z.output<typeof adminChallenges.learner.output>[number];
export type QuizRow = z.input<typeof adminLearningParts.quizzes.output>[number];
export type StaffQuiz = z.output<typeof adminChallenges.quiz.output>;
export type ChallengeReviewRow = z.input<typeof adminChallengeReviews.list.output>[number];
export type StaffChallengeReview = z.output<typeof adminChallengeReviews.get.output>;
export type LearningFigures = z.output<typeof adminLearningParts.dashboard.output>;
type Period = z.input<typeof adminLearningParts.dashboard.query>['days'];

/** What the authors' editor asks here: under the name of the resource, so that a step of staff asks it anew, too. */
export const staffAuthoring: AuthoringOwner = {
  calls: learningClient.adminChallenges,
  root: 'challenges',
  mediumOf: mediumBy(learningClient.media.url),
  editPath: (id) => challengeEditPath(id),
};

/** Two people on one record: the second sees what the first decided. */
const followed = { refetchInterval: minute / 2 };

export const useChallenge = (id: string) =>
  useQuery({
    queryKey: ['challenges', 'one', id],
    queryFn: ({ signal }) => learningClient.adminChallenges.get({ params: { id } }, { signal }),
    ...followed,
  });

export const useDifference = (id: string) =>
  useQuery({
    queryKey: ['challenges', 'difference', id],
    queryFn: ({ signal }) => learningClient.adminChallenges.difference({ params: { id } }, { signal }),
    ...followed,
  });

/** The same answer as the authors' view of it: one question, one place it is kept under. */
export const useStatistics = (id: string) =>
  useQuery({
    queryKey: authoringKeys(staffAuthoring.root).statistics(id),
    queryFn: ({ signal }) => learningClient.adminChallenges.statistics({ params: { id } }, { signal }),
  });

export const useEnrolment = (id: string) =>
  useQuery({
    queryKey: ['enrolments', 'one', id],
    queryFn: ({ signal }) => learningClient.adminEnrolments.get({ params: { id } }, { signal }),
    ...followed,
  });

export const useLearnerQuizzes = (id: string) =>
  useQuery({
    queryKey: ['enrolments', 'quizzes', id],
    queryFn: ({ signal }) => learningClient.adminChallenges.learner({ params: { id } }, { signal }),
    ...followed,
  });

export const useQuiz = (id: string) =>
  useQuery({
    queryKey: ['quizzes', 'one', id],
    queryFn: ({ signal }) => learningClient.adminChallenges.quiz({ params: { id } }, { signal }),
  });

export const useChallengeReview = (id: string) =>
  useQuery({
    queryKey: ['challenge-reviews', 'one', id],
    queryFn: ({ signal }) => learningClient.adminChallengeReviews.get({ params: { id } }, { signal }),
    ...followed,
  });

export const useLearningFigures = (days: Period) =>
  useQuery({
    queryKey: ['learning-dashboard', days],
    queryFn: ({ signal }) => learningClient.adminLearningParts.dashboard({ query: { days } }, { signal }),
    placeholderData: keepPreviousData,
  });
