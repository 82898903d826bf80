import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import { superUserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { mentionedIn } from '#core/community/comment/text-entity.ts';
import { presentEntities, type EntityView } from '#core/community/comment/views/comment-view.ts';
import { hiddenFrom } from '#core/people/profile/hidden-people.ts';
import { personCards, type PersonCard } from '#core/people/profile/views/person-card.ts';
import { addressOf, openAddressExpiry } from '#core/platform/media/address.ts';
import { mediumViews, type MediumView } from '#core/platform/media/medium-view.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import type { LinkPreview } from '../link-preview.ts';
import type { FeedPost, PostMedium } from '../post.ts';
import type { PostCounts } from '../ports.ts';

export type PostPresentNeeds = Pick<Ports, 'reads' | 'mediaStore' | 'clock'> &
  WithHooks<'isHiddenFrom' | 'isKnownTo' | 'siteHostOf'>;

export type PreviewView = Pick<LinkPreview, 'url' | 'status' | 'title' | 'description'> &
  Readonly<{ imageUrl: string | null }>;

export type PostView = Readonly<
  Pick<
    FeedPost,
    | 'id'
    | 'text'
    | 'visibility'
    | 'card'
    | 'locked'
    | 'status'
    | 'hiddenReason'
    | 'version'
    | 'publishedAt'
    | 'editedAt'
  > &
    PostCounts & {
      author: PersonCard;
      entities: readonly EntityView[];
      media: readonly MediumView[];
      preview: PreviewView | null;
      isLiked: boolean;
      isBookmarked: boolean;
      isOwn: boolean;
    }
>;

type MediaNeeds = Pick<Ports, 'mediaStore' | 'clock'>;

/** Addresses live for a minute: who is blocked afterwards soon has none that works. */
export const presentMedia = (
  { reads, mediaStore, clock }: Pick<Ports, 'reads'> & MediaNeeds,
  chosen: readonly PostMedium[],
  known: ReadonlyMap<string, Medium>,
): Promise<readonly MediumView[]> => {
  const shown = chosen.flatMap(({ mediumId, alt }) => {
    const medium = known.get(mediumId);
    return medium ? [{ medium, alt }] : [];
  });
  return mediumViews({ media: reads.media, mediaStore, now: clock.now() }, shown);
};

/** A page that said nothing of itself is no preview. */
export const presentPreviews = async (
  { reads, mediaStore, clock }: Pick<Ports, 'reads'> & MediaNeeds,
  posts: readonly Pick<FeedPost, 'previewUrl'>[],
): Promise<ReadonlyMap<string, PreviewView>> => {
  const urls = [...new Set(posts.flatMap(({ previewUrl }) => previewUrl ?? []))];
  if (urls.length === 0) return new Map();
  const found = await reads.linkPreviews.of(urls);
  const imageIds = [...found.values()].flatMap(({ imageId }) => imageId ?? []);
  // Made by the platform, for all posts that lead there.
  const images = imageIds.length > 0 ? await reads.media.ofOwner(superUserId, imageIds) : [];
  const byId = new Map(images.map((image) => [image.id, image]));
  const at = clock.now();
  const views = await Promise.all(
    [...found.values()]
      .filter(({ status }) => status !== 'NONE')
      .map(async ({ url, status, title, description, imageId }) => {
        const image = imageId === null ? undefined : byId.get(imageId);
        const address = image && (await addressOf(mediaStore, image, at, openAddressExpiry(at)));
        return [url, { url, status, title, description, imageUrl: address?.url ?? null }] as const;
      }),
  );
  return new Map(views);
};

const noCounts: PostCounts = { likes: 0, comments: 0 };

/** Posts as one reader is shown them, in the order given; which of them, the storage has decided. */
export const presentPosts =
  (ports: PostPresentNeeds) =>
  async (reader: Actor, posts: readonly FeedPost[]): Promise<readonly PostView[]> => {
    if (posts.length === 0) return [];
    const { reads } = ports;
    const ids = posts.map(({ id }) => id);
    const readerId = reader.kind === 'user' ? reader.id : null;
    const named = posts.flatMap(({ authorId, entities }) => [authorId, ...mentionedIn(entities)]);
    const none: ReadonlySet<string> = new Set();
    const [hidden, counts, media, previews, liked, kept] = await Promise.all([
      hiddenFrom(ports)(reader, named),
      reads.likes.countsOf(ids),
      posts.some((post) => post.media.length > 0) ? reads.feedPosts.mediaOf(ids) : new Map(),
      presentPreviews(ports, posts),
      readerId === null ? none : reads.likes.among(readerId, ids),
      readerId === null ? none : reads.bookmarks.among(readerId, 'FEED', ids),
    ]);
    const cards = await personCards(ports)(
      reader,
      named.filter((id) => !hidden.has(id)),
    );
    const views = await Promise.all(
      posts.map(async (post): Promise<readonly PostView[]> => {
        const author = cards.get(post.authorId);
        if (!author) return [];
        const { id, text, visibility, card, locked, status, version, publishedAt, editedAt } = post;
        // One that a moderator hid is its owner's alone, wherever it is shown.
        const shown = post.media.filter(
          ({ mediumId }) => author.isOwn || media.get(mediumId)?.hiddenAt === null,
        );
        return [
          {
            id,
            text,
            visibility,
            card,
            locked,
            status,
            version,
            publishedAt,
            editedAt,
            author,
            entities: presentEntities(post.entities, cards),
            media: await presentMedia(ports, shown, media),
            preview: (post.previewUrl !== null && previews.get(post.previewUrl)) || null,
            hiddenReason: author.isOwn ? post.hiddenReason : null,
            ...(counts.get(id) ?? noCounts),
            isLiked: liked.has(id),
            isBookmarked: kept.has(id),
            isOwn: author.isOwn,
          },
        ];
      }),
    );
    return views.flat();
  };

/** One post. Fails with feed.not_found when the reader may not know of its author. */
export const presentPost =
  (ports: PostPresentNeeds) =>
  async (reader: Actor, post: FeedPost): Promise<PostView> => {
    const [view] = await presentPosts(ports)(reader, [post]);
    if (!view) throw new DomainError('feed.not_found');
    return view;
  };
