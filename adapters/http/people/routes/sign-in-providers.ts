import type { Application } from '#core/application.ts';
import { providerLinks, signInProviders } from '#http/people/contract/sign-in-providers.ts';
import { handlers, withCookies } from '../../engine/handlers.ts';
import { answerTo, deviceOf } from './answer-signed-in.ts';

type Begun = Readonly<{ address: string; mark: string }>;

/** The mark stays in the browser that goes, out of reach of scripts. */
const leaving = ({ address, mark }: Begun) => withCookies({ address }, { providerMark: mark });

export const signInProviderRoutes = ({ signInProvider: app }: Application) =>
  handlers(signInProviders, {
    begin: async ({ actor, params, body }) =>
      leaving(await app.beginProviderSignIn(actor, { ...params, ...body })),

    finish: async ({ actor, params, body, context }) => {
      const { providerMark: mark, deviceMark } = context;
      const device = deviceOf(context);
      const finished = await app.finishAtProvider(actor, {
        ...params,
        answer: body,
        mark,
        device,
        deviceMark,
      });
      const { next } = finished;
      switch (finished.outcome) {
        case 'SIGNED_IN': {
          const { refreshToken, ...signedIn } = finished.signedIn;
          return withCookies({ ...signedIn, outcome: 'SIGNED_IN', next }, { refreshToken });
        }
        case 'SECOND_STEP':
          return { ...finished.step, outcome: 'SECOND_STEP', next };
        case 'CLAIM':
          return { outcome: 'CLAIM', claim: finished.claim, next };
        default:
          return { outcome: finished.outcome, next };
      }
    },

    claim: ({ actor, context }) => app.readClaim(actor, context.providerMark),

    register: async ({ actor, body: { transport, ...body }, context }) => {
      const made = await app.registerWithProvider(actor, {
        ...body,
        language: body.language ?? context.language,
        mark: context.providerMark,
        device: deviceOf(context),
      });
      return 'mail' in made ? made : answerTo({ transport }, made.signedIn);
    },
  });

export const providerLinkRoutes = ({ signInProvider: app }: Application) =>
  handlers(providerLinks, {
    list: ({ actor }) => app.listOwnProviders(actor),
    begin: async ({ actor, params, body }) =>
      leaving(await app.beginProviderLink(actor, { ...params, ...body })),
    linkClaim: ({ actor, context }) => app.linkClaim(actor, context.providerMark),
    unlink: ({ actor, params }) => app.unlinkProvider(actor, params.provider),
    beginProof: async ({ actor, params, body }) =>
      leaving(await app.beginProviderProof(actor, { ...params, ...body })),
  });
