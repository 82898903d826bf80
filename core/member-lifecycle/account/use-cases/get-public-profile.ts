import { visitor, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { presentAll, type Seen } from '#core/body/snapshot/use-cases/read-snapshots.ts';
import { oldestShown, viewFor, viewOf, type Ties } from '#core/body/snapshot/privacy.ts';
import { weeklyStreak } from '#core/body/snapshot/ritual/streak.ts';
import { defaultLanguage, type Language } from '#core/kernel/language.ts';
import { isoWeekOf } from '#core/kernel/week.ts';
import { avatarUrl } from '#core/platform/media/avatar.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { presentCredential } from '#core/platform/credential/views/shown-credential.ts';
import { presenceOf } from '#core/people/account/presence.ts';
import type { User } from '#core/people/account/user.ts';
import { siteHosts } from '#core/people/account/site-hosts.ts';
import { isOpenTo, type Onlooker } from '#core/people/account/audience.ts';
import { galleryOf, type ShownPicture } from '#core/people/profile/use-cases/read-gallery.ts';
import { shownStanding } from '#core/people/profile/social-standing.ts';
import { presentPublicProfile, type PublicProfile, type PublicStats } from '../views/public-profile.ts';
import { profileViewOf } from '../profile-access.ts';

type Input = Readonly<{
  idOrUsername: string;
  /** One's own page as others see it. */
  as?: Onlooker | undefined;
  language?: Language | undefined;
}>;
type Needs = Pick<Ports, 'baseUrl' | 'reads' | 'mediaStore' | 'lookAddresses' | 'clock'> &
  WithHooks<'isHiddenFrom' | 'siteHostOf' | 'socialStandings'> &
  Ties;

/** The physical profile by its own rules, from the weeks this viewer is shown. */
const statsOf = async (ports: Needs, seen: Seen, language: Language): Promise<PublicStats> => {
  const { owner, view } = seen;
  const { snapshots } = ports.reads;
  const [all, saved, { items }] = await Promise.all([
    snapshots.weeksOf(owner.id),
    snapshots.savedWeeksOf(owner.id),
    snapshots.pageOf(owner.id, { limit: 1 }),
  ]);
  const oldest = oldestShown(view, all);
  const isShown = (week: string) => oldest === null || week >= oldest;
  const presented = await presentAll(
    ports,
    items.filter(({ week }) => isShown(week)),
    seen,
    language,
  );
  const thisWeek = isoWeekOf(ports.clock.now(), owner.timeZone).key;
  const weeks = saved.filter(isShown);
  // How many weeks there are, and without a gap, is history too.
  const isLatestAlone = view.weeks === 'LATEST';
  return {
    weeks: isLatestAlone ? null : weeks.length,
    streak: isLatestAlone ? null : weeklyStreak(weeks, thisWeek).current,
    latest: presented[0] ?? null,
  };
};

/** What its owner put into the gallery, and nothing by itself: pictures of weeks are no part of it. */
const pictures = async (
  ports: Needs,
  viewer: Actor,
  owner: User,
  isFollower: boolean,
): Promise<readonly ShownPicture[] | null> => {
  const isOwn = viewer.kind === 'user' && viewer.id === owner.id;
  if (!isOwn && !isOpenTo(owner, 'gallery', isFollower)) return null;
  return (await galleryOf(ports, owner.id, { toOthers: !isOwn })).items;
};

/** What its holder shows by a switch of its own, which is off. */
const certificatesOf = async ({ reads, baseUrl }: Needs, owner: User, at: Date) =>
  (await reads.signedCredentials.shownBy(owner.id, at)).map((credential) => {
    const { publicId, kind, title, completedOn } = presentCredential(baseUrl, credential, at);
    return { publicId, kind, title, completedOn };
  });

/**
 * A person as far as this viewer may see them. Whether a hidden account exists is nobody's business: strangers hear the
 * same as for a name nobody has; only its owner, looking as a stranger, is told that it is not public.
 */
export const getPublicProfile =
  (ports: Needs) =>
  async (actor: Actor, { idOrUsername, as, language }: Input): Promise<PublicProfile> => {
    const { users } = ports.reads;
    const owner =
      (await users.find(idOrUsername)) ?? (await users.findByUsername(idOrUsername.toLowerCase()));
    const isOwn = actor.kind === 'user' && actor.id === owner?.id;
    const isPlayed = isOwn && as !== undefined;
    const viewer = isPlayed ? visitor : actor;
    const view = owner ? profileViewOf(viewer, owner) : 'NONE';
    if (!owner || view === 'NONE') throw new DomainError(isOwn ? 'user.not_public' : 'user.not_found');
    if (await ports.isHidden(viewer, owner.id)) throw new DomainError('user.not_found');

    const follows = isPlayed ? as === 'FOLLOWER' : await ports.isFollower(viewer, owner.id);
    const bodyView = isPlayed
      ? viewFor(follows ? 'FOLLOWER' : 'OTHER', owner)
      : await viewOf(viewer, owner, ports);
    const words = language ?? (actor.kind === 'user' ? actor.language : undefined) ?? defaultLanguage;
    // Staff look at bodies through the console, where each look is written down.
    const seen = bodyView && bodyView.viewer !== 'STAFF' ? { actor: viewer, owner, view: bodyView } : null;
    const at = ports.clock.now();
    const [presence, avatar, stats, gallery, certificates, social, sites] = await Promise.all([
      presenceOf(ports.reads, [owner], at),
      avatarUrl(ports)(viewer, owner),
      seen && statsOf(ports, seen, words),
      pictures(ports, viewer, owner, follows),
      certificatesOf(ports, owner, at),
      shownStanding(ports)(viewer, owner),
      siteHosts(ports)([owner.id]),
    ]);
    return presentPublicProfile(owner, {
      view,
      isOwn,
      avatarUrl: avatar,
      stats,
      gallery,
      certificates,
      social,
      siteHost: sites.get(owner.id) ?? null,
      activityStatus: presence.get(owner.id) ?? 'OFFLINE',
      at,
    });
  };
