import type { Language } from '#core/kernel/language.ts';
import { displayName } from '#core/access/actor/person.ts';
import { isShown, type Post, type PostId } from '#core/content/post/post.ts';
import type { ListedPost, OwnPostRow, PostFilter, PostRow, Posts, TagRow } from '#core/content/post/ports.ts';
import { tagSlug } from '#core/content/post/tag.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Page, PageRequest } from '#core/kernel/page.ts';
import { fold, normalize } from '#core/kernel/text/text.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending, isBelow } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';
import { isBlocked } from '../community/readers.ts';

declare module '../engine/store.ts' {
  interface Tables {
    posts: Post;
    /** Every address that an article has, and those that readers knew; null: it is gone. */
    postSlugs: Readonly<{ language: string; slug: string; postId: PostId | null }>;
  }
}

const wordsOf = (q = ''): readonly string[] => fold(normalize(q)).split(/\s+/u).filter(Boolean);
const holds = (text: string, words: readonly string[]): boolean => {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
};
const hasTag = ({ tags }: Post, slug: string): boolean => tags.some((tag) => tagSlug(tag) === slug);

const rowsOf = (view: () => View) => {
  const rowOf = (post: Post): PostRow => {
    const author = view().table('users').get(post.authorId);
    return {
      ...post,
      authorName: author ? displayName(author) : '',
      category: (post.categoryId !== null && view().table('categories').get(post.categoryId)) || null,
      image: (post.imageId !== null && view().table('media').get(post.imageId)) || null,
    };
  };
  const cardOf = (post: Post): ListedPost => {
    const { html: _html, ...card } = rowOf(post);
    return card;
  };
  const ownRowOf = (post: Post): OwnPostRow => {
    const copy = view().table('workingCopies').get(post.id);
    const { change = 'NONE', proposedAt = null, content } = copy ?? {};
    return { ...cardOf(post), change, proposedAt, draftTitle: content?.title ?? post.title };
  };
  return { rowOf, cardOf, ownRowOf };
};

type Rows = ReturnType<typeof rowsOf>;
type ReaderLists = Pick<Posts, 'cardsOf' | 'pageOf' | 'related' | 'addresses' | 'categoryAddresses' | 'tags'>;

const readerLists = (view: () => View, { rowOf, cardOf }: Rows): ReaderLists => {
  const shown = (viewerId: UserId | null): readonly Post[] =>
    view()
      .table('posts')
      .all()
      .filter((post) => isShown(post) && !isBlocked(view(), viewerId, post.authorId));

  const fits = (
    post: Post,
    { q, category, tag, authorId, language, hot, isShowMain }: PostFilter,
  ): boolean => {
    const own = post.categoryId === null ? undefined : view().table('categories').get(post.categoryId);
    return (
      (language === undefined || post.language === language) &&
      (category === undefined || own?.id === category || own?.slug === category) &&
      (tag === undefined || hasTag(post, tag)) &&
      (authorId === undefined || post.authorId === authorId) &&
      (hot === undefined || post.hot === hot) &&
      (isShowMain === undefined || post.isShowMain === isShowMain) &&
      holds(`${post.title} ${post.description}`, wordsOf(q))
    );
  };

  const foundPage = async (filter: PostFilter, { limit, cursor }: PageRequest): Promise<Page<Post>> => {
    const words = wordsOf(filter.q);
    const place = decodeCursor(cursor, 'whole', 'number', 'id');
    const sortedBy = (post: Post) =>
      [
        words.length > 0 && holds(post.title, words) ? 1 : 0,
        filter.sort === 'popular' ? post.likes : (post.publishDate?.getTime() ?? 0),
        post.id,
      ] as const;
    const found = shown(filter.viewerId)
      .filter((post) => fits(post, filter))
      .filter((post) => !place || isBelow(sortedBy(post), [Number(place[0]), Number(place[1]), place[2]]))
      .toSorted(descending(sortedBy));
    return pageOf(found, limit, (post) => {
      const [isInTitle, rank, id] = sortedBy(post);
      return encodeCursor(String(isInTitle), String(rank), id);
    });
  };

  return {
    async cardsOf(filter, request) {
      const page = await foundPage(filter, request);
      return { ...page, items: page.items.map(cardOf) };
    },
    async pageOf(filter, request) {
      const page = await foundPage(filter, request);
      return { ...page, items: page.items.map(rowOf) };
    },

    async related({ id, language, tags }, viewerId, limit) {
      const own = new Set(tags.map(tagSlug));
      const common = (post: Post) => post.tags.filter((tag) => own.has(tagSlug(tag))).length;
      return shown(viewerId)
        .filter((post) => post.id !== id && post.language === language)
        .toSorted(descending((post) => [common(post), post.publishDate ?? new Date(0), post.id]))
        .slice(0, limit)
        .map(cardOf);
    },

    async addresses({ limit, cursor }) {
      const [after] = decodeCursor(cursor, 'id') ?? [];
      const found = shown(null)
        .filter(({ id }) => after === undefined || id > after)
        .toSorted(ascending(({ id }) => [id]))
        .map(({ id, slug, language, translationGroup, textAt }) => ({
          id,
          slug,
          language,
          translationGroup,
          textAt,
        }));
      return pageOf(found, limit, ({ id }) => encodeCursor(id));
    },

    async categoryAddresses() {
      const newest = new Map<string, Readonly<{ slug: string; language: Language; textAt: Date }>>();
      for (const { categoryId, language, textAt } of shown(null)) {
        const slug = categoryId === null ? undefined : view().table('categories').get(categoryId)?.slug;
        const key = `${slug} ${language}`;
        const before = newest.get(key);
        if (slug !== undefined && (before === undefined || before.textAt < textAt))
          newest.set(key, { slug, language, textAt });
      }
      return [...newest.values()].toSorted(ascending(({ slug, language }) => [slug, language]));
    },

    async tags(language, limit) {
      return tagsOf(shown(null).filter((post) => language === undefined || post.language === language)).slice(
        0,
        limit,
      );
    },
  };
};

