import { useContext, useEffect } from 'react';
import { ScrollRestoration, UNSAFE_DataRouterStateContext, useLocation } from 'react-router';
import { scrollWhenReachable } from './scroll-place.ts';

/** A new page begins at its top; Back and a reload lead to where the reader was, however late the content comes. */
export const ScrollPlace = () => {
  const { key } = useLocation();
  // The router scrolls once, to a page that is often still short, and tells the place nowhere else.
  const top = useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;
  useEffect(() => (typeof top === 'number' && top > 0 ? scrollWhenReachable(top) : undefined), [key, top]);
  return <ScrollRestoration getKey={({ key: entry }) => entry} />;
};
