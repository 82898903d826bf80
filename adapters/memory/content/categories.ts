import type { Category } from '#core/content/category/category.ts';
import type { Categories } from '#core/content/category/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import type { View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    categories: Category;
  }
}

export const memoryCategories = (view: () => View): Categories => {
  const table = () => view().table('categories');
  const postsIn = (id: string): number =>
    view()
      .table('posts')
      .all()
      .filter(({ categoryId }) => categoryId === id).length;
  const put = (category: Category): void => {
    const { id, slug } = category;
    if (
      table()
        .all()
        .some((one) => one.slug === slug && one.id !== id)
    )
      view().refuse('category.exists');
    table().set(id, category);
  };

  return {
    all: async () =>
      table()
        .all()
        .toSorted(ascending(({ position, slug }) => [position, slug])),
    find: async (id) => table().get(id) ?? null,
    insert: async (category) => put(category),
    async update(category) {
      if (table().get(category.id)?.version !== category.version - 1) throw new DomainError('version.stale');
      put(category);
    },
    async delete(id) {
      if (postsIn(id) > 0) view().refuse('category.in_use');
      table().delete(id);
    },
    async list(request) {
      const rows = table()
        .all()
        .map((category) => ({ ...category, posts: postsIn(category.id) }));
      const plan = readListRequest(staffLists.categories, request);
      return staffList(rows, plan, staffLists.categories, ({ name, slug }) => [name.vi, name.en, slug]);
    },
  };
};
