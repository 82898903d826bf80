import type { User } from '#core/people/account/user.ts';
import type { ShownStanding } from '#core/people/profile/social-standing.ts';
import type { PersonCard } from '#core/people/profile/views/person-card.ts';
import { isListed, type CoachStats } from '../coach.ts';
import type { CoachRow } from '../ports.ts';
import type { SampleNote } from '../sample/sample-review.ts';
import type { CoachCard } from './coach-card.ts';

export type CoachDetails = CoachCard &
  Readonly<
    Pick<User, 'about' | 'website' | 'phone'> & {
      email: string | null;
      memberSince: Date;
      histogram: CoachStats['stars'];
      outcomes: Readonly<{ met: number; notMet: number; unmeasured: number }>;
      questionCount: number;
      /** How they would answer the sample week; empty: they show none. */
      sample: readonly SampleNote[];
      isListed: boolean;
      /** Their own site, while it is served. */
      domain: Readonly<{ domainName: string }> | null;
      /** Null where the coach keeps them closed. */
      members: Readonly<{ count: number; shown: readonly PersonCard[] }> | null;
      social: ShownStanding;
    }
  >;

/** A coach's own page: the card, and what only a page has room for. */
export const coachDetails = (
  { coach, stats }: CoachRow,
  {
    card,
    ...shown
  }: Readonly<{ card: CoachCard }> &
    Pick<CoachDetails, 'domain' | 'members' | 'sample' | 'social' | 'questionCount'>,
): CoachDetails => {
  const { MET, NOT_MET, UNMEASURED } = stats.outcomes;
  return {
    ...card,
    about: coach.about,
    website: coach.website,
    email: card.isOwn || coach.publicFlags.email ? coach.email : null,
    phone: card.isOwn || coach.publicFlags.phone ? coach.phone : null,
    memberSince: coach.createdAt,
    histogram: stats.stars,
    outcomes: { met: MET, notMet: NOT_MET, unmeasured: UNMEASURED },
    ...shown,
    isListed: isListed(coach),
  };
};
