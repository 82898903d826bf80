import type { Actor } from '#core/access/actor/actor.ts';
import type { Language } from '#core/kernel/language.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import { specializationLabel } from '#core/coaching/specialization/views/label.ts';
import { specializationTypes } from '#core/coaching/specialization/specialization.ts';
import { blockedFor } from '#core/people/profile/hidden-people.ts';
import { mostCounted, type CoachSort } from '../coach.ts';
import { presentCoaches, readerOf, type CoachCard, type ViewNeeds } from '../views/coach-card.ts';
import type { CoachFilter } from '#core/coaching/coach/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';

type Query = CoachFilter &
  Readonly<{
    sort?: CoachSort | undefined;
    limit?: number | undefined;
    cursor?: string | undefined;
    /** What the reader reads; `language` narrows to coaches who write it. */
    readerLanguage?: Language | undefined;
  }>;

/** The directory, for everybody; a coach who is not listed is not counted either. */
export const listCoaches =
  (ports: ViewNeeds & Reads<'coaches'>) =>
  async (
    actor: Actor,
    { limit, cursor, readerLanguage, sort = 'BEST', ...filter }: Query,
  ): Promise<Page<CoachCard> & Readonly<{ total: number; totalIsCapped: boolean }>> => {
    const { reads, clock } = ports;
    const { reviewPriceDefault } = await reads.settings.read();
    const { items, nextCursor, total } = await reads.coaches.pageOf(
      { ...filter, sort, defaultPrice: reviewPriceDefault, at: clock.now(), viewerId: blockedFor(actor) },
      pageRequest({ limit, cursor }),
    );
    return {
      items: await presentCoaches(ports)(items, readerOf(actor, readerLanguage)),
      nextCursor,
      total: Math.min(total, mostCounted),
      totalIsCapped: total > mostCounted,
    };
  };

/** More cities than anybody reads through. */
const mostCities = 100;

export type CoachFilters = Readonly<{
  specializations: readonly Readonly<{ type: string; label: string }>[];
  cities: readonly string[];
  defaultPrice: number;
}>;

/** What the directory can be narrowed by with a result. */
export const listCoachFilters =
  ({ reads, clock }: Reads<'coaches' | 'settings'> & Pick<ViewNeeds, 'clock'>) =>
  async (actor: Actor, language?: Language): Promise<CoachFilters> => {
    const [{ siteName, reviewPriceDefault }, cities, held] = await Promise.all([
      reads.settings.read(),
      reads.coaches.cities(mostCities),
      reads.coaches.specializations(clock.now()),
    ]);
    const words = readerOf(actor, language).language;
    return {
      specializations: specializationTypes
        .filter((type) => held.includes(type))
        .map((type) => ({ type, label: specializationLabel(type, siteName)[words] })),
      cities,
      defaultPrice: reviewPriceDefault,
    };
  };
