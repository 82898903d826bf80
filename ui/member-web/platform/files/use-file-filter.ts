import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { mediaTypes, type MediaType } from '#core/platform/media/medium.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import type { FileFilter } from '../../app/data/media.ts';

export type View = 'grid' | 'list';
type Change = Readonly<Record<string, string | undefined>>;

/** Folder, search and filters live in the address: Back and a copied link find them again. */
export const useFileFilter = () => {
  const [params, setParams] = useSearchParams();
  const folderId = params.get('folder');
  const q = (params.get('q') ?? '').trim().slice(0, 100);
  const type: MediaType | undefined = mediaTypes.find((one) => one === params.get('type'));
  const unused = params.get('unused') === 'true';
  const isFiltered = q !== '' || type !== undefined || unused;
  const view: View = params.get('view') === 'list' ? 'list' : 'grid';

  const change = useCallback(
    (part: Change) =>
      setParams(
        (known) => {
          const next = new URLSearchParams(known);
          for (const [name, value] of Object.entries(part)) {
            if (value === undefined || value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true, preventScrollReset: true, state: keepFocus },
      ),
    [setParams],
  );

  /** A search goes through all folders; without a filter a folder shows what lies in it. */
  const filter: FileFilter = isFiltered ? { q, type, unused } : { folderId: folderId ?? 'root' };
  return { folderId, q, type, unused, isFiltered, view, filter, change };
};

export type FileView = ReturnType<typeof useFileFilter>;
