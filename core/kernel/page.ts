/** A keyset page for members: `cursor` is opaque, made by the repository that reads it back. */
export type PageRequest = Readonly<{ limit: number; cursor?: string | undefined }>;
export type Page<Row> = Readonly<{ items: readonly Row[]; nextCursor: string | null }>;

export const maxPageSize = 100;
/** Staff lists count at most this many rows; beyond it the total is "more". */
export const countCap = 10_001;
/** Deep OFFSETs cost more than any person gains from them. */
export const maxOffset = 10_000;

/** How many rows of a whole list are read at once: so many, and no more, stand in memory. */
export const partSize = 500;

/** A staff list as the console asks for it; `sort` and `filter` names are checked against the list's own columns. */
export type ListRequest = Readonly<{
  sort: Readonly<{ field: string; order: 'ASC' | 'DESC' }>;
  from: number;
  to: number;
  filter: Readonly<Record<string, unknown>>;
  /** One part of a whole list, read in order from its first row on, inside a `SnapshotReading`; nothing is counted. */
  isPart?: true;
}>;
export type List<Row> = Readonly<{
  rows: readonly Row[];
  /** When it is capped, there are more than this. */
  total: number;
  totalIsCapped: boolean;
}>;

/** How many rows one request may have. */
export const mostRows = ({ isPart }: Pick<ListRequest, 'isPart'>): number =>
  isPart ? partSize : maxPageSize;

/** Reads of one moment: all that `read` does sees the data as it stood when the reading began. */
export type SnapshotReading = Readonly<{
  read<Result>(work: () => Promise<Result>): Promise<Result>;
  /** To be called whatever happened; until then the storage keeps the moment for it. */
  end(): Promise<void>;
}>;
export type BeginReading = () => Promise<SnapshotReading>;

export const usualPageSize = 20;

type Asked = Readonly<{ limit?: number | undefined; cursor?: string | undefined }>;

/** What a caller left out is filled in; what is too much is cut. */
export const pageRequest = ({ limit, cursor }: Asked): PageRequest => ({
  limit: Math.min(limit ?? usualPageSize, maxPageSize),
  cursor,
});

/** Page after page of what `read` answers, until there is none: one page at a time stands in memory. */
export async function* everyPage<Row>(
  read: (request: PageRequest) => Promise<Page<Row>>,
): AsyncGenerator<readonly Row[]> {
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await read({ limit: maxPageSize, cursor });
    yield items;
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}

/** All rows of all pages, for lists that one member makes by hand. */
export const everyRow = async <Row>(
  read: (request: PageRequest) => Promise<Page<Row>>,
): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for await (const items of everyPage(read)) rows.push(...items);
  return rows;
};
