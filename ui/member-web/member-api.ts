import { auth } from '#contract/auth.ts';
import { coachDesk, coaches } from '#contract/coaches.ts';
import { coachRequests } from '#contract/coach-requests.ts';
import { economy } from '#contract/economy.ts';
import { indicators } from '#contract/indicators.ts';
import { meContract } from '#contract/me.ts';
import { mediaContract } from '#contract/media.ts';
import { levels } from '#contract/levels.ts';
import { notifications } from '#contract/notifications.ts';
import { partnerRewards } from '#contract/partners.ts';
import { payments } from '#contract/payments.ts';
import { people } from '#contract/people.ts';
import { orders, products } from '#contract/products.ts';
import { push } from '#contract/push.ts';
import { site } from '#contract/site.ts';
import { reviews } from '#contract/reviews.ts';
import { rewards } from '#contract/rewards.ts';
import { specializationRequests, specializations } from '#contract/specializations.ts';

/** What members use; the staff's part of the contract stays out of their download. */
export const memberApi = {
  auth,
  me: meContract,
  indicators,
  media: mediaContract,
  rewards,
  payments,
  economy,
  levels,
  partnerRewards,
  products,
  orders,
  notifications,
  push,
  people,
  coaches,
  coachDesk,
  coachRequests,
  specializations,
  specializationRequests,
  reviews,
  site,
} as const;

// A build replaces this module by its light copy: see `ui/build/light-contract.ts`.
export { decodeWithContract as decode } from '#ui/decode-with-contract.ts';