/** Most used first; named as the newest article writes it. */
const tagsOf = (posts: readonly Post[]): readonly TagRow[] => {
  const found = new Map<string, TagRow>();
  for (const { tags } of posts.toSorted(ascending(({ id }) => [id])))
    for (const name of tags) {
      const slug = tagSlug(name);
      found.set(slug, { slug, name, posts: (found.get(slug)?.posts ?? 0) + 1 });
    }
  return [...found.values()].toSorted((a, b) => b.posts - a.posts || (a.slug < b.slug ? -1 : 1));
};

type WriterLists = Pick<
  Posts,
  'pageOfAuthor' | 'list' | 'ofAuthor' | 'due' | 'trashedBefore' | 'listTags' | 'withTag'
>;

const writerLists = (view: () => View, { ownRowOf }: Rows): WriterLists => {
  const all = () => view().table('posts').all();
  return {
    async pageOfAuthor(authorId, { status, q }, { limit, cursor }) {
      const place = decodeCursor(cursor, 'instant', 'id');
      const sortedBy = ({ updatedAt, id }: OwnPostRow) => [updatedAt, id] as const;
      const found = all()
        .filter((post) => post.authorId === authorId && (status === undefined || post.status === status))
        .map(ownRowOf)
        .filter(({ draftTitle }) => holds(draftTitle, wordsOf(q)))
        .filter((post) => !place || isBelow(sortedBy(post), [new Date(place[0]), place[1]]))
        .toSorted(descending(sortedBy));
      return pageOf(found, limit, (post) => encodeCursor(...sortedBy(post)));
    },
    async list(request) {
      const rows = all()
        .map(ownRowOf)
        .map((row) => {
          const isChange = row.change === 'WAITING';
          const isWaiting = row.status === 'PENDING' || isChange;
          const since = row.status === 'PENDING' ? row.submittedAt : isChange ? row.proposedAt : null;
          return { ...row, isWaiting, waitingSince: since };
        });
      const plan = readListRequest(staffLists.posts, request);
      const listed = staffList(rows, plan, staffLists.posts, ({ title, description }) => [
        title,
        description,
      ]);
      return {
        ...listed,
        rows: listed.rows.map(({ isWaiting: _isWaiting, waitingSince: _since, ...row }) => row),
      };
    },
    ofAuthor: async (authorId) =>
      all()
        .filter((post) => post.authorId === authorId)
        .toSorted(ascending(({ id }) => [id])),
    due: async (at, limit) =>
      all()
        .filter(
          ({ status, publishDate }) => status === 'SCHEDULED' && publishDate !== null && publishDate <= at,
        )
        .toSorted(ascending(({ publishDate, id }) => [publishDate ?? at, id]))
        .slice(0, limit)
        .map(({ id }) => id),
    trashedBefore: async (at, limit) =>
      all()
        .filter(({ status, trashedAt }) => status === 'TRASH' && trashedAt !== null && trashedAt <= at)
        .toSorted(ascending(({ trashedAt, id }) => [trashedAt ?? at, id]))
        .slice(0, limit)
        .map(({ id }) => id),
    async listTags(request) {
      const rows = tagsOf(all()).map((tag) => ({ ...tag, id: tag.slug }));
      const plan = readListRequest(staffLists.tags, request);
      return staffList(rows, plan, staffLists.tags, ({ name, slug }) => [name, slug]);
    },
    withTag: async (slug) =>
      all()
        .filter((post) => hasTag(post, slug))
        .map(({ id }) => id)
        .toSorted(),
  };
};

