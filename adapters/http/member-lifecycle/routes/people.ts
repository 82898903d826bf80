import type { Application } from '#core/application.ts';
import { people } from '#http/member-lifecycle/contract/people.ts';
import { handlers } from '../../engine/handlers.ts';

export const peopleRoutes = ({ account }: Application) =>
  handlers(people, {
    get: ({ actor, params, query, context }) =>
      account.getPublicProfile(actor, {
        idOrUsername: params.idOrUsername,
        as: query.as,
        language: context.language,
      }),
  });
