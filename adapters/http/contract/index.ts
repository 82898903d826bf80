import {
  adminCoins,
  adminMails,
  adminMedia,
  adminProfiles,
  adminRoles,
  adminSite,
  adminUsers,
} from './admin.ts';
import { auth } from './auth.ts';
import { indicators } from './indicators.ts';
import { meContract } from './me.ts';
import { mediaContract } from './media.ts';
import { notifications } from './notifications.ts';
import { people, site } from './people.ts';
import { rewards } from './rewards.ts';

/** Everything the server answers. A route that is not in here does not exist. */
export const api = {
  auth,
  me: meContract,
  indicators,
  media: mediaContract,
  rewards,
  notifications,
  people,
  site,
  adminUsers,
  adminRoles,
  adminCoins,
  adminProfiles,
  adminMedia,
  adminMails,
  adminSite,
} as const;
export type Api = typeof api;