export const memoryPosts = (view: () => View): Posts => {
  const posts = () => view().table('posts');
  const slugs = () => view().table('postSlugs');
  const rows = rowsOf(view);

  const put = (post: Post): void => {
    const { id, language, translationGroup, slug } = post;
    const others = posts()
      .all()
      .filter((one) => one.id !== id);
    if (others.some((one) => one.translationGroup === translationGroup && one.language === language))
      view().refuse('post.translation_exists');
    if (post.categoryId !== null && !view().table('categories').get(post.categoryId))
      view().refuse('category.not_found');
    const owner = slugs().get(keyOf(language, slug));
    if (owner && owner.postId !== id) view().refuse('post.slug_taken');
    // An address that no reader knew is given up.
    if (post.publishedAt === null) deleteRows(slugs(), ({ postId }) => postId === id);
    slugs().set(keyOf(language, slug), { language, slug, postId: id });
    posts().set(id, post);
  };

  const remove = (id: PostId): void => {
    const post = posts().get(id);
    if (!post) return;
    for (const [key, row] of slugs().entries())
      if (row.postId === id) {
        if (post.publishedAt === null) slugs().delete(key);
        else slugs().set(key, { ...row, postId: null });
      }
    for (const name of ['workingCopies', 'postPreviews'] as const) view().table(name).delete(id);
    deleteRows(view().table('postRevisions'), ({ postId }) => postId === id);
    deleteRows(view().table('postLikes'), ({ postId }) => postId === id);
    posts().delete(id);
  };

  return {
    async insert(post, copy) {
      put(post);
      view().table('workingCopies').set(copy.postId, copy);
    },
    async find(id) {
      const post = posts().get(id);
      return post ? rows.rowOf(post) : null;
    },
    among: async (ids) =>
      [...new Set(ids)]
        .flatMap((id) => posts().get(id) ?? [])
        .toSorted(ascending(({ id }) => [id]))
        .map(rows.rowOf),
    lock: async (id) => posts().get(id) ?? null,
    async update(post) {
      const before = posts().get(post.id);
      if (!before) throw new DomainError('post.not_found');
      const { likes, comments, version } = before;
      const next = { ...post, likes, comments, version: version + 1 };
      put(next);
      return next;
    },
    async count(id, { likes = 0, comments = 0 }) {
      const before = posts().get(id);
      if (!before) return;
      posts().set(id, {
        ...before,
        likes: Math.max(0, before.likes + likes),
        comments: Math.max(0, before.comments + comments),
      });
    },
    delete: async (id) => remove(id),
    async addressed(language, slug) {
      const found = slugs().get(keyOf(language, slug));
      return found ? { postId: found.postId } : null;
    },
    translationsOf: async ({ id, translationGroup }) =>
      posts()
        .all()
        .filter((one) => one.id !== id && one.translationGroup === translationGroup)
        .toSorted(ascending((one) => [one.language])),
    ...readerLists(view, rows),
    ...writerLists(view, rows),
    async forgetDraftsOf(authorId) {
      for (const { id, authorId: own, publishedAt } of posts().all())
        if (own === authorId && publishedAt === null) {
          deleteRows(view().table('mediumUses'), (use) => use.kind === 'ARTICLE' && use.id === id);
          remove(id);
        }
    },
  };
};
