import { createClient } from '#ui/api/api-client.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { createSend } from '#ui/api/send.ts';
import { hasSignedInHint, signedIn } from '#ui/api/signed-in.ts';
import { loadWords, refusalWords } from './catalogues.ts';
import { deviceMarks } from '#ui/device/device-marks.ts';
import { languageOf } from './language.ts';
import { decode, memberApi } from './member-api.ts';

const sender = createSend({
  language: () => languageOf(location.pathname),
  decodeSession: (answer) => decode(memberApi.auth.refresh, answer),
  beforeRefusal: () => loadWords([refusalWords], languageOf(location.pathname)),
});

export const { send } = sender;

/** No answer at all, or none of the application itself. */
const isUnanswered = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || [502, 503, 504].includes(error.status));

/** The cookie of who signed out without a connection would sign them in again: it ends first. */
const endLeftSignIn = async (): Promise<boolean> => {
  if (!deviceMarks.isLeaving() || signedIn.current().status === 'member') return false;
  try {
    await send({ method: memberApi.auth.logout.method, path: memberApi.auth.logout.path, body: {} });
  } catch (error) {
    if (isUnanswered(error)) throw error;
    // A sign-in that is over already needs no end.
  }
  deviceMarks.setLeaving(false);
  signedIn.signOut();
  return true;
};

/** Asks the refresh cookie who this is. Where nothing answers, it is whom this device last knew, if anybody. */
export const refresh = async (): Promise<boolean> => {
  if (await endLeftSignIn()) return false;
  try {
    return await sender.refresh();
  } catch (error) {
    if (!isUnanswered(error) || !hasSignedInHint(document.cookie)) throw error;
    const { resumeFromDevice } = await import('./device/resume.ts');
    if (!(await resumeFromDevice())) throw error;
    return false;
  }
};

/** `client.<group>.<call>`: in a build each call comes with what uses it (`ui/build/calls-by-need.ts`). */
export const client = /* @__PURE__ */ createClient(memberApi, send, decode);
