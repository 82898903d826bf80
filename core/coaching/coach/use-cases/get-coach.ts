import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import { siteHosts } from '#core/people/account/site-hosts.ts';
import { blockedFor, type IsHidden } from '#core/people/profile/hidden-people.ts';
import { shownStanding } from '#core/people/profile/social-standing.ts';
import { personCards } from '#core/people/profile/views/person-card.ts';
import { isOwnOf, presentCoach, readerOf } from '../views/coach-card.ts';
import { coachDetails, type CoachDetails } from '../views/coach-details.ts';
import { presentRating, type PublicRating } from '../views/public-rating.ts';
import type { CoachRow } from '#core/coaching/coach/ports.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';

export type Finding = Reads<'coaches'> & Readonly<{ isHidden: IsHidden }>;
type Named = Readonly<{ idOrUsername: string }>;

/** A coach as this reader may find them: one who is not public is there for themselves alone. */
const findCoach = async (
  { reads, isHidden }: Finding,
  actor: Actor,
  idOrUsername: string,
): Promise<CoachRow> => {
  const row = await reads.coaches.find(idOrUsername);
  const isOpen = row?.coach.isPublic === true && row.coach.status === 'ACTIVE';
  if (!row || (!isOpen && !isOwnOf(actor, row.coach.id)) || (await isHidden(actor, row.coach.id)))
    throw new DomainError('review.coach_not_found');
  return row;
};

/** One whom this member can ask: public, and not themselves. */
export const findAskable = async (ports: Finding, actor: Actor, idOrUsername: string): Promise<CoachRow> => {
  const { id } = requireMember(actor);
  const row = await findCoach(ports, actor, idOrUsername);
  if (row.coach.id === id) throw new DomainError('review.coach_not_found');
  return row;
};

type PageNeeds = Pick<Ports, 'reads' | 'mediaStore' | 'clock'> &
  Pick<Finding, 'isHidden'> &
  WithHooks<'isKnownTo' | 'siteHostOf' | 'socialStandings'>;

const membersShown = 12;

/** Decision 61: by the coach's flag how many members they answered, and of those who agreed, who. */
const membersOf = async (
  ports: PageNeeds,
  actor: Actor,
  { id, publicFlags }: CoachRow['coach'],
): Promise<CoachDetails['members']> => {
  if (!publicFlags.members && !isOwnOf(actor, id)) return null;
  const { count, shown } = await ports.reads.coaches.answeredMembers(id, blockedFor(actor), membersShown);
  const cards = await personCards(ports)(actor, shown);
  return { count, shown: shown.flatMap((member) => cards.get(member) ?? []) };
};

/** One coach, for everybody, with what their ratings and answers come to. */
export const getCoach =
  (ports: PageNeeds) =>
  async (
    actor: Actor,
    { idOrUsername, language }: Named & Readonly<{ language?: Language | undefined }>,
  ): Promise<CoachDetails> => {
    const row = await findCoach(ports, actor, idOrUsername);
    const [card, form, members, social, sites, sample] = await Promise.all([
      presentCoach(ports)(row, readerOf(actor, language)),
      ports.reads.questionForms.currentOf(row.coach.id),
      membersOf(ports, actor, row.coach),
      shownStanding(ports)(actor, row.coach),
      siteHosts(ports)([row.coach.id]),
      ports.reads.sampleReviews.find(row.coach.id),
    ]);
    const host = sites.get(row.coach.id);
    const domain = host === undefined ? null : { domainName: host };
    const questionCount = form?.questions.length ?? 0;
    return coachDetails(row, {
      card,
      domain,
      members,
      sample: sample?.notes ?? [],
      social,
      questionCount,
    });
  };

type RatingQuery = Named &
  Readonly<{ stars?: number | undefined }> &
  Partial<Parameters<typeof pageRequest>[0]>;

/** What members say of a coach, newest first. */
export const listCoachRatings =
  (ports: Finding & Reads<'ratings'>) =>
  async (actor: Actor, { idOrUsername, stars, ...query }: RatingQuery): Promise<Page<PublicRating>> => {
    const { coach } = await findCoach(ports, actor, idOrUsername);
    const { items, nextCursor } = await ports.reads.ratings.pageOfCoach(
      coach.id,
      { stars, viewerId: blockedFor(actor) },
      pageRequest(query),
    );
    const readerId = actor.kind === 'user' ? actor.id : null;
    return { items: items.map((row) => presentRating(row, readerId)), nextCursor };
  };
