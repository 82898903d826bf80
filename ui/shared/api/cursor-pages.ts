type Place = Readonly<{ cursor?: string }>;
type Options = Readonly<{ signal: AbortSignal }>;

/**
 * What every list that is read page by page tells its infinite query. `place` goes into the query of the request: empty
 * for the first page, then the cursor that the page before named.
 */
export const cursorPages = <Page extends Readonly<{ nextCursor: string | null }>>(
  read: (place: Place, options: Options) => Promise<Page>,
) => ({
  queryFn: ({ signal, pageParam }: Options & Readonly<{ pageParam: string | null }>): Promise<Page> =>
    read(pageParam === null ? {} : { cursor: pageParam }, { signal }),
  initialPageParam: null as string | null, // the first page has no cursor
  getNextPageParam: ({ nextCursor }: Page): string | null => nextCursor,
});
