import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** The comment that the address leads to, as notices do, and the one whose thread holds it. */
type Named = Readonly<{ id: string; threadId: string }>;

export const useNamedComment = (): Named | null => {
  const [search] = useSearchParams();
  const id = search.get('comment');
  return id === null ? null : { id, threadId: search.get('thread') ?? id };
};

const mostPages = 5;
type Pages = Readonly<{
  data?: Readonly<{ pages: readonly unknown[] }> | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}>;

/** What is looked for may stand further down: asks for more, a few times, until it is there. */
export const useFound = (isMissing: boolean, query: Pages): void => {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const pages = data?.pages.length ?? 0;
  const goesOn = isMissing && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (goesOn && pages > 0 && pages < mostPages) void fetchNextPage();
  }, [goesOn, pages, fetchNextPage]);
};

/** Comes into sight and into the focus, once. */
export const useShownOnce = (isNamed: boolean) => {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [isNamed]);
  return place;
};
