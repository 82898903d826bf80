import type { User } from '#core/people/account/user.ts';
import { isListed, type CoachStats } from '../coach.ts';
import type { CoachRow } from '../ports.ts';
import type { CoachCard } from './coach-card.ts';

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

/** A coach's own page: the card, and what only a page has room for. */
export const coachDetails = (
  { coach, stats }: CoachRow,
  card: CoachCard,
  questionCount: number,
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
    questionCount,
    isListed: isListed(coach),
  };
};
