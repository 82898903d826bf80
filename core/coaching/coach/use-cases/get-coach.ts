import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { User } from '#core/people/account/user.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import { isListed, type CoachStats } from '../coach.ts';
import { isOwnOf, presentCoach, readerOf, type CoachCard, type ViewNeeds } from '../coach-view.ts';
import { initialsOf } from '../initials.ts';
import type { CoachRow } from '#core/coaching/coach/ports.ts';
import type { Ratings, RatingRow } from '#core/coaching/rating/ports.ts';
import type { Rating } from '#core/coaching/rating/rating.ts';
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

export type CoachDetails = CoachCard &
  Readonly<
    Pick<User, 'about' | 'website' | 'phone'> & {
      email: string | null;
      memberSince: Date;
      histogram: CoachStats['stars'];
      outcomes: Readonly<{ met: number; notMet: number; unmeasured: number }>;
      questionCount: number;
      isListed: boolean;
    }
  >;

/** One coach, for everybody, with what their ratings and answers come to. */
export const getCoach =
  (ports: ViewNeeds & Reads<'coaches' | 'questionForms'>) =>
  async (
    actor: Actor,
    { idOrUsername, language }: Named & Readonly<{ language?: Language | undefined }>,
  ): Promise<CoachDetails> => {
    const row = await findCoach(ports, actor, idOrUsername);
    const { coach, stats } = row;
    const { MET, NOT_MET, UNMEASURED } = stats.outcomes;
    const [card, form] = await Promise.all([
      presentCoach(ports)(row, readerOf(actor, language)),
      ports.reads.questionForms.currentOf(coach.id),
    ]);
    return {
      ...card,
      about: coach.about,
      website: coach.website,
      email: card.isOwn || coach.publicFlags.email ? coach.email : null,
      phone: card.isOwn || coach.publicFlags.phone ? coach.phone : null,
      memberSince: coach.createdAt,
      histogram: stats.stars,
      outcomes: { met: MET, notMet: NOT_MET, unmeasured: UNMEASURED },
      questionCount: form?.questions.length ?? 0,
      isListed: isListed(coach),
    };
  };

/** As anybody reads it: never whose week it was about. */
export type PublicRating = Pick<
  Rating,
  'id' | 'stars' | 'content' | 'source' | 'approvedAt' | 'reply' | 'repliedAt' | 'createdAt' | 'updatedAt'
> &
  Readonly<{ memberName: string; isPaid: boolean; isOwn: boolean }>;

export const presentRating = (row: RatingRow, readerId: UserId | null): PublicRating => {
  const { id, stars, content, source, approvedAt, reply, repliedAt, createdAt, updatedAt, isPaid } = row;
  return {
    id,
    stars,
    content,
    source,
    approvedAt,
    reply,
    repliedAt,
    createdAt,
    updatedAt,
    isPaid,
    // Stars by the clock are nobody's word: no name stands beside them.
    memberName: row.memberIsPublic && row.source === 'MEMBER' ? row.memberName : initialsOf(row.memberName),
    isOwn: row.memberId === readerId,
  };
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
