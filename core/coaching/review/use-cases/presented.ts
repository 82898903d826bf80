import type { Actor } from '#core/access/actor/actor.ts';
import type { Review } from '../review.ts';
import type { ReviewDetails } from '../views/shown-review.ts';
import { getReview, type ReadingOne } from './read-reviews.ts';

type Named = Review['id'] | Readonly<{ id: Review['id'] }>;
const idOf = (input: Named): Review['id'] => (typeof input === 'string' ? input : input.id);

/** A step, answered with the review as it is after it. */
export const presented =
  (reading: ReadingOne) =>
  <Input extends Named>(step: (actor: Actor, input: Input) => Promise<unknown>) =>
  async (actor: Actor, input: Input): Promise<ReviewDetails> => {
    await step(actor, input);
    return getReview(reading)(actor, idOf(input));
  };
