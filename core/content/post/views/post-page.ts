import type { Actor } from '#core/access/actor/actor.ts';
import type { Language } from '#core/kernel/language.ts';
import { blockedFor } from '#core/people/profile/hidden-people.ts';
import { addressOf, openAddressExpiry } from '#core/platform/media/address.ts';
import { mediumViews, type MediumView } from '#core/platform/media/medium-view.ts';
import { mayBePublic, publicAddressOf } from '#core/platform/media/public-picture.ts';
import { describeRichText, type ContentsEntry } from '#core/platform/rich-text/describe-rich-text.ts';
import { isAuthor } from '../post-access.ts';
import { isShown, postLimits, type PostId } from '../post.ts';
import type { PostRow } from '../ports.ts';
import { mediaIn } from '../files/media-in.ts';
import { filesOfPost } from '../files/own-files.ts';
import { imageOf, postCards, type ArticleImage, type CardNeeds, type PostCard } from './post-card.ts';

/** The same article in another language, while readers see it. */
export type TranslationLink = Readonly<{ language: Language; slug: string }>;

/** An article as it is read. */
export type PostPage = PostCard &
  Readonly<{
    /** Clean rich text. */
    html: string;
    /** The files of its text, with their addresses. */
    media: readonly MediumView[];
    contents: readonly ContentsEntry[];
    words: number;
    enableComments: boolean;
    metaTitle: string;
    metaDescription: string;
    metaKeywords: readonly string[];
    metaImage: ArticleImage | null;
    publishedAt: Date | null;
    /** When readers got this text. */
    textAt: Date;
    translation: TranslationLink | null;
    related: readonly PostCard[];
    isLiked: boolean;
    isBookmarked: boolean;
    isOwn: boolean;
  }>;

export type PageNeeds = CardNeeds;

/** Files of the author's own that the text shows; pictures of what is published have addresses that stay. */
export const textMedia = async (
  { reads, mediaStore, clock, publicMediaUrl }: PageNeeds,
  row: PostRow,
): Promise<readonly MediumView[]> => {
  const ids = mediaIn({ ...row, imageId: null, metaImageId: null });
  if (ids.length === 0) return [];
  const found = await filesOfPost(reads, row, ids);
  const now = clock.now();
  const seen = found.filter(({ hiddenAt }) => hiddenAt === null).map((medium) => ({ medium }));
  const views = await mediumViews({ media: reads.media, mediaStore, now }, seen);
  if (!isShown(row)) return views;
  const media = new Map(found.map((medium) => [medium.id, medium]));
  return Promise.all(
    views.map(async (view) => {
      const medium = media.get(view.id)!; // views are of these
      return mayBePublic(medium)
        ? { ...view, ...publicAddressOf(publicMediaUrl, medium) }
        : { ...view, ...(await addressOf(mediaStore, medium, now, openAddressExpiry(now))) };
    }),
  );
};

const metaOf = (row: PostRow) => ({
  metaTitle: row.metaTitle || row.title.slice(0, postLimits.metaTitleLength),
  metaDescription: row.metaDescription || row.description.slice(0, postLimits.metaDescriptionLength),
  metaKeywords: row.metaKeywords.length > 0 ? row.metaKeywords : row.tags.slice(0, postLimits.metaKeywords),
});

const presented = async (needs: PageNeeds, actor: Actor, row: PostRow) => {
  const { reads } = needs;
  const [card] = await postCards(needs)(actor, [row]);
  const metaMedium = row.metaImageId === null ? null : await reads.media.find(row.metaImageId);
  return {
    ...card!, // of the one row
    ...metaOf(row),
    html: row.html,
    media: await textMedia(needs, row),
    contents: describeRichText(row.html).contents,
    words: row.words,
    enableComments: row.enableComments,
    metaImage: await imageOf(needs, metaMedium, { alt: row.imageAlt, isOpen: isShown(row) }),
    publishedAt: row.publishedAt,
    textAt: row.textAt,
    isOwn: isAuthor(actor, row),
  };
};

/** A published article for one reader. */
export const pageOfPost =
  (needs: PageNeeds) =>
  async (actor: Actor, row: PostRow): Promise<PostPage> => {
    const { reads } = needs;
    const readerId = actor.kind === 'user' ? actor.id : null;
    const none: ReadonlySet<PostId> = new Set();
    const [page, translations, related, liked, kept] = await Promise.all([
      presented(needs, actor, row),
      reads.posts.translationsOf(row),
      reads.posts.related(row, blockedFor(actor), postLimits.related),
      readerId === null ? none : reads.postLikes.among(readerId, [row.id]),
      readerId === null ? none : reads.bookmarks.among(readerId, 'POST', [row.id]),
    ]);
    const translation = translations.find(isShown);
    return {
      ...page,
      translation: translation ? { language: translation.language, slug: translation.slug } : null,
      related: await postCards(needs)(actor, related),
      isLiked: liked.has(row.id),
      isBookmarked: kept.has(row.id),
    };
  };

/** The same of what is not published: nothing leads on from it. */
export const previewOf =
  (needs: PageNeeds) =>
  async (actor: Actor, row: PostRow): Promise<PostPage> => {
    const { reads } = needs;
    const [image, category] = [
      row.imageId === null ? null : await reads.media.find(row.imageId),
      row.categoryId === null ? null : await reads.categories.find(row.categoryId),
    ];
    // As it looks to readers: what hangs on it, and its state, is left out.
    const shown = { ...row, image, category };
    const page = await presented(needs, actor, shown);
    return { ...page, translation: null, related: [], isLiked: false, isBookmarked: false };
  };
