import type { Post, PostId } from '#core/content/post/post.ts';
import type { PostAddress, Posts } from '#core/content/post/ports.ts';
import { tagSlug } from '#core/content/post/tag.ts';
import type { WorkingCopy } from '#core/content/post/working-copy.ts';
import { constraintError } from '#core/error-catalogue.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { postLists } from './post-lists.ts';
import { postColumns, postSource, withParts, type FoundPost } from './post-rows.ts';

const refusals = {
  posts_translation: 'post.translation_exists',
  posts_category: 'category.not_found',
  posts_image_id_fkey: 'media.not_found',
  posts_meta_image_id_fkey: 'media.not_found',
} as const;

const stored = ({ tags, metaKeywords, ...post }: Post) => ({
  ...post,
  tags: JSON.stringify(tags),
  metaKeywords: JSON.stringify(metaKeywords),
});

/** Addresses and tags, as the article names them now. */
const keepNames =
  (db: Connection) =>
  async ({ id, language, slug, tags, publishedAt }: Post): Promise<void> => {
    // An address that no reader knew is given up.
    if (publishedAt === null)
      await rows(db(), 'delete from post_slugs where post_id = ? and slug <> ?', [id, slug]);
    await rows(
      db(),
      'insert into post_slugs (language, slug, post_id) values (?, ?, ?) on conflict (language, slug) do nothing',
      [language, slug, id],
    );
    const [owner] = await rows<PostAddress>(
      db(),
      'select post_id from post_slugs where language = ? and slug = ?',
      [language, slug],
    );
    if (owner?.postId !== id) throw constraintError('post.slug_taken');
    const found = tags.map((name) => ({ tag: tagSlug(name), name }));
    await rows(db(), 'delete from post_tags where post_id = ? and tag <> all(?::text[])', [
      id,
      found.map(({ tag }) => tag),
    ]);
    await rows(
      db(),
      `insert into post_tags (post_id, tag, name) select ?, tag, name from unnest(?::text[], ?::text[]) as t (tag, name)
       on conflict (tag, post_id) do update set name = excluded.name where post_tags.name <> excluded.name`,
      [id, found.map(({ tag }) => tag), found.map(({ name }) => name)],
    );
  };

const storedCopy = ({ content, ...copy }: WorkingCopy) => ({
  ...copy,
  content: JSON.stringify(content),
});

export const knexPosts = (db: Connection): Posts => {
  const parts = withParts(db);
  const names = keepNames(db);

  const remove = async (id: PostId): Promise<void> => {
    await rows(
      db(),
      `delete from post_slugs s using posts p where p.id = ? and s.post_id = p.id and p.published_at is null`,
      [id],
    );
    await rows(db(), 'delete from posts where id = ?', [id]);
  };

  return {
    async insert(post, copy) {
      await refusing(refusals, db()('posts').insert(stored(post)));
      await names(post);
      await db()('post_working_copies').insert(storedCopy(copy));
    },

    async find(id) {
      const found = await rows<FoundPost>(db(), `select ${postColumns} from ${postSource} where p.id = ?`, [
        id,
      ]);
      return (await parts(found))[0] ?? null;
    },

    among: async (ids) =>
      ids.length === 0
        ? []
        : parts(
            await rows<FoundPost>(
              db(),
              `select ${postColumns} from ${postSource} where p.id = any(?::text[]) order by p.id`,
              [[...ids]],
            ),
          ),

    async lock(id) {
      const [post] = await rows<Post>(db(), 'select * from posts where id = ? for no key update', [id]);
      return post ?? null;
    },

    async update(post) {
      const { id, version: _, likes: _likes, comments: _comments, ...columns } = stored(post);
      const [next] = await refusing(
        refusals,
        db()('posts')
          .where({ id })
          .update({ ...columns, version: db().raw('version + 1') }, ['*']),
      );
      if (!next) throw new DomainError('post.not_found');
      await names(post);
      return next as Post; // all of its columns
    },

    async count(id, { likes = 0, comments = 0 }) {
      await rows(
        db(),
        `update posts set likes = greatest(likes + ?::int, 0), comments = greatest(comments + ?::int, 0) where id = ?`,
        [likes, comments, id],
      );
    },

    delete: remove,

    async addressed(language: Language, slug: string) {
      const [found] = await rows<PostAddress>(
        db(),
        'select post_id from post_slugs where language = ? and slug = ?',
        [language, slug],
      );
      return found ?? null;
    },

    translationsOf: ({ id, translationGroup }) =>
      rows<Post>(db(), 'select * from posts where translation_group = ? and id <> ? order by language', [
        translationGroup,
        id,
      ]),

    ...postLists(db, parts),

    ofAuthor: (authorId) =>
      rows<Post>(db(), 'select * from posts where author_id = ? order by id', [authorId]),

    async due(at, limit) {
      const found = await rows<{ id: PostId }>(
        db(),
        `select id from posts where status = 'SCHEDULED' and publish_date <= ? order by publish_date, id limit ?`,
        [at, limit],
      );
      return found.map(({ id }) => id);
    },

    async trashedBefore(at, limit) {
      const found = await rows<{ id: PostId }>(
        db(),
        `select id from posts where status = 'TRASH' and trashed_at <= ? order by trashed_at, id limit ?`,
        [at, limit],
      );
      return found.map(({ id }) => id);
    },

    async forgetDraftsOf(authorId) {
      const drafts = `(select id from posts where author_id = ? and published_at is null)`;
      await rows(db(), `delete from medium_uses where kind = 'ARTICLE' and subject_id in ${drafts}`, [
        authorId,
      ]);
      await rows(db(), `delete from post_slugs where post_id in ${drafts}`, [authorId]);
      await rows(db(), `delete from posts where author_id = ? and published_at is null`, [authorId]);
    },
  };
};
