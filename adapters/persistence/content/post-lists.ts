import type { Post, PostId } from '#core/content/post/post.ts';
import type { OwnPostRow, PostFilter, PostRow, Posts, TagRow } from '#core/content/post/ports.ts';
import { tagSlug } from '#core/content/post/tag.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Page, PageRequest } from '#core/kernel/page.ts';
import { fold, normalize } from '#core/kernel/text/text.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';
import { containing, staffList, type ListSource } from '../engine/staff-list.ts';
import {
  cardColumns,
  postColumns,
  postSource,
  type FoundCard,
  type FoundPost,
  type withParts,
} from './post-rows.ts';

type Lists = Pick<
  Posts,
  | 'cardsOf'
  | 'pageOf'
  | 'related'
  | 'pageOfAuthor'
  | 'addresses'
  | 'categoryAddresses'
  | 'list'
  | 'tags'
  | 'listTags'
  | 'withTag'
>;
type Parts = ReturnType<typeof withParts>;
type Condition = readonly [sql: string, values: readonly (string | number | boolean | Date | null)[]];

/** The one rule of what readers see. */
const isShown = `p.status = 'PUBLISHED'`;

/** Blocked either way; nobody for visitors and staff. */
const notHidden = `not exists (select 1 from relations r where r.kind = 'BLOCK'
  and (r.owner_id, r.other_id) in ((?, p.author_id), (p.author_id, ?)))`;

const searched = `fold(p.title || ' ' || p.description)`;
const wordsOf = (q = ''): readonly string[] => fold(normalize(q)).split(/\s+/u).filter(Boolean);

const conditionsOf = (filter: PostFilter, words: readonly string[]): readonly Condition[] => {
  const { language, category, tag, authorId, hot, isShowMain, viewerId } = filter;
  return [
    [isShown, []],
    ...(language ? [['p.language = ?', [language]] as const] : []),
    ...(category
      ? [['p.category_id in (select c.id from categories c where ? in (c.id, c.slug))', [category]] as const]
      : []),
    ...(tag ? [['p.id in (select t.post_id from post_tags t where t.tag = ?)', [tag]] as const] : []),
    ...(authorId ? [['p.author_id = ?', [authorId]] as const] : []),
    ...(hot === undefined ? [] : [[hot ? 'p.hot' : 'not p.hot', []] as const]),
    ...(isShowMain === undefined
      ? []
      : [[isShowMain ? 'p.is_show_main' : 'not p.is_show_main', []] as const]),
    ...words.map((word) => [`${searched} like ?`, [containing(word)]] as const),
    ...(viewerId === null ? [] : [[notHidden, [viewerId, viewerId]] as const]),
  ];
};

/** Those with all words in the title come first. */
const titleRank = (words: readonly string[]) =>
  words.length === 0
    ? { sql: '0', values: [] }
    : {
        sql: `(case when ${words.map(() => 'fold(p.title) like ?').join(' and ')} then 1 else 0 end)`,
        values: words.map(containing),
      };

/** A page of what readers see, with these columns of each. */
const foundPage =
  <Found extends FoundCard>(db: Connection, parts: Parts, columns: string) =>
  async (
    filter: PostFilter,
    { limit, cursor }: PageRequest,
  ): Promise<Page<Found & Pick<PostRow, 'category' | 'image'>>> => {
    const words = wordsOf(filter.q);
    const place = decodeCursor(cursor, 'whole', 'number', 'id');
    const title = titleRank(words);
    const isPopular = filter.sort === 'popular';
    const rank = isPopular ? 'p.likes' : 'p.publish_date';
    const conditions = conditionsOf(filter, words);
    const values: unknown[] = [...title.values, ...conditions.flatMap(([, given]) => given)];
    let below = '';
    if (place) {
      const at = isPopular ? Number(place[1]) : new Date(Number(place[1]));
      const type = isPopular ? 'integer' : 'timestamptz';
      // Without words the order is an index's own, and the first value is the same for all.
      below =
        words.length === 0
          ? `and (${rank}, p.id) < (?::${type}, ?)`
          : `and (${title.sql}, ${rank}, p.id) < (?::integer, ?::${type}, ?)`;
      values.push(...(words.length === 0 ? [] : [...title.values, Number(place[0])]), at, place[2]);
    }
    const order = `${words.length === 0 ? '' : 'in_title desc, '}${rank} desc, p.id desc`;
    const found = await rows<Found & { inTitle: number }>(
      db(),
      `select ${columns}, ${title.sql} as in_title from ${postSource}
       where ${conditions.map(([sql]) => `(${sql})`).join(' and ')} ${below}
       order by ${order} limit ?`,
      [...values, limit + 1] as (string | number | Date)[], // of conditions and places
    );
    const page = pageOf(found, limit, ({ inTitle, likes, publishDate, id }) =>
      encodeCursor(String(inTitle), String(isPopular ? likes : (publishDate?.getTime() ?? 0)), id),
    );
    const items = page.items.map(({ inTitle: _inTitle, ...row }) => row as unknown as Found); // all of it but that
    return { ...page, items: await parts(items) };
  };

