import { useCallback, useContext, useEffect } from 'react';
import { ScrollRestoration, UNSAFE_DataRouterStateContext, useLocation } from 'react-router';
import { firstEntry, usePageContext } from './page-context.ts';
import { scrollWhenReachable, stayAtPlace } from './scroll-place.ts';

/** A new page begins at its top; Back and a reload lead to where the reader was, however late the content comes. */
export const ScrollPlace = () => {
  const { key, hash } = useLocation();
  const { entryKey } = usePageContext();
  const entryOf = useCallback(
    ({ key: entry }: Readonly<{ key: string }>) => (entry === firstEntry ? entryKey : entry),
    [entryKey],
  );
  // The router scrolls once, to a page that is often still short, and tells the place nowhere else.
  const top = useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;
  useEffect(() => (typeof top === 'number' && top > 0 ? scrollWhenReachable(top) : undefined), [key, top]);
  useEffect(() => {
    if (hash === '' || typeof top === 'number') return undefined;
    const place = document.getElementById(decodeURIComponent(hash.slice(1)));
    return place ? stayAtPlace(place) : undefined;
  }, [key, hash, top]);
  return <ScrollRestoration getKey={entryOf} />;
};
