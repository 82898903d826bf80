import type { Category } from '#core/content/category/category.ts';
import type { PostRow } from '#core/content/post/ports.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';

/** A row of `posts`, with its author's name; the category and the picture are read together for a page. */
export type FoundPost = Omit<PostRow, 'category' | 'image'>;
export const postColumns = `p.*, ${nameOf('a')} as author_name`;
export const postSource = 'posts p join users a on a.id = p.author_id';

export const withParts =
  (db: Connection) =>
  async <Found extends FoundPost>(
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
