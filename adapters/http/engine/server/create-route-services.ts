import { openChallenge } from '#core/people/sign-in/second-step.ts';
import { tokens, type Container } from '#adapters/composition/container.ts';
import { uploadsFolder } from '#adapters/composition/external.ts';
import { liveSignals } from '#adapters/ports/live-signals.ts';
import { createActors, type Actors } from '../protection/actors.ts';
import { bearerTokens } from '../protection/authenticate.ts';
import { ownOriginsOf } from '../protection/headers.ts';
import { createLimits } from '../protection/limits.ts';
import type { OddAnswerListener } from '../serving/odd-answer.ts';
import { providerCookie } from '../protection/provider-cookie.ts';
import { refreshCookie } from '../protection/refresh-cookie.ts';
import { trustedDeviceCookie } from '../protection/trusted-device-cookie.ts';
import { settingsWatch } from '../settings-watch.ts';
import { signInGuard } from '../protection/sign-in-guard.ts';
import { uploads } from '../serving/upload.ts';
import type { RouteServices } from './route-services.ts';

/** Drops what changed: at the commit of a transaction of this process, before it is answered, and by signals of others. */
const keepActorsRecent = (actors: Actors, container: Container): void => {
  container.get(tokens.workSignal).on('events', (events) => liveSignals(events).forEach(actors.hear));
  container.get(tokens.bus).subscribe({ heard: actors.hear, missed: actors.forgetAll });
};

export const createRouteServices = (container: Container, onOddAnswer: OddAnswerListener): RouteServices => {
  const config = container.get(tokens.config);
  const clock = container.get(tokens.clock);
  const reads = container.get(tokens.reads);
  const limits = createLimits({ shared: container.get(tokens.hitCounter) });
  const actors = createActors({ app: container.get(tokens.application), clock });
  keepActorsRecent(actors, container);
  return {
    actors,
    users: reads.users,
    accountOfChallenge: async (challenge) => {
      const signer = container.get(tokens.tokens);
      return (await openChallenge(reads.verifications, signer, challenge, clock.now()))?.userId ?? null;
    },
    ids: container.get(tokens.ids),
    tokens: bearerTokens({
      signingKey: config.jwtSigningKey,
      previousKey: config.previous.jwtSigningKey,
      clock,
    }),
    cookie: refreshCookie(config.isProduction),
    provider: providerCookie(config.isProduction),
    trustedDevice: trustedDeviceCookie(config.isProduction),
    ownOrigins: ownOriginsOf(config),
    tickets: container.get(tokens.wsTickets),
    viewedActor: container.get(tokens.application).viewing.viewedActor,
    limits,
    signInGuard: signInGuard({
      limits,
      known: container.get(tokens.knownClients),
      queue: container.get(tokens.signInQueue),
      isProduction: config.isProduction,
    }),
    idempotency: container.get(tokens.idempotency),
    takeUpload: uploads(uploadsFolder(config)),
    settings: settingsWatch(() => reads.settings.read()),
    now: () => clock.now(),
    onOddAnswer,
  };
};
