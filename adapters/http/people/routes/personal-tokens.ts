import type { Application } from '#core/application.ts';
import { personalTokens } from '#http/people/contract/personal-tokens.ts';
import { handlers } from '../../engine/handlers.ts';

export const personalTokenRoutes = ({ personalToken }: Application) =>
  handlers(personalTokens, {
    list: ({ actor }) => personalToken.listPersonalTokens(actor),
    create: ({ actor, body }) => personalToken.createPersonalToken(actor, body),
    revoke: ({ actor, params }) => personalToken.revokePersonalToken(actor, params.id),
    log: ({ actor, params, query }) => personalToken.listTokenCalls(actor, { id: params.id, ...query }),
  });
