import { visitor, type Actor } from '#core/access/actor.ts';
import { DomainError } from '#core/errors.ts';
import { presentOne } from '#core/indicator/use-cases/read-snapshots.ts';
import { ownedMedia, presentMedia } from '#core/indicator/presentation.ts';
import { viewOf, type MayCoachSee, type View } from '#core/indicator/privacy.ts';
import { weeklyStreak } from '#core/indicator/timeline.ts';
import { defaultLanguage, type Language } from '#core/kernel/language.ts';
import { isoWeekOf } from '#core/kernel/week.ts';
import { avatarUrl } from '#core/media/avatar.ts';
import type { Ports } from '#core/ports.ts';
import { presenceOf } from '../presence.ts';
import {
  presentPublicProfile,
  profileViewOf,
  type GalleryPicture,
  type PublicProfile,
  type PublicStats,
} from '../public-profile.ts';
import type { User } from '../user.ts';

type Input = Readonly<{
  idOrUsername: string;
  /** One's own page as others see it. */
  asStranger?: boolean | undefined;
  language?: Language | undefined;
}>;
type Needs = Pick<Ports, 'reads' | 'mediaStore' | 'clock'> & { mayCoachSee: MayCoachSee };

/** Pictures of the last weeks only: a page, not an archive. */
const galleryWeeks = 6;

const statsOf = async (ports: Needs, owner: User, view: View, language: Language): Promise<PublicStats> => {
  const [weeks, latest] = await Promise.all([
    ports.reads.snapshots.weeksOf(owner.id),
    ports.reads.snapshots.latest(owner.id),
  ]);
  const thisWeek = isoWeekOf(ports.clock.now(), owner.timeZone).key;
  return {
    weeks: weeks.length,
    streak: weeklyStreak(weeks, thisWeek).current,
    latest: latest && (await presentOne(ports, latest, { owner, view }, language)),
  };
};

const galleryOf = async (
  { reads, mediaStore, clock }: Needs,
  owner: User,
): Promise<readonly GalleryPicture[]> => {
  const { items } = await reads.snapshots.pageOf(owner.id, { limit: galleryWeeks });
  const owned = await ownedMedia(
    reads.media,
    owner.id,
    items.flatMap(({ media }) => media),
  );
  const pictures = await Promise.all(
    items.map(async ({ week, media }) => {
      const presented = await presentMedia(mediaStore, media, owned, clock.now());
      return presented
        .filter(({ type }) => type === 'IMAGE')
        .map(({ side, url, thumbnailUrl }) => ({ week, side, url, thumbnailUrl }));
    }),
  );
  return pictures.flat();
};

/**
 * A person as far as this viewer may see them. Whether a hidden account exists is nobody's business: strangers hear the
 * same as for a name nobody has; only its owner, looking as a stranger, is told that it is not public.
 */
export const getPublicProfile =
  (ports: Needs) =>
  async (actor: Actor, { idOrUsername, asStranger = false, language }: Input): Promise<PublicProfile> => {
    const { users } = ports.reads;
    const owner =
      (await users.find(idOrUsername)) ?? (await users.findByUsername(idOrUsername.toLowerCase()));
    const isOwn = actor.kind === 'user' && actor.id === owner?.id;
    const viewer = isOwn && asStranger ? visitor : actor;
    const view = owner ? profileViewOf(viewer, owner) : 'NONE';
    if (!owner || view === 'NONE') throw new DomainError(isOwn ? 'user.not_public' : 'user.not_found');

    const body = await viewOf(viewer, owner, ports.mayCoachSee);
    const words = language ?? (actor.kind === 'user' ? actor.language : undefined) ?? defaultLanguage;
    // Staff look at bodies through the console, where each look is written down.
    const shown = body?.viewer === 'STAFF' ? null : body;
    const at = ports.clock.now();
    const [presence, avatar, stats, gallery] = await Promise.all([
      presenceOf(ports.reads, [owner], at),
      avatarUrl(ports)(viewer, owner),
      shown && statsOf(ports, owner, shown, words),
      shown?.pictures ? galleryOf(ports, owner) : null,
    ]);
    return presentPublicProfile(owner, {
      view,
      isOwn,
      avatarUrl: avatar,
      stats,
      gallery,
      activityStatus: presence.get(owner.id) ?? 'OFFLINE',
      at,
    });
  };
