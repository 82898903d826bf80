import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import type { StaffListName } from '#core/access/saved-view/staff-lists.ts';
import { copyText } from '#ui/copy-text.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { type SavedView, useLinkedView, useViews, type ViewQuery } from './data.ts';
import { addressOfView, isSameQuery } from './view-query.ts';

type Columns = Readonly<{
  chosen: readonly string[] | null;
  choose: (sources: readonly string[] | null) => void;
}>;
const noColumns: Columns = { chosen: null, choose: () => undefined };

type Options = Readonly<{
  list: StaffListName;
  /** As the list stands by itself. */
  start: Pick<ViewQuery, 'sort' | 'filter'>;
  columns?: Columns | undefined;
}>;

/** The views of a list, which of them it shows, and the way from one to another. */
export const useListViews = ({ list, start, columns = noColumns }: Options) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { filterValues, sort } = useListContext();
  const params = new URLSearchParams(search);
  const inAddress = params.get('view');
  const views = useViews(list);
  const linked = useLinkedView(list, inAddress);
  // The list writes its own address when a filter changes; the view it began from is remembered.
  const [lastId, setLastId] = useState(inAddress);
  if (inAddress !== null && inAddress !== lastId) setLastId(inAddress);
  const known = views.data?.find(({ id }) => id === lastId);
  const active = known ?? (linked.data?.id === lastId ? linked.data : undefined);

  const now: ViewQuery = {
    filter: filterValues as Record<string, unknown>, // the framework says any
    sort: { field: sort.field, order: sort.order },
    columns: columns.chosen === null ? null : [...columns.chosen],
  };

  const show = (view: SavedView | null, replace = false) => {
    setLastId(view?.id ?? null);
    columns.choose(view?.query.columns ?? null);
    const query = view?.query ?? { ...start, columns: null };
    void navigate(addressOfView(pathname, query, view?.id ?? null), { replace });
  };

  // An address that names only the view is filled in once the view is known.
  const showLinked = useRef(show);
  useEffect(() => {
    showLinked.current = show;
  });
  const isBare = inAddress !== null && !params.has('filter');
  const found = isBare ? linked.data : undefined;
  useEffect(() => {
    if (found !== undefined) showLinked.current(found, true);
  }, [found]);

  return {
    views: views.data ?? [],
    isLost: isBare && linked.error !== null ? linked.error : null,
    active,
    now,
    isChanged: active !== undefined && !isSameQuery(active.query, now),
    show,
    forget: () => setLastId(null),
    keep: (view: SavedView) => {
      setLastId(view.id);
      void navigate(addressOfView(pathname, view.query, view.id), { replace: true });
    },
    copyAddress: async (view: SavedView) => {
      const address = `${window.location.origin}${pathname}?view=${encodeURIComponent(view.id)}`;
      const isCopied = await copyText(address);
      toast(isCopied ? formatMessage({ id: 'console.views.copied' }) : address);
    },
  };
};
export type ListViews = ReturnType<typeof useListViews>;
