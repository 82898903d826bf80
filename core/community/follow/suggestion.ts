import type { UserId } from '#core/kernel/id.ts';

/**
 * Why someone is suggested: people this member follows follow them (and let it be seen), they are the coach who reviewed
 * this member, members of the same coach (who let it be seen), people of the same city, or listed coaches.
 */
export const suggestionReasons = ['FOLLOWED', 'OWN_COACH', 'SAME_COACH', 'SAME_CITY', 'COACH'] as const;
export type SuggestionReason = (typeof suggestionReasons)[number];

/** One reason to suggest someone; `count` is how many stand behind FOLLOWED, else 1. */
export type Candidate = Readonly<{ otherId: UserId; reason: SuggestionReason; count: number }>;

export type Suggestion = Readonly<{ userId: UserId; createdAt: Date }> &
  Candidate &
  Readonly<{ place: number }>;

export const maxSuggestions = 20;
/** What is looked at for one member, of each reason. */
export const candidatesPerReason = 60;

const weights: Readonly<Record<SuggestionReason, number>> = {
  FOLLOWED: 10,
  OWN_COACH: 40,
  SAME_COACH: 15,
  SAME_CITY: 8,
  COACH: 4,
};
/** Many who follow someone say no more than so many. */
const mostCounted = 5;

const weightOf = ({ reason, count }: Candidate): number => weights[reason] * Math.min(count, mostCounted);

/** The best of them, each person once with the reason that says most. */
export const bestSuggestions = (candidates: readonly Candidate[]): readonly Candidate[] => {
  const people = new Map<UserId, Readonly<{ best: Candidate; weight: number }>>();
  for (const candidate of candidates) {
    const known = people.get(candidate.otherId);
    const weight = (known?.weight ?? 0) + weightOf(candidate);
    const isBetter = !known || weightOf(candidate) > weightOf(known.best);
    people.set(candidate.otherId, { best: isBetter ? candidate : known.best, weight });
  }
  return [...people.values()]
    .toSorted((a, b) => b.weight - a.weight || (a.best.otherId < b.best.otherId ? -1 : 1))
    .slice(0, maxSuggestions)
    .map(({ best }) => best);
};
