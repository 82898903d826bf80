import { adminCoachRequests } from '#http/coaching/contract/coach-requests.ts';
import { adminCoaching, adminRatings, adminReviews } from '#http/coaching/contract/admin-reviews.ts';
import {
  adminSpecializationRequests,
  adminSpecializations,
} from '#http/coaching/contract/specializations.ts';
import { adminCertificates } from '#http/platform/contract/admin-certificates.ts';
import { createClient } from '#ui/api/api-client.ts';
import { decodeWithContract } from '#ui/api/decode-with-contract.ts';
import { send } from '../../app/client.ts';

/** Beside the console's own client, so that these contracts are fetched with the pages that speak them. */
export const coachingClient = createClient(
  {
    adminCertificates,
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
