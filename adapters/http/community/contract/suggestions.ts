import { z } from 'zod';
import { suggestionReasons } from '#core/community/follow/suggestion.ts';
import { byId, contract, line } from '../../engine/contract/endpoint.ts';
import { personCard } from '../../people/contract/person-card.ts';
import { listedPerson } from './follows.ts';

export const suggestions = contract({
  list: {
    method: 'GET',
    path: '/suggestions',
    summary: 'Up to 20 people one might follow, each with its reason',
    access: 'member',
    output: z.object({
      items: z.array(
        listedPerson.extend({
          reason: z.enum(suggestionReasons),
          /** How many people one follows stand behind FOLLOWED. */
          count: z.int(),
        }),
      ),
    }),
    refusals: [],
  },
  dismiss: {
    method: 'DELETE',
    path: '/suggestions/:id',
    summary: 'Not to be suggested again',
    access: 'member',
    params: byId,
    output: z.object({ dismissed: z.literal(true) }),
    refusals: [],
    limit: 'write',
  },
  mentionable: {
    method: 'GET',
    path: '/mentions',
    summary: 'People one can mention, by the words of their names: open profiles and those one follows',
    access: 'member',
    query: z.strictObject({ q: line(60, 1) }),
    output: z.object({ items: z.array(personCard) }),
    refusals: [],
  },
});
