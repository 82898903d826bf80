import type { Actor } from '#core/access/actor.ts';
import type { User } from '#core/account/user.ts';
import type { Language } from '#core/kernel/language.ts';
import { isoWeekOf, type WeekKey } from '#core/kernel/week.ts';
import type { PresentedSnapshot } from '../presentation.ts';
import { strangersView, viewOf } from '../privacy.ts';
import type { BodySide } from '../snapshot.ts';
import { weeklyStreak } from '../timeline.ts';
import { presentAll, type Reading } from './read-snapshots.ts';

export type ProfileStats = Readonly<{
  stats: Readonly<{ weeks: number; streak: number; latest: PresentedSnapshot | null }> | null;
  gallery:
    | readonly Readonly<{ week: WeekKey; side: BodySide; url: string; thumbnailUrl: string | null }>[]
    | null;
}>;

const galleryWeeks = 12;

type Input = Readonly<{ owner: User; language: Language; asStranger: boolean }>;

/** What a profile page shows of the body: by the same rule as the profile itself. Staff see strangers' pages as strangers do. */
export const showProfileStats =
  (reading: Reading) =>
  async (actor: Actor, { owner, language, asStranger }: Input): Promise<ProfileStats> => {
    const { reads, clock, mayCoachSee } = reading;
    const seen = asStranger ? strangersView(owner) : await viewOf(actor, owner, mayCoachSee);
    const view = seen?.viewer === 'STAFF' ? strangersView(owner) : seen;
    if (!view) return { stats: null, gallery: null };

    const [{ items }, weeks] = await Promise.all([
      reads.snapshots.pageOf(owner.id, { limit: galleryWeeks }),
      reads.snapshots.weeksOf(owner.id),
    ]);
    const presented = await presentAll(reading, items, { owner, view }, language);
    const { current } = weeklyStreak(weeks, isoWeekOf(clock.now(), owner.timeZone).key);
    return {
      stats: { weeks: weeks.length, streak: current, latest: presented[0] ?? null },
      gallery: view.pictures
        ? presented.flatMap(({ week, media }) =>
            media
              .filter(({ type }) => type === 'IMAGE')
              .map(({ side, url, thumbnailUrl }) => ({ week, side, url, thumbnailUrl })),
          )
        : null,
    };
  };
