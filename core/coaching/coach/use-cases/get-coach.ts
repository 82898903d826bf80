import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import { isOwnOf, presentCoach, readerOf, type ViewNeeds } from '../views/coach-card.ts';
import { coachDetails, type CoachDetails } from '../views/coach-details.ts';
import { presentRating, type PublicRating } from '../views/public-rating.ts';
import type { CoachRow } from '#core/coaching/coach/ports.ts';
import type { Ratings } from '#core/coaching/rating/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';

type Named = Readonly<{ idOrUsername: string }>;

/** A coach as this reader may find them: one who is not public is there for themselves alone. */
const findCoach = async (
  { reads }: Reads<'coaches'>,
  actor: Actor,
  idOrUsername: string,
): Promise<CoachRow> => {
  const row = await reads.coaches.find(idOrUsername);
  const isOpen = row?.coach.isPublic === true && row.coach.status === 'ACTIVE';
  if (!row || (!isOpen && !isOwnOf(actor, row.coach.id))) throw new DomainError('review.coach_not_found');
  return row;
};

/** One whom this member can ask: public, and not themselves. */
export const findAskable = async (
  ports: Reads<'coaches'>,
  actor: Actor,
  idOrUsername: string,
): Promise<CoachRow> => {
  const { id } = requireMember(actor);
  const row = await findCoach(ports, actor, idOrUsername);
  if (row.coach.id === id) throw new DomainError('review.coach_not_found');
  return row;
};

/** One coach, for everybody, with what their ratings and answers come to. */
export const getCoach =
  (ports: ViewNeeds & Reads<'coaches' | 'questionForms'>) =>
  async (
    actor: Actor,
    { idOrUsername, language }: Named & Readonly<{ language?: Language | undefined }>,
  ): Promise<CoachDetails> => {
    const row = await findCoach(ports, actor, idOrUsername);
    const [card, form] = await Promise.all([
      presentCoach(ports)(row, readerOf(actor, language)),
      ports.reads.questionForms.currentOf(row.coach.id),
    ]);
    return coachDetails(row, card, form?.questions.length ?? 0);
  };

type RatingQuery = Named & Parameters<Ratings['pageOfCoach']>[1] & Partial<Parameters<typeof pageRequest>[0]>;

/** What members say of a coach, newest first. */
export const listCoachRatings =
  (ports: ViewNeeds & Reads<'coaches' | 'ratings'>) =>
  async (actor: Actor, { idOrUsername, stars, ...query }: RatingQuery): Promise<Page<PublicRating>> => {
    const { coach } = await findCoach(ports, actor, idOrUsername);
    const { items, nextCursor } = await ports.reads.ratings.pageOfCoach(
      coach.id,
      { stars },
      pageRequest(query),
    );
    const readerId = actor.kind === 'user' ? actor.id : null;
    return { items: items.map((row) => presentRating(row, readerId)), nextCursor };
  };
