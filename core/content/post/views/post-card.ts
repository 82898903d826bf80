import type { Actor } from '#core/access/actor/actor.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Language, LocalizedText } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { personCards, type PersonCard } from '#core/people/profile/views/person-card.ts';
import { addressOf } from '#core/platform/media/address.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import { publicAddressOf } from '#core/platform/media/public-picture.ts';
import type { Category } from '../../category/category.ts';
import { isShown, readingMinutes, type PostId, type PostStatus } from '../post.ts';
import type { ListedPost } from '../ports.ts';
import { tagSlug } from '../tag.ts';

export type ArticleImage = Readonly<{
  id: string;
  url: string;
  thumbnailUrl: string | null;
  width: number | null;
  height: number | null;
  alt: string;
}>;
export type CategoryView = Readonly<{ id: string; slug: string; name: LocalizedText }>;
export type TagView = Readonly<{ slug: string; name: string }>;

/** An article as lists show it. */
export type PostCard = Readonly<{
  id: PostId;
  slug: string;
  language: Language;
  title: string;
  description: string;
  image: ArticleImage | null;
  category: CategoryView | null;
  tags: readonly TagView[];
  author: PersonCard | null;
  status: PostStatus;
  publishDate: Date | null;
  readingMinutes: number;
  likes: number;
  comments: number;
  hot: boolean;
}>;

export type CardNeeds = Pick<Ports, 'reads' | 'mediaStore' | 'clock' | 'publicMediaUrl'> &
  WithHooks<'isKnownTo' | 'siteHostOf'>;

export const categoryView = (category: Category | null): CategoryView | null =>
  category && { id: category.id, slug: category.slug, name: category.name };

export const tagViews = (tags: readonly string[]): readonly TagView[] =>
  tags.map((name) => ({ slug: tagSlug(name), name }));

/** A picture of an article, while it is there. Readers of a published one get an address that stays the same. */
export const imageOf = async (
  { mediaStore, clock, publicMediaUrl }: Pick<CardNeeds, 'mediaStore' | 'clock' | 'publicMediaUrl'>,
  medium: Medium | null,
  { alt, isOpen }: Readonly<{ alt: string; isOpen: boolean }>,
): Promise<ArticleImage | null> => {
  if (medium === null || medium.deletedAt !== null || medium.hiddenAt !== null) return null;
  const { id, width, height } = medium;
  if (isOpen) return { id, ...publicAddressOf(publicMediaUrl, medium), alt };
  const { url, thumbnailUrl } = await addressOf(mediaStore, medium, clock.now());
  return { id, url, thumbnailUrl, width, height, alt };
};

export const postCards =
  (needs: CardNeeds) =>
  async (viewer: Actor, rows: readonly ListedPost[]): Promise<readonly PostCard[]> => {
    const authors = await personCards(needs)(
      viewer,
      rows.map(({ authorId }) => authorId),
    ); // each once
    return Promise.all(
      rows.map(async (row): Promise<PostCard> => ({
        id: row.id,
        slug: row.slug,
        language: row.language,
        title: row.title,
        description: row.description,
        image: await imageOf(needs, row.image, { alt: row.imageAlt, isOpen: isShown(row) }),
        category: categoryView(row.category),
        tags: tagViews(row.tags),
        author: authors.get(row.authorId) ?? null,
        status: row.status,
        publishDate: row.publishDate,
        readingMinutes: readingMinutes(row),
        likes: row.likes,
        comments: row.comments,
        hot: row.hot,
      })),
    );
  };
