import { useDeferredValue, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { useRoadmap } from './data.ts';

/** The place of a report on the page; the changelog and suggestions lead there. */
export const placeOf = (id: string): string => `report-${id}`;

/** Shows the report that the address names, once, however far down it stands. */
export const useNamedReport = ({
  data,
  hasNextPage,
  isFetching,
  fetchNextPage,
}: Pick<ReturnType<typeof useRoadmap>, 'data' | 'hasNextPage' | 'isFetching' | 'fetchNextPage'>): void => {
  const { hash } = useLocation();
  const shown = useRef('');
  // The list is drawn in steps: what came is there to be found once this has it too.
  const drawn = useDeferredValue(data);
  useEffect(() => {
    if (!hash.startsWith('#report-') || shown.current === hash || drawn === undefined || drawn !== data)
      return;
    const place = document.getElementById(hash.slice(1));
    if (place === null) {
      if (hasNextPage && !isFetching) void fetchNextPage();
      return;
    }
    shown.current = hash;
    place.scrollIntoView({ block: 'center' });
    place.focus({ preventScroll: true });
  }, [hash, data, drawn, hasNextPage, isFetching, fetchNextPage]);
};
