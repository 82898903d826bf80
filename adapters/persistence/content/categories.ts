import type { Category } from '#core/content/category/category.ts';
import type { Categories, CategoryRow } from '#core/content/category/ports.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const refusals = { categories_slug: 'category.exists' } as const;
const stored = ({ name, ...category }: Category) => ({ ...category, name: JSON.stringify(name) });

const list: ListSource<keyof typeof staffLists.categories> = {
  select: 'c.*, t.posts',
  from: `categories c cross join lateral (
    select count(*)::int as posts from posts p where p.category_id = c.id) t`,
  all: 'categories c',
  columns: {
    id: 'c.id',
    slug: 'c.slug',
    position: 'c.position',
    posts: 't.posts',
    createdAt: 'c.created_at',
    updatedAt: 'c.updated_at',
  },
  search: `fold((c.name ->> 'vi') || ' ' || (c.name ->> 'en') || ' ' || c.slug)`,
  tieBreak: 'c.id',
};

export const knexCategories = (db: Connection): Categories => ({
  all: () => rows<Category>(db(), 'select * from categories order by position, slug'),

  async find(id) {
    const [found] = await rows<Category>(db(), 'select * from categories where id = ?', [id]);
    return found ?? null;
  },

  async insert(category) {
    await refusing(refusals, db()('categories').insert(stored(category)));
  },

  async update(category) {
    const { id, ...columns } = stored(category);
    const written = await refusing(
      refusals,
      db()('categories')
        .where({ id, version: category.version - 1 })
        .update(columns),
    );
    requireFresh(written);
  },

  async delete(id) {
    await refusing({ posts_category: 'category.in_use' }, db()('categories').where({ id }).delete());
  },

  list: (request) =>
    staffList<CategoryRow, keyof typeof staffLists.categories>(
      db(),
      list,
      readListRequest(staffLists.categories, request),
    ),
});
