import { auth } from '#contract/auth.ts';
import { indicators } from '#contract/indicators.ts';
import { meContract } from '#contract/me.ts';
import { mediaContract } from '#contract/media.ts';
import { notifications } from '#contract/notifications.ts';
import { people } from '#contract/people.ts';
import { site } from '#contract/site.ts';
import { rewards } from '#contract/rewards.ts';

/** What members use; the staff's part of the contract stays out of their download. */
export const memberApi = {
  auth,
  me: meContract,
  indicators,
  media: mediaContract,
  rewards,
  notifications,
  people,
  site,
} as const;

// A build replaces this module by its light copy: see `ui/build/light-contract.ts`.
export { decodeWithContract as decode } from '#ui/decode-with-contract.ts';
