import { z } from 'zod';
import { ratingSources, ratingStatuses } from '#core/coaching/rating/rating.ts';
import { reviewCancelReasons, reviewStatuses, reviewTypes } from '#core/coaching/review/review.ts';
import { byId, contract, instant, staffReason } from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';
import { review } from './reviews.ts';

/** What staff see of a list: who, when, how far and how much. What was written is read one at a time, and logged. */
const reviewRow = z.object({
  id: z.string(),
  memberId: z.string(),
  memberName: z.string(),
  coachId: z.string(),
  coachName: z.string(),
  week: z.string(),
  type: z.enum(reviewTypes),
  status: z.enum(reviewStatuses),
  price: z.int(),
  fee: z.int(),
  round: z.int(),
  requestedAt: instant,
  answerDueAt: instant,
  approvedAt: instant.nullable(),
  releasedAt: instant.nullable(),
  canceledAt: instant.nullable(),
  cancelReason: z.enum(reviewCancelReasons).nullable(),
  rejectedAt: instant.nullable(),
  stars: z.int().nullable(),
  createdAt: instant,
  updatedAt: instant,
});

const staffReview = reviewRow.extend({
  rejectReason: z.string().nullable(),
  form: review.shape.form,
  answers: review.shape.answers,
  message: z.string().nullable(),
  reply: review.shape.reply,
  /** Where what is spoken can be heard, for a minute; null where nothing is, or the file is gone. */
  recordingUrl: z.string().nullable(),
  rating: review.shape.rating,
  escrow: review.shape.escrow,
});

const ratingRow = z.object({
  id: z.string(),
  reviewId: z.string(),
  memberId: z.string(),
  memberName: z.string(),
  coachId: z.string(),
  coachName: z.string(),
  stars: z.int(),
  content: z.string(),
  source: z.enum(ratingSources),
  status: z.enum(ratingStatuses),
  approvesAt: instant.nullable(),
  approvedAt: instant.nullable(),
  reply: z.string().nullable(),
  hiddenAt: instant.nullable(),
  hiddenReason: z.string().nullable(),
  reports: z.int(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
const staffRating = ratingRow.extend({
  reportList: z.array(z.object({ reason: z.string(), at: instant })),
});

const listRefusals = ['input.sort', 'input.filter', 'input.range'] as const;

export const adminReviews = contract({
  list: {
    method: 'GET',
    path: '/admin/reviews',
    summary: 'Reviews',
    access: ['review.view'],
    query: listQuery,
    output: z.array(reviewRow),
    produces: 'list',
    refusals: listRefusals,
  },
  get: {
    method: 'GET',
    path: '/admin/reviews/:id',
    summary: 'One review with what was asked and answered; the look is logged',
    access: ['review.view'],
    params: byId,
    output: staffReview,
    refusals: ['review.not_found'],
  },
});

export const adminRatings = contract({
  list: {
    method: 'GET',
    path: '/admin/ratings',
    summary: 'Ratings of coaches',
    access: ['review.view'],
    query: listQuery,
    output: z.array(ratingRow),
    produces: 'list',
    refusals: listRefusals,
  },
  get: {
    method: 'GET',
    path: '/admin/ratings/:id',
    summary: 'One rating and who reported it',
    access: ['review.view'],
    params: byId,
    output: staffRating,
    refusals: ['rating.not_found'],
  },
  hide: {
    method: 'POST',
    path: '/admin/ratings/:id/hide',
    summary: "Take a rating off the coach's page, with a reason; it counts no more",
    access: ['review.update', 'review.manage'],
    params: byId,
    body: z.strictObject({ reason: staffReason }),
    output: staffRating,
    refusals: ['rating.not_found'],
    limit: 'write',
  },
  show: {
    method: 'POST',
    path: '/admin/ratings/:id/show',
    summary: 'Put it back',
    access: ['review.update', 'review.manage'],
    params: byId,
    output: staffRating,
    refusals: ['rating.not_found'],
    limit: 'write',
  },
});

/** How coaching goes, for the console's home: over the last so many days. */
export const adminCoaching = contract({
  dashboard: {
    method: 'GET',
    path: '/admin/coaching-dashboard',
    summary: 'Answer times, what waits, and who keeps saving weeks',
    access: ['review.view'],
    query: z.strictObject({ days: z.enum(['7', '30', '90']).optional() }),
    output: z.object({
      days: z.int(),
      waiting: z.object({ count: z.int(), oldestAt: instant.nullable(), dueWithinADay: z.int() }),
      answered: z.object({
        count: z.int(),
        medianHours: z.number().nullable(),
        p90Hours: z.number().nullable(),
        rejected: z.int(),
        unanswered: z.int(),
        canceled: z.int(),
      }),
      ratings: z.object({
        mean: z.number().nullable(),
        members: z.int(),
        automatic: z.int(),
        reported: z.int(),
      }),
      requests: z.object({ coach: z.int(), specialization: z.int() }),
      /** Of those whose first save was in a week, the share that saved in each later one. Oldest cohort first, at most 8. */
      retention: z.array(z.object({ week: z.string(), members: z.int(), saved: z.array(z.int()) })),
      /** Reviews requested and answered by day, oldest first. */
      byDay: z.array(z.object({ day: z.string(), requested: z.int(), answered: z.int() })),
    }),
    refusals: [],
  },
});
