import type { Application } from '#core/application.ts';
import { secondFactor } from '#http/people/contract/second-factor.ts';
import { handlers } from '../../engine/handlers.ts';

export const secondFactorRoutes = ({ secondFactor: app }: Application) =>
  handlers(secondFactor, {
    get: ({ actor }) => app.ownSecondFactor(actor),
    begin: ({ actor, body }) => app.beginSecondFactor(actor, body),
    confirm: ({ actor, body }) => app.confirmSecondFactor(actor, body),
    renewRecoveryCodes: ({ actor, body }) => app.renewRecoveryCodes(actor, body),
    turnOff: ({ actor, body }) => app.turnOffSecondFactor(actor, body),
    prove: ({ actor, body }) => app.proveSignIn(actor, body),
    forgetDevice: ({ actor, params }) => app.forgetTrustedDevice(actor, params.id),
  });
