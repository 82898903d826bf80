import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { adminCoaching, adminRatings, adminReviews } from '#http/coaching/contract/admin-reviews.ts';
import type { adminReviewBundles } from '#http/coaching/contract/review-bundles.ts';
import type { adminCoachRequests } from '#http/coaching/contract/coach-requests.ts';
import type {
  adminSpecializationRequests,
  adminSpecializations,
} from '#http/coaching/contract/specializations.ts';
import { minute } from '#core/kernel/time.ts';
import { coachingClient } from './parts/client.ts';

export type ReviewRow = z.input<typeof adminReviews.list.output>[number];
export type BundleRow = z.input<typeof adminReviewBundles.list.output>[number];
export type StaffReview = z.output<typeof adminReviews.get.output>;
export type RatingRow = z.input<typeof adminRatings.list.output>[number];
export type StaffRating = z.output<typeof adminRatings.get.output>;
export type CoachRequestRow = z.input<typeof adminCoachRequests.list.output>[number];
export type StaffCoachRequest = z.output<typeof adminCoachRequests.get.output>;
export type SpecializationRequestRow = z.input<typeof adminSpecializationRequests.list.output>[number];
export type StaffSpecializationRequest = z.output<typeof adminSpecializationRequests.get.output>;
export type SpecializationRow = z.input<typeof adminSpecializations.list.output>[number];
export type StaffSpecialization = z.output<typeof adminSpecializations.get.output>;
export type CoachingFigures = z.output<typeof adminCoaching.dashboard.output>;
export type RequestStatus = StaffCoachRequest['status'];

/** Two people on one request: the second sees that it was decided. */
const followed = { refetchInterval: minute / 2 };

export const useReview = (id: string) =>
  useQuery({
    queryKey: ['reviews', 'one', id],
    queryFn: ({ signal }) => coachingClient.adminReviews.get({ params: { id } }, { signal }),
    // Each look is written into the log: only a person asks, never a tab that came back.
    staleTime: 5 * minute,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const useRating = (id: string) =>
  useQuery({
    queryKey: ['ratings', 'one', id],
    queryFn: ({ signal }) => coachingClient.adminRatings.get({ params: { id } }, { signal }),
    ...followed,
  });

export const useCoachRequest = (id: string) =>
  useQuery({
    queryKey: ['coach-requests', 'one', id],
    queryFn: ({ signal }) => coachingClient.adminCoachRequests.get({ params: { id } }, { signal }),
    ...followed,
  });

export const useSpecializationRequest = (id: string) =>
  useQuery({
    queryKey: ['specialization-requests', 'one', id],
    queryFn: ({ signal }) => coachingClient.adminSpecializationRequests.get({ params: { id } }, { signal }),
    ...followed,
  });

export const useSpecialization = (id: string) =>
  useQuery({
    queryKey: ['specializations', 'one', id],
    queryFn: ({ signal }) => coachingClient.adminSpecializations.get({ params: { id } }, { signal }),
    // A form stands on it.
    refetchOnWindowFocus: false,
  });
