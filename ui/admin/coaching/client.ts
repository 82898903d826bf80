import { adminCoachRequests } from '#contract/coach-requests.ts';
import { adminCoaching, adminRatings, adminReviews } from '#contract/admin-reviews.ts';
import { adminSpecializationRequests, adminSpecializations } from '#contract/specializations.ts';
import { createClient } from '#ui/api-client.ts';
import { decodeWithContract } from '#ui/decode-with-contract.ts';
import { send } from '../client.ts';

/** Beside the console's own client, so that these contracts are fetched with the pages that speak them. */
export const coachingClient = createClient(
  {
    adminReviews,
    adminRatings,
    adminCoaching,
    adminCoachRequests,
    adminSpecializationRequests,
    adminSpecializations,
  },
  send,
  decodeWithContract,
);
