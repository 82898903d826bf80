import { adminChallenges } from '#http/learning/contract/admin-challenges.ts';
import {
  adminChallengeReviews,
  adminEnrolments,
  adminLearningParts,
} from '#http/learning/contract/admin-learning.ts';
import { mediaContract } from '#http/platform/contract/media.ts';
import { createClient } from '#ui/api/api-client.ts';
import { decodeWithContract } from '#ui/api/decode-with-contract.ts';
import { send } from '../../app/client.ts';

/** Beside the console's own client, so that these contracts are fetched with the pages that speak them. */
export const learningClient = createClient(
  { adminChallenges, adminEnrolments, adminChallengeReviews, adminLearningParts, media: mediaContract },
  send,
  decodeWithContract,
);
