import { auth } from '#contract/auth.ts';
import { indicators } from '#contract/indicators.ts';
import { meContract } from '#contract/me.ts';
import { mediaContract } from '#contract/media.ts';
import { notifications } from '#contract/notifications.ts';
import { people, site } from '#contract/people.ts';
import { rewards } from '#contract/rewards.ts';
import { createClient } from '#ui/api-client.ts';
import { createSend } from '#ui/send.ts';
import { languageOf } from './language.ts';

/** What members use; the staff's part of the contract stays out of their download. */
const memberApi = {
  auth,
  me: meContract,
  indicators,
  media: mediaContract,
  rewards,
  notifications,
  people,
  site,
} as const;

export const { send, refresh } = createSend({ language: () => languageOf(location.pathname) });

export const client = createClient(memberApi, send);
