import type { Application } from '#core/application.ts';
import { auth } from '#http/people/contract/auth.ts';
import { handlers, withCookies } from '../../engine/handlers.ts';
import { answerTo, deviceOf } from './answer-signed-in.ts';

export const authRoutes = ({ account, secondFactor }: Application) =>
  handlers(auth, {
    register: ({ actor, body, context }) =>
      account.register(actor, { ...body, language: body.language ?? context.language }),

    confirmRegister: async ({ actor, body, context }) =>
      answerTo(
        body,
        await account.confirmRegister(actor, {
          ...body,
          device: deviceOf(context),
          providerMark: context.providerMark,
        }),
      ),

    resendCode: ({ actor, body }) => account.resendCode(actor, body),

    login: async ({ actor, body: { transport, ...body }, context }) => {
      const { deviceMark } = context;
      const answer = await account.signIn(actor, { ...body, device: deviceOf(context), deviceMark });
      return 'challenge' in answer ? answer : answerTo({ transport }, answer);
    },

    finishLogin: async ({ actor, body: { transport, trustDevice = false, challenge, code }, context }) => {
      // The mark is kept in a cookie, so only a browser can be trusted.
      const trusts = trustDevice && transport !== 'body';
      const device = deviceOf(context);
      const finished = await secondFactor.finishSignIn(actor, { challenge, code, trusts, device });
      return answerTo({ transport }, finished.signedIn, finished.deviceMark);
    },

    refresh: async ({ actor, body, context }) => {
      const given = body?.refreshToken;
      const signedIn = await account.refreshSession(actor, { refreshToken: given ?? context.refreshToken });
      // A client that sent its token in the body has no cookie to be answered in.
      return answerTo({ transport: body?.transport ?? (given === undefined ? 'cookie' : 'body') }, signedIn);
    },

    logout: async ({ actor, body, context }) =>
      withCookies(
        await account.signOut(actor, { refreshToken: body?.refreshToken ?? context.refreshToken }),
        { clear: true },
      ),

    forgotPassword: ({ actor, body }) => account.requestPasswordReset(actor, body),
    resetPassword: ({ actor, body }) => account.resetPassword(actor, body),
    changePassword: ({ actor, body }) => account.changePassword(actor, body),
    requestEmailChange: ({ actor, body }) => account.requestEmailChange(actor, body),
    confirmEmailChange: ({ actor, body }) => account.confirmEmailChange(actor, body),
    sessions: ({ actor }) => account.listSessions(actor),
    endSession: ({ actor, params }) => account.endSession(actor, params.id),
    endOtherSessions: ({ actor }) => account.endOtherSessions(actor),
  });