const readerLists = (
  db: Connection,
  parts: Parts,
): Pick<Lists, 'cardsOf' | 'pageOf' | 'related' | 'addresses' | 'categoryAddresses' | 'tags'> => ({
  cardsOf: (filter, page) => foundPage<FoundCard>(db, parts, cardColumns)(filter, page),
  pageOf: (filter, page) => foundPage<FoundPost>(db, parts, postColumns)(filter, page),

  async related({ id, language, tags }, viewerId, limit) {
    const found = await rows<FoundCard>(
      db(),
      `with common as (
         select t.post_id, count(*)::int as tags from post_tags t where t.tag = any(:tags::text[]) group by t.post_id)
       select ${cardColumns} from ${postSource} left join common c on c.post_id = p.id
       where ${isShown} and p.language = :language and p.id <> :id
         and (:viewerId::text is null or not exists (select 1 from relations r where r.kind = 'BLOCK'
           and (r.owner_id, r.other_id) in ((:viewerId::text, p.author_id), (p.author_id, :viewerId::text))))
       order by coalesce(c.tags, 0) desc, p.publish_date desc, p.id desc limit :limit`,
      { id, language, tags: tags.map(tagSlug), viewerId, limit },
    );
    return parts(found);
  },

  async addresses({ limit, cursor }) {
    const [after = ''] = decodeCursor(cursor, 'id') ?? [];
    const found = await rows<Pick<Post, 'id' | 'slug' | 'language' | 'translationGroup' | 'textAt'>>(
      db(),
      `select p.id, p.slug, p.language, p.translation_group, p.text_at from posts p
       where ${isShown} and p.id > ? order by p.id limit ?`,
      [after, limit + 1],
    );
    return pageOf(found, limit, ({ id }) => encodeCursor(id));
  },

  categoryAddresses: () =>
    rows<Readonly<{ slug: string; language: Language; textAt: Date }>>(
      db(),
      `select c.slug, p.language, max(p.text_at) as text_at from posts p join categories c on c.id = p.category_id
       where ${isShown} group by c.slug, p.language order by c.slug, p.language`,
    ),

  tags: (language, limit) =>
    rows<TagRow>(
      db(),
      `select t.tag as slug, (array_agg(t.name order by p.id desc))[1] as name, count(*)::int as posts
       from post_tags t join posts p on p.id = t.post_id
       where ${isShown} and (?::text is null or p.language = ?) group by t.tag order by posts desc, slug limit ?`,
      [language ?? null, language ?? null, limit],
    ),
});

const since = `(case when p.status = 'PENDING' then p.submitted_at when w.change = 'WAITING' then w.proposed_at end)`;

const list: ListSource<keyof typeof staffLists.posts> = {
  select: `${cardColumns}, w.change, w.proposed_at, w.content ->> 'title' as draft_title`,
  from: `${postSource} join post_working_copies w on w.post_id = p.id`,
  all: 'posts p',
  columns: {
    id: 'p.id',
    title: 'p.title',
    slug: 'p.slug',
    language: 'p.language',
    status: 'p.status',
    change: 'w.change',
    isWaiting: `(p.status = 'PENDING' or w.change = 'WAITING')`,
    waitingSince: since,
    authorId: 'p.author_id',
    authorName: nameOf('a'),
    categoryId: 'p.category_id',
    hot: 'p.hot',
    isShowMain: 'p.is_show_main',
    words: 'p.words',
    likes: 'p.likes',
    comments: 'p.comments',
    publishDate: 'p.publish_date',
    createdAt: 'p.created_at',
    updatedAt: 'p.updated_at',
  },
  search: searched,
  tieBreak: 'p.id',
};

const tagList: ListSource<keyof typeof staffLists.tags> = {
  select: 't.*',
  from: `(select t.tag as id, t.tag as slug, (array_agg(t.name order by t.post_id desc))[1] as name,
      count(*)::int as posts from post_tags t group by t.tag) t`,
  columns: { id: 't.id', slug: 't.slug', name: 't.name', posts: 't.posts' },
  search: `fold(t.name || ' ' || t.slug)`,
  tieBreak: 't.id',
};

type OwnFound = FoundCard & Pick<OwnPostRow, 'change' | 'proposedAt' | 'draftTitle'>;

const writerLists = (
  db: Connection,
  parts: Parts,
): Pick<Lists, 'pageOfAuthor' | 'list' | 'listTags' | 'withTag'> => ({
  async pageOfAuthor(authorId, { status, q }, { limit, cursor }) {
    const place = decodeCursor(cursor, 'instant', 'id');
    const words = wordsOf(q);
    const found = await rows<OwnFound>(
      db(),
      `select ${list.select} from ${list.from} where p.author_id = ?
         ${status ? 'and p.status = ?' : ''} ${words.map(() => `and fold(w.content ->> 'title') like ?`).join(' ')}
         ${place ? 'and (p.updated_at, p.id) < (?, ?)' : ''}
       order by p.updated_at desc, p.id desc limit ?`,
      [authorId, ...(status ? [status] : []), ...words.map(containing), ...(place ?? []), limit + 1],
    );
    const page = pageOf(found, limit, ({ updatedAt, id }) => encodeCursor(updatedAt, id));
    return { ...page, items: await parts(page.items) };
  },

  async list(request) {
    const listed = await staffList<OwnFound, keyof typeof staffLists.posts>(
      db(),
      list,
      readListRequest(staffLists.posts, request),
    );
    return { ...listed, rows: await parts(listed.rows) };
  },

  listTags: (request) =>
    staffList<TagRow & { id: string }, keyof typeof staffLists.tags>(
      db(),
      tagList,
      readListRequest(staffLists.tags, request),
    ),

  async withTag(slug) {
    const found = await rows<{ postId: PostId }>(
      db(),
      'select post_id from post_tags where tag = ? order by post_id',
      [slug],
    );
    return found.map(({ postId }) => postId);
  },
});

export const postLists = (db: Connection, parts: Parts): Lists => ({
  ...readerLists(db, parts),
  ...writerLists(db, parts),
});
