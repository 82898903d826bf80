import { createClient } from '#ui/api/api-client.ts';
import { createSend } from '#ui/api/send.ts';
import { currentLanguage } from './i18n/language.ts';
import { openWords } from './i18n/words.ts';
import { askForIdentity } from './identity/identity-request.ts';
import { decode, staffApi } from './staff-api.ts';

export const { send, sendRaw, refresh } = createSend({
  language: currentLanguage,
  decodeSession: (answer) => decode(staffApi.auth.refresh, answer),
  confirmIdentity: askForIdentity,
  beforeRefusal: () => openWords('refusals'),
});

/** For actions: lists and forms go through the data provider, a change of state is one typed call. */
export const client = createClient(staffApi, send, decode);
