import { auth } from '#http/people/contract/auth.ts';
import { coachDesk } from '#http/coaching/contract/coach-desk.ts';
import { coaches } from '#http/coaching/contract/coaches.ts';
import { coachRequests } from '#http/coaching/contract/coach-requests.ts';
import { economy } from '#http/money/contract/economy.ts';
import { indicators } from '#http/body/contract/indicators.ts';
import { meContract } from '#http/people/contract/me.ts';
import { memberNotes } from '#http/coaching/contract/member-notes.ts';
import { mediaContract } from '#http/platform/contract/media.ts';
import { levels } from '#http/money/contract/levels.ts';
import { notifications } from '#http/platform/contract/notifications.ts';
import { partnerRewards } from '#http/money/contract/partners.ts';
import { payments } from '#http/money/contract/payments.ts';
import { people } from '#http/member-lifecycle/contract/people.ts';
import { orders, products } from '#http/money/contract/products.ts';
import { push } from '#http/platform/contract/push.ts';
import { site } from '#http/platform/contract/site.ts';
import { reviews } from '#http/coaching/contract/reviews.ts';
import { rewards } from '#http/money/contract/rewards.ts';
import { specializationRequests, specializations } from '#http/coaching/contract/specializations.ts';

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
  memberNotes,
  coachRequests,
  specializations,
  specializationRequests,
  reviews,
  site,
} as const;

// A build replaces this module by its light copy: see `ui/build/light-contract.ts`.
export { decodeWithContract as decode } from '#ui/api/decode-with-contract.ts';
