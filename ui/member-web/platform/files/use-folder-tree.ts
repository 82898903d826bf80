import { useMemo } from 'react';
import { useFolders } from './data.ts';
import { childrenOf, named } from './folder-tree.ts';
import type { useFileFilter } from './use-file-filter.ts';

/** One's folders, and those of them that the place shows. */
export const useFolderTree = ({
  folderId,
  q,
  isFiltered,
}: Pick<ReturnType<typeof useFileFilter>, 'folderId' | 'q' | 'isFiltered'>) => {
  const { data, error, isPending, refetch } = useFolders();
  const folders = useMemo(() => data?.items ?? [], [data]);
  const names = useMemo(() => new Map(folders.map((folder) => [folder.id, folder.name])), [folders]);
  return {
    folders,
    names,
    shown: isFiltered ? named(folders, q) : childrenOf(folders, folderId),
    /** Not known yet: nothing may be called empty. */
    isUnknown: data === undefined,
    /** They were asked for in vain, and are not known from before. */
    error: data === undefined && !isPending ? error : null,
    refetch,
  };
};
