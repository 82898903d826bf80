import type { Category } from '#core/content/category/category.ts';
import type { ListedPost, PostRow } from '#core/content/post/ports.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';

/** A row of `posts`, with its author's name; the category and the picture are read together for a page. */
export type FoundPost = Omit<PostRow, 'category' | 'image'>;
export const postColumns = `p.*, ${nameOf('a')} as author_name`;

export type FoundCard = Omit<ListedPost, 'category' | 'image'>;
/** All but the text, which may be as long as the rest of a page together. */
export const cardColumns = `p.id, p.author_id, p.language, p.translation_group, p.slug, p.wanted_slug, p.title,
  p.description, p.image_id, p.image_alt, p.meta_image_id, p.category_id, p.tags, p.meta_title, p.meta_description,
  p.meta_keywords, p.status, p.status_before, p.publish_date, p.published_at, p.submitted_at, p.trashed_at, p.reason,
  p.enable_comments, p.hot, p.is_show_main, p.is_machine_draft, p.words, p.likes, p.comments, p.text_at, p.version,
  p.created_at, p.updated_at, ${nameOf('a')} as author_name`;
export const postSource = 'posts p join users a on a.id = p.author_id';

export const withParts =
  (db: Connection) =>
  async <Found extends FoundCard>(
    found: readonly Found[],
  ): Promise<(Found & Pick<PostRow, 'category' | 'image'>)[]> => {
    const imageIds = found.flatMap(({ imageId }) => imageId ?? []);
    const categoryIds = [...new Set(found.flatMap(({ categoryId }) => categoryId ?? []))];
    const images =
      imageIds.length === 0
        ? []
        : await rows<NonNullable<PostRow['image']>>(db(), 'select * from media where id = any(?::text[])', [
            imageIds,
          ]);
    const categories =
      categoryIds.length === 0
        ? []
        : await rows<Category>(db(), 'select * from categories where id = any(?::text[])', [categoryIds]);
    const imageById = new Map(images.map((image) => [image.id as string, image]));
    const categoryById = new Map(categories.map((category) => [category.id as string, category]));
    return found.map((row) => ({
      ...row,
      image: (row.imageId !== null && imageById.get(row.imageId)) || null,
      category: (row.categoryId !== null && categoryById.get(row.categoryId)) || null,
    }));
  };
