import type { Actor } from '#core/access/actor/actor.ts';
import { requireMember } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Language } from '#core/kernel/language.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { blockedFor, hiddenFrom } from '#core/people/profile/hidden-people.ts';
import { postBookmarks } from '../post-subject.ts';
import { isShown, type Post, type PostId } from '../post.ts';
import type { PostFilter, PostRow, TagRow } from '../ports.ts';
import { postCards, type CardNeeds, type PostCard } from '../views/post-card.ts';
import { pageOfPost, type PageNeeds, type PostPage } from '../views/post-page.ts';

type Paged = Readonly<{ limit?: number | undefined; cursor?: string | undefined }>;

/** What is published, for everybody; nothing by people who are hidden from the reader. */
export const listPosts =
  (needs: CardNeeds) =>
  async (
    actor: Actor,
    { limit, cursor, ...filter }: Paged & Omit<PostFilter, 'viewerId'>,
  ): Promise<Page<PostCard>> => {
    const { items, nextCursor } = await needs.reads.posts.cardsOf(
      { ...filter, viewerId: blockedFor(actor) },
      pageRequest({ limit, cursor }),
    );
    return { items: await postCards(needs)(actor, items), nextCursor };
  };

type Place = Readonly<{ idOrSlug: string; language: Language }>;
type Found =
  | Readonly<{ kind: 'POST'; post: PostRow }>
  /** Readers saw it once, and it is gone. */
  | Readonly<{ kind: 'GONE' }>
  | Readonly<{ kind: 'NONE' }>;

const other: Readonly<Record<Language, Language>> = { vi: 'en', en: 'vi' };

/** By its id, by an address it has or had in this language, else in the other one. */
const findPlace = async ({ reads }: Reads<'posts'>, { idOrSlug, language }: Place): Promise<Found> => {
  const byId = await reads.posts.find(idOrSlug);
  const address =
    byId === null
      ? ((await reads.posts.addressed(language, idOrSlug)) ??
        (await reads.posts.addressed(other[language], idOrSlug)))
      : null;
  if (byId === null && address === null) return { kind: 'NONE' };
  const post = byId ?? (address?.postId ? await reads.posts.find(address.postId) : null);
  // An address is kept for what is gone only when readers knew it.
  if (post === null) return { kind: 'GONE' };
  if (isShown(post)) return { kind: 'POST', post };
  return post.publishedAt === null ? { kind: 'NONE' } : { kind: 'GONE' };
};

/**
 * Where an address leads, for what serves pages: the address it has now and its language, that it is gone (410), or
 * null. Says nothing of what has never been published.
 */
export const findPostAddress =
  (needs: Reads<'posts'>) =>
  async (
    place: Place,
  ): Promise<
    | Readonly<{
        isGone: false;
        post: Pick<Post, 'id' | 'slug' | 'language' | 'title'>;
        /** The same in the language that was asked for, while readers see it. */
        translation: Pick<Post, 'id' | 'slug' | 'language' | 'title'> | null;
      }>
    | Readonly<{ isGone: true }>
    | null
  > => {
    const found = await findPlace(needs, place);
    if (found.kind === 'NONE') return null;
    if (found.kind === 'GONE') return { isGone: true };
    const short = ({ id, slug, language, title }: Post) => ({ id, slug, language, title });
    const { post } = found;
    const translations = post.language === place.language ? [] : await needs.reads.posts.translationsOf(post);
    const translation = translations.find((one) => isShown(one) && one.language === place.language);
    return { isGone: false, post: short(post), translation: translation ? short(translation) : null };
  };

/** One published article. Fails with post.not_found, also for whom its author is hidden. */
export const readPost =
  (needs: PageNeeds & WithHooks<'isHiddenFrom'>) =>
  async (actor: Actor, place: Place): Promise<PostPage> => {
    const found = await findPlace(needs, place);
    if (found.kind !== 'POST') throw new DomainError('post.not_found');
    const { post } = found;
    if ((await hiddenFrom(needs)(actor, [post.authorId])).has(post.authorId))
      throw new DomainError('post.not_found');
    return pageOfPost(needs)(actor, post);
  };

const mostTags = 100;

/** Tags of published articles, those that are used most first. */
export const listTags =
  ({ reads }: Reads<'posts'>) =>
  async (_actor: Actor, language: Language | undefined): Promise<readonly TagRow[]> =>
    reads.posts.tags(language, mostTags);

export type KeptPost = Readonly<{ kind: 'POST'; createdAt: Date; post: PostCard }>;

/** The articles that a member kept, as far as they may still be read. */
export const listKeptPosts =
  (needs: CardNeeds) =>
  async (actor: Actor, asked: Paged): Promise<Page<KeptPost>> => {
    const { reads } = needs;
    const { id } = requireMember(actor);
    const { items, nextCursor } = await reads.bookmarks.pageOf(id, 'POST', pageRequest(asked));
    const seen = await Promise.all(
      items.map(({ subjectId }) => postBookmarks.maySee(reads, actor, subjectId)),
    );
    const ids = items.filter((_, index) => seen[index]).map(({ subjectId }): PostId => subjectId);
    const cards = await postCards(needs)(actor, await reads.posts.among(ids));
    const byId = new Map(cards.map((card) => [card.id, card]));
    return {
      items: items.flatMap(({ subjectId, createdAt }) => {
        const post = byId.get(subjectId);
        return post ? [{ kind: 'POST' as const, createdAt, post }] : [];
      }),
      nextCursor,
    };
  };
