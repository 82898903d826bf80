import type { Application } from '#core/application.ts';
import { authoring } from '#http/learning/contract/authors.ts';
import { handlers } from '../../engine/handlers.ts';
import { writtenParts } from './written-parts.ts';

export const authoringRoutes = ({ learning }: Application) =>
  handlers(authoring, {
    ...writtenParts({ learning }),
    list: ({ actor, query }) => learning.listOwnChallenges(actor, query),
    submit: async ({ actor, params }) =>
      learning.readWorkingCopy(actor, await learning.submitChallenge(actor, params.id)),
    withdraw: async ({ actor, params }) =>
      learning.readWorkingCopy(actor, await learning.withdrawChallenge(actor, params.id)),
  });
