import { createClient } from '#ui/api/api-client.ts';
import { createSend } from '#ui/api/send.ts';
import { loadWords, refusalWords } from './catalogues.ts';
import { languageOf } from './language.ts';
import { decode, memberApi } from './member-api.ts';

export const { send, refresh } = createSend({
  language: () => languageOf(location.pathname),
  decodeSession: (answer) => decode(memberApi.auth.refresh, answer),
  beforeRefusal: () => loadWords([refusalWords], languageOf(location.pathname)),
});

export const client = createClient(memberApi, send, decode);
