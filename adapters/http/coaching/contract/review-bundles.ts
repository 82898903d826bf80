import { z } from 'zod';
import { bundleEndReasons, bundleStatuses, partStatuses } from '#core/coaching/review/bundle/bundle.ts';
import { byId, contract, instant } from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';
import { reviewBundle } from './coaches.ts';
import { review } from './reviews.ts';

export const reviewBundles = contract({
  list: {
    method: 'GET',
    path: '/review-bundles',
    summary: 'Bundles of four weekly reviews one bought and that go on',
    access: 'member',
    output: z.object({ items: z.array(reviewBundle) }),
    refusals: [],
  },
  request: {
    method: 'POST',
    path: '/review-bundles/:id/request',
    summary:
      'Ask for the next review of a bundle: about the newest saved week, with the answers of last time',
    access: 'member',
    params: byId,
    output: review,
    status: 201,
    refusals: [
      'review_bundle.not_found',
      'review_bundle.ended',
      'review_bundle.week_used',
      'review.coach_not_found',
      'review.indicator_not_found',
      'review.answers_required',
      'review.pending',
      'idempotency.key_reused',
    ],
    idempotent: true,
    limit: 'write',
  },
  end: {
    method: 'POST',
    path: '/review-bundles/:id/end',
    summary: 'End a bundle; what is not used goes back',
    access: 'member',
    params: byId,
    output: reviewBundle,
    refusals: ['review_bundle.not_found', 'review_bundle.ended'],
    limit: 'write',
  },
});

/** Who bought what of whom, for staff; nothing of what was asked. */
const bundleRow = z.object({
  id: z.string(),
  memberId: z.string(),
  memberName: z.string(),
  coachId: z.string(),
  coachName: z.string(),
  price: z.int(),
  unused: z.int(),
  status: z.enum(bundleStatuses),
  endReason: z.enum(bundleEndReasons).nullable(),
  boughtAt: instant,
  endsAt: instant,
  endedAt: instant.nullable(),
  parts: z.array(
    z.object({
      number: z.int(),
      amount: z.int(),
      status: z.enum(partStatuses),
      week: z.string().nullable(),
    }),
  ),
});

export const adminReviewBundles = contract({
  list: {
    method: 'GET',
    path: '/admin/review-bundles',
    summary: 'Bundles of four weekly reviews',
    access: ['review.view'],
    query: listQuery,
    output: z.array(bundleRow),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
});
