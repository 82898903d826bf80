/** A keyset page for members: `cursor` is opaque, made by the repository that reads it back. */
export type PageRequest = Readonly<{ limit: number; cursor?: string | undefined }>;
export type Page<Row> = Readonly<{ items: readonly Row[]; nextCursor: string | null }>;

export const maxPageSize = 100;
/** Staff lists count at most this many rows; beyond it the total is "more". */
export const countCap = 10_001;
/** Deep OFFSETs cost more than any person gains from them. */
export const maxOffset = 10_000;

/** A staff list as the console asks for it; `sort` and `filter` names are checked against the list's own columns. */
export type ListRequest = Readonly<{
  sort: Readonly<{ field: string; order: 'ASC' | 'DESC' }>;
  from: number;
  to: number;
  filter: Readonly<Record<string, unknown>>;
}>;
export type List<Row> = Readonly<{ rows: readonly Row[]; total: number; totalIsCapped: boolean }>;

export const usualPageSize = 20;

type Asked = Readonly<{ limit?: number | undefined; cursor?: string | undefined }>;

/** What a caller left out is filled in; what is too much is cut. */
export const pageRequest = ({ limit, cursor }: Asked): PageRequest => ({
  limit: Math.min(limit ?? usualPageSize, maxPageSize),
  cursor,
});
