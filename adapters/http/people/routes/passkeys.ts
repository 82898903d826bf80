import type { Application } from '#core/application.ts';
import { passkeys } from '#http/people/contract/passkeys.ts';
import { handlers } from '../../engine/handlers.ts';
import { answerTo, deviceOf } from './answer-signed-in.ts';

export const passkeyRoutes = ({ passkey: app }: Application) =>
  handlers(passkeys, {
    list: ({ actor }) => app.listPasskeys(actor),
    begin: ({ actor }) => app.beginPasskey(actor),
    add: ({ actor, body }) => app.addPasskey(actor, body),
    rename: ({ actor, params, body }) => app.renamePasskey(actor, { id: params.id, name: body.name }),
    remove: ({ actor, params }) => app.removePasskey(actor, params.id),
    beginProof: ({ actor }) => app.beginPasskeyProof(actor),
    prove: ({ actor, body }) => app.proveWithPasskey(actor, body),
    beginSignIn: ({ actor }) => app.beginPasskeySignIn(actor),

    signIn: async ({ actor, body: { transport, trustDevice = false, signed, challenge }, context }) => {
      // The mark is kept in a cookie, so only a browser can be trusted.
      const trusts = trustDevice && transport !== 'body';
      const device = deviceOf(context);
      const finished = await app.signInWithPasskey(actor, { signed, challenge, trusts, device });
      return answerTo({ transport }, finished.signedIn, finished.deviceMark);
    },
  });
