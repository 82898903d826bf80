import { auth } from '#contract/auth.ts';
import { adminCoins } from '#contract/admin-coins.ts';
import { adminMails } from '#contract/admin-mails.ts';
import { adminMedia } from '#contract/admin-media.ts';
import { adminProfiles } from '#contract/admin-indicators.ts';
import { adminRoles } from '#contract/admin-roles.ts';
import { adminSite } from '#contract/admin-site.ts';
import { adminUsers } from '#contract/admin-users.ts';
import { meContract } from '#contract/me.ts';
import { createClient } from '#ui/api-client.ts';
import { decodeWithContract } from '#ui/decode-with-contract.ts';
import { createSend } from '#ui/send.ts';
import { currentLanguage } from './i18n/language.ts';

const staffApi = {
  auth,
  me: meContract,
  adminUsers,
  adminRoles,
  adminCoins,
  adminProfiles,
  adminMedia,
  adminMails,
  adminSite,
} as const;

export const { send, sendRaw, refresh } = createSend({
  language: currentLanguage,
  decodeSession: (answer) => decodeWithContract(auth.refresh, answer),
});

/** For actions: lists and forms go through the data provider, a change of state is one typed call. */
export const client = createClient(staffApi, send, decodeWithContract);
