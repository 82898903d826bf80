import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { keepFocus } from '#ui/keep-focus.ts';
import type { CoachFilters } from '../data.ts';
import { changed, type FilterChange, readFilters, withoutFilters, writeFilters } from './filters.ts';

/** The address is the state: a link leads to the same list, Back to the same place. */
export const useFilters = () => {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => readFilters(search), [search]);
  const go = useCallback(
    (next: (now: CoachFilters) => CoachFilters) =>
      setSearch((now) => writeFilters(next(readFilters(now))), {
        replace: true,
        preventScrollReset: true,
        state: keepFocus,
      }),
    [setSearch],
  );
  return {
    filters,
    change: useCallback((change: FilterChange) => go((now) => changed(now, change)), [go]),
    clear: useCallback(() => go(withoutFilters), [go]),
    clearAll: useCallback(() => go(() => ({})), [go]),
  };
};
export type Filters = ReturnType<typeof useFilters>;
