import { auth } from '#contract/auth.ts';
import {
  adminCoins,
  adminMails,
  adminMedia,
  adminProfiles,
  adminRoles,
  adminSite,
  adminUsers,
} from '#contract/admin.ts';
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
