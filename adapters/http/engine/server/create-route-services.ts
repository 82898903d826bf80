import { tokens, type Container } from '#adapters/composition/container.ts';
import { uploadsFolder } from '#adapters/composition/external.ts';
import { actorLookup } from '../protection/actors.ts';
import { bearerTokens } from '../protection/authenticate.ts';
import { ownOriginsOf } from '../protection/headers.ts';
import { createLimits } from '../protection/limits.ts';
import type { OddAnswerListener } from '../serving/odd-answer.ts';
import { refreshCookie } from '../protection/refresh-cookie.ts';
import { settingsWatch } from '../settings-watch.ts';
import { signInGuard } from '../protection/sign-in-guard.ts';
import { uploads } from '../serving/upload.ts';
import type { RouteServices } from './route-services.ts';

export const createRouteServices = (container: Container, onOddAnswer: OddAnswerListener): RouteServices => {
  const config = container.get(tokens.config);
  const clock = container.get(tokens.clock);
  const reads = container.get(tokens.reads);
  const limits = createLimits({ shared: container.get(tokens.hitCounter) });
  return {
    actors: actorLookup(container.get(tokens.application)),
    users: reads.users,
    ids: container.get(tokens.ids),
    tokens: bearerTokens({
      signingKey: config.jwtSigningKey,
      previousKey: config.previous.jwtSigningKey,
      clock,
    }),
    cookie: refreshCookie(config.isProduction),
    ownOrigins: ownOriginsOf(config),
    tickets: container.get(tokens.wsTickets),
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
