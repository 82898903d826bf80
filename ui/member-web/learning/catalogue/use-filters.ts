import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { keepFocus } from '#ui/keep-focus.ts';
import { type CatalogueFilters, readFilters, writeFilters } from './filters.ts';

/** The address is the state: a link leads to the same list, Back to the same place. */
export const useFilters = () => {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => readFilters(search), [search]);
  const change = useCallback(
    (next: (now: CatalogueFilters) => CatalogueFilters) =>
      setSearch((now) => writeFilters(next(readFilters(now))), {
        replace: true,
        preventScrollReset: true,
        state: keepFocus,
      }),
    [setSearch],
  );
  return { filters, change };
};
