import { auth } from '#contract/auth.ts';
import { adminCoins } from '#contract/admin-coins.ts';
import { adminMails } from '#contract/admin-mails.ts';
import { adminMedia } from '#contract/admin-media.ts';
import { adminProfiles } from '#contract/admin-indicators.ts';
import { adminRoles } from '#contract/admin-roles.ts';
import { adminSite } from '#contract/admin-site.ts';
import { adminUsers } from '#contract/admin-users.ts';
import { downloads } from '#contract/downloads.ts';
import { meContract } from '#contract/me.ts';

/** What every page of the console may ask; contracts of one area stand beside its pages. */
export const staffApi = {
  auth,
  me: meContract,
  adminUsers,
  adminRoles,
  adminCoins,
  adminProfiles,
  adminMedia,
  adminMails,
  adminSite,
  downloads,
} as const;

// A build replaces this module by its light copy: see `ui/build/light-contract.ts`.
export { decodeWithContract as decode } from '#ui/decode-with-contract.ts';
