import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Category, CategoryId } from './category.ts';

/** With how many articles are in it, whatever their state. */
export type CategoryRow = Category & Readonly<{ posts: number }>;

export interface Categories {
  /** In their order. */
  all(): Promise<readonly Category[]>;
  find(id: CategoryId): Promise<Category | null>;
  /** Fails with category.exists. */
  insert(category: Category): Promise<void>;
  /** Conditional on `version - 1`; fails with version.stale, category.exists. */
  update(category: Category): Promise<void>;
  /** Fails with category.in_use. */
  delete(id: CategoryId): Promise<void>;
  /** Filters: `id`, `slug`, `q`. */
  list(request: ListRequest): Promise<List<CategoryRow>>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    categories: Categories;
  }
}
