import { createClient } from '#ui/api/api-client.ts';
import { isApiError, readProblem } from '#ui/api/api-error.ts';
import { createSend, type Send } from '#ui/api/send.ts';
import { hasSignedInHint, signedIn, type SignedInUser } from '#ui/api/signed-in.ts';
import { viewingMark } from '#ui/api/viewing-mark.ts';
import { loadWords, refusalWords } from './catalogues.ts';
import { deviceMarks } from '#ui/device/device-marks.ts';
import { inLanguage, languageOf } from './language.ts';
import { viewingOverPath } from './paths.ts';
import { decode, memberApi } from './member-api.ts';

/** Whether the page is left because the viewing on it is over. */
const leaveWhenOver = (error: unknown): boolean => {
  if (!isApiError(error, 'viewing.over') || viewingMark.current() === null) return false;
  viewingMark.leave();
  location.assign(inLanguage(viewingOverPath(null), languageOf(location.pathname)));
  return true;
};

const sender = createSend({
  language: () => languageOf(location.pathname),
  decodeSession: (answer) => decode(memberApi.auth.refresh, answer),
  viewing: {
    current: viewingMark.current,
    account: async (headers) => {
      const { method, path } = memberApi.me.get;
      const response = await fetch(`/api${path}`, { method, headers, credentials: 'same-origin' });
      if (response.ok) return decode(memberApi.me.get, await response.json()) as SignedInUser; // the same contract
      const problem = await readProblem(response);
      if (!leaveWhenOver(problem)) throw problem;
      return undefined;
    },
  },
  beforeRefusal: () => loadWords([refusalWords], languageOf(location.pathname)),
});

/** Every question may find out that a viewing is over: nothing else on the page is right then. */
export const send: Send = async (request) => {
  try {
    return await sender.send(request);
  } catch (error) {
    leaveWhenOver(error);
    throw error;
  }
};

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
  const isViewing = viewingMark.current() !== null;
  if (!isViewing && (await endLeftSignIn())) return false;
  try {
    return await sender.refresh();
  } catch (error) {
    if (isViewing || !isUnanswered(error) || !hasSignedInHint(document.cookie)) throw error;
    const { resumeFromDevice } = await import('./device/resume.ts');
    if (!(await resumeFromDevice())) throw error;
    return false;
  }
};

/** `client.<group>.<call>`: in a build each call comes with what uses it (`ui/build/calls-by-need.ts`). */
export const client = /* @__PURE__ */ createClient(memberApi, send, decode);
