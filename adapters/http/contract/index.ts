import { adminCoins } from './admin-coins.ts';
import { adminMails } from './admin-mails.ts';
import { adminMedia } from './admin-media.ts';
import { adminProfiles } from './admin-indicators.ts';
import { adminRoles } from './admin-roles.ts';
import { adminSite } from './admin-site.ts';
import { adminUsers } from './admin-users.ts';
import { auth } from './auth.ts';
import { indicators } from './indicators.ts';
import { meContract } from './me.ts';
import { mediaContract } from './media.ts';
import { notifications } from './notifications.ts';
import { people } from './people.ts';
import { rewards } from './rewards.ts';
import { site } from './site.ts';

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
