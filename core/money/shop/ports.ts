import type { UserId } from '#core/kernel/id.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import type { Order } from './order.ts';
import type { Product } from './product.ts';

export type ProductRow = Product & Readonly<{ images: readonly Medium[] }>;
export type OrderRow = Order & Readonly<{ userName: string; productSlug: string }>;

export interface Products {
  /** Fails with product.slug_exists. */
  insert(product: Product): Promise<void>;
  find(idOrSlug: string): Promise<ProductRow | null>;
  /** Holds the row until the transaction ends. */
  lock(id: Product['id']): Promise<Product | null>;
  /** Stores a row and raises its version. Fails with version.stale when it was changed meanwhile, with product.slug_exists. */
  update(product: Product): Promise<Product>;
  /**
   * Takes from, or (negative) gives back to, the stock, and raises the version, so that an edit which began before can't
   * put old stock back. Without a stock it does nothing. Fails with product.out_of_stock when there is less.
   */
  take(id: Product['id'], quantity: number): Promise<void>;
  /** Fails with product.has_orders when any order names it. */
  delete(id: Product['id']): Promise<void>;
  /** ACTIVE ones, newest first; words of `q` without marks and case. */
  pageOf(page: PageRequest & Readonly<{ q?: string | undefined }>): Promise<Page<ProductRow>>;
  /** Filters: `id`, `status`, `q`. */
  list(request: ListRequest): Promise<List<ProductRow>>;
}

export type OrderFilter = Readonly<{ status?: Order['status'] | undefined }>;

export interface Orders {
  insert(order: Order): Promise<void>;
  findOf(userId: UserId, id: Order['id']): Promise<OrderRow | null>;
  find(id: Order['id']): Promise<OrderRow | null>;
  lock(id: Order['id']): Promise<Order | null>;
  /** Stores a locked row and raises its version. */
  update(order: Order): Promise<Order>;
  pageOf(userId: UserId, filter: OrderFilter, page: PageRequest): Promise<Page<OrderRow>>;
  /** Filters: `id`, `userId`, `productId`, `status`, `q`. */
  list(request: ListRequest): Promise<List<OrderRow>>;
  /** Where this member's goods went. */
  forgetDeliveryOf(userId: UserId): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    products: Products;
    orders: Orders;
  }
}
