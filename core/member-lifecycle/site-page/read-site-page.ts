import { visitor } from '#core/access/actor/actor.ts';
import { getCoach } from '#core/coaching/coach/use-cases/get-coach.ts';
import type { CoachDetails } from '#core/coaching/coach/views/coach-details.ts';
import { tiesOf } from '#core/body/snapshot/hooks.ts';
import { listPosts } from '#core/content/post/use-cases/read-posts.ts';
import type { PostCard } from '#core/content/post/views/post-card.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { inLanguage, type Language } from '#core/kernel/language.ts';
import type { Composition } from '#core/kernel/composition.ts';
import type { UserId } from '#core/kernel/id.ts';
import { listChallenges } from '#core/learning/challenge/use-cases/list-challenges.ts';
import type { ChallengeCard } from '#core/learning/challenge/views/challenge-card.ts';
import { isHiddenPerson } from '#core/people/profile/hidden-people.ts';
import { sitePicturesOf } from '#core/sites/domain-name/site-pictures.ts';
import { defaultSite, type OwnSite, type SiteBlockKind } from '#core/sites/own-site/own-site.ts';
import type { ServedHost } from '#core/sites/own-site/served-host.ts';
import { getPublicProfile } from '../account/use-cases/get-public-profile.ts';
import type { PublicProfile } from '../account/views/public-profile.ts';
import type { SiteBlockContent, SitePage, SitePost } from './site-page.ts';

const mostPosts = 4;
const mostChallenges = 6;
const mostPictures = 12;

type Shown = Readonly<{
  profile: PublicProfile;
  coach: CoachDetails | null;
  challenges: readonly ChallengeCard[];
  posts: readonly PostCard[];
  site: OwnSite;
}>;

const numberIn = (profile: PublicProfile, key: string): number | null => {
  const value = profile.stats?.latest?.computed[key]?.value;
  return typeof value === 'number' ? value : null;
};

const some = <Item>(items: readonly Item[]): readonly Item[] | null => (items.length > 0 ? items : null);

const credentials = (
  { certificates }: PublicProfile,
  kind: 'badges' | 'certificates',
): SiteBlockContent | null => {
  const wanted = kind === 'badges' ? 'BADGE' : 'CERTIFICATE';
  const items = some(certificates.filter((one) => one.kind === wanted));
  return items && { kind, items: items.map(({ publicId, title }) => ({ publicId, title })) };
};

const postLine = (post: PostCard): SitePost => {
  const { slug, language, title, description, publishDate, readingMinutes, image } = post;
  const imageUrl = image === null ? null : (image.thumbnailUrl ?? image.url);
  return {
    slug,
    language,
    title,
    description,
    publishDate,
    readingMinutes,
    imageUrl,
    imageAlt: image?.alt ?? '',
  };
};

/** Each by what visitors see elsewhere too; null: nothing to show. */
const contents: Readonly<Record<SiteBlockKind, (shown: Shown) => SiteBlockContent | null>> = {
  about: ({ profile: { about } }) => (about ? { kind: 'about', text: about } : null),
  badges: ({ profile }) => credentials(profile, 'badges'),
  certificates: ({ profile }) => credentials(profile, 'certificates'),
  stats: ({ profile }) =>
    profile.stats?.latest
      ? {
          kind: 'stats',
          weeks: profile.stats.weeks,
          streak: profile.stats.streak,
          bmi: numberIn(profile, 'bmi'),
          bodyFat: numberIn(profile, 'bodyFatPercent'),
        }
      : null,
  rating: ({ coach }) =>
    coach && coach.rating.mean !== null
      ? { kind: 'rating', mean: coach.rating.mean, count: coach.rating.memberCount }
      : null,
  gallery: ({ profile }) => {
    const items = some((profile.gallery ?? []).filter(({ type }) => type === 'IMAGE').slice(0, mostPictures));
    return (
      items && {
        kind: 'gallery',
        items: items.map(({ url, thumbnailUrl, alt }) => ({ url: thumbnailUrl ?? url, alt })),
      }
    );
  },
  posts: ({ posts }) => {
    const items = some(posts);
    return items && { kind: 'posts', items: items.map(postLine) };
  },
  challenges: ({ challenges }) => {
    const items = some(challenges);
    return (
      items && { kind: 'challenges', items: items.map(({ slug, title, pay }) => ({ slug, title, pay })) }
    );
  },
  price: ({ coach }) =>
    coach?.username ? { kind: 'price', price: coach.price, username: coach.username } : null,
  links: ({ site }) => {
    const items = some(site.links);
    return items && { kind: 'links', items };
  },
  followers: ({ profile: { social } }) =>
    social.figures && { kind: 'followers', count: social.figures.followers },
  members: ({ coach }) => (coach?.members ? { kind: 'members', count: coach.members.count } : null),
  contact: ({ profile: { email, phone } }) =>
    email !== null || phone !== null ? { kind: 'contact', email, phone } : null,
};

/** Another use case says no to visitors: then the part is not there. */
const orNull = async <Result>(work: Promise<Result>): Promise<Result | null> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
};

/** The newest in the language of the page; in whichever there are, when there is none in it. */
const newestPosts = (ports: Composition) => {
  const list = listPosts(ports);
  return async (authorId: UserId, language: Language): Promise<readonly PostCard[]> => {
    const { items } = await list(visitor, { authorId, language, limit: mostPosts });
    return items.length > 0 ? items : (await list(visitor, { authorId, limit: mostPosts })).items;
  };
};

type Asked = Pick<ServedHost, 'domainId' | 'userId'> & Readonly<{ language: Language }>;

/**
 * The site of one member for any visitor: through the same views that show the person on the platform. Fails with
 * domain.not_found where the profile is not public; nobody learns more than that.
 */
export const readSitePage = (ports: Composition) => {
  const profileOf = getPublicProfile({ ...ports, ...tiesOf(ports) });
  const coachOf = getCoach({ ...ports, isHidden: isHiddenPerson(ports) });
  const challengesOf = listChallenges(ports);
  const newestOf = newestPosts(ports);
  const picturesOf = sitePicturesOf(ports);
  return async ({ domainId, userId, language }: Asked): Promise<SitePage> => {
    const { reads, clock } = ports;
    const [domain, profile] = await Promise.all([
      reads.domains.find(domainId),
      orNull(profileOf(visitor, { idOrUsername: userId, language })),
    ]);
    if (!domain || !profile || profile.id !== userId) throw new DomainError('domain.not_found');
    const [coach, challenges, posts, stored, { siteName }, pictures] = await Promise.all([
      profile.type === 'COACH' ? orNull(coachOf(visitor, { idOrUsername: userId, language })) : null,
      challengesOf(visitor, { authorId: userId, limit: mostChallenges }),
      newestOf(userId, language),
      reads.ownSites.find(domainId),
      reads.settings.read(),
      picturesOf(domain),
    ]);
    const site = stored ?? defaultSite(domainId, clock.now());
    const shown: Shown = { profile, coach, challenges: challenges.items, posts, site };
    const { palette, analyticsId, facebookAppId } = site;
    return {
      userId,
      language,
      siteName,
      palette,
      analyticsId,
      facebookAppId,
      ...pictures,
      name: profile.displayName,
      // What a coach says of themselves elsewhere is better than nothing.
      tagline: inLanguage(site.tagline, language) || (coach?.headline ?? ''),
      avatarUrl: profile.avatarUrl,
      blocks: site.blocks.flatMap(({ kind, isOn }) => (isOn ? (contents[kind](shown) ?? []) : [])),
    };
  };
};
