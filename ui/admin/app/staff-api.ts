import { auth } from '#http/people/contract/auth.ts';
import { adminCoins } from '#http/money/contract/admin-coins.ts';
import { adminMails } from '#http/platform/contract/admin-mails.ts';
import { adminMedia } from '#http/platform/contract/admin-media.ts';
import { adminProfiles } from '#http/body/contract/admin-indicators.ts';
import { adminRoles } from '#http/access/contract/admin-roles.ts';
import { adminSite } from '#http/platform/contract/admin-site.ts';
import { adminSocial } from '#http/community/contract/admin-social.ts';
import { bulkActions } from '#http/access/contract/bulk-actions.ts';
import { savedViews } from '#http/access/contract/saved-views.ts';
import { site } from '#http/platform/contract/site.ts';
import { adminUsers } from '#http/people/contract/admin-users.ts';
import { adminWork } from '#http/member-lifecycle/contract/staff-work.ts';
import { adminViewings } from '#http/people/contract/viewings.ts';
import { downloads } from '#http/engine/contract/downloads.ts';
import { meContract } from '#http/people/contract/me.ts';
import { passkeys } from '#http/people/contract/passkeys.ts';
import { providerLinks, signInProviders } from '#http/people/contract/sign-in-providers.ts';
import { secondFactor } from '#http/people/contract/second-factor.ts';

/** What every page of the console may ask; contracts of one area stand beside its pages. */
export const staffApi = {
  auth,
  me: meContract,
  passkeys,
  secondFactor,
  signInProviders,
  providerLinks,
  site,
  adminUsers,
  adminViewings,
  adminWork,
  adminSocial,
  adminRoles,
  adminCoins,
  adminProfiles,
  adminMedia,
  adminMails,
  adminSite,
  savedViews,
  bulkActions,
  downloads,
} as const;

// A build replaces this module by its light copy: see `ui/build/light-contract.ts`.
export { decodeWithContract as decode } from '#ui/api/decode-with-contract.ts';
