import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { mediaContract } from '#http/platform/contract/media.ts';
import type { MediaType } from '#core/platform/media/medium.ts';
import type { MouseEvent } from 'react';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { followInstead, freshAddress, isOver } from '#ui/api/fresh-addresses.ts';
import { client } from '../client.ts';

type Medium = Readonly<{ mediaId: string; thumbnail: boolean; address: string }>;

/** Another address for a private file: one's own by itself, another person's with what the page shows of theirs. */
export const useFreshAddress = () => {
  const queries = useQueryClient();
  return ({ mediaId, thumbnail, address }: Medium): Promise<string | null> =>
    client.media.url({ params: { id: mediaId } }).then(
      ({ url, thumbnailUrl }) => (thumbnail ? (thumbnailUrl ?? url) : url),
      () => freshAddress(queries, address),
    );
};

/** A link to a private file that stays on the screen for longer than its address lives: then a fresh one is followed. */
export const useFreshLink = () => {
  const ask = useFreshAddress();
  return (mediaId: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget;
    if (event.defaultPrevented || !isOver(link.href)) return;
    event.preventDefault();
    ask({ mediaId, thumbnail: false, address: link.href }).then(
      (address) => followInstead(link, address),
      () => followInstead(link, null),
    );
  };
};

/** A file of one's own, as lists show it. */
export type OwnFile = z.output<(typeof mediaContract)['list']['output']>['items'][number];

export type FileFilter = Readonly<{
  /** `root` is the top; undefined: wherever they lie. */
  folderId?: string | undefined;
  q?: string | undefined;
  type?: MediaType | undefined;
  unused?: boolean | undefined;
}>;

export const mediaKeys = {
  all: ['media'],
  lists: ['media', 'list'],
  list: (filter: FileFilter) => ['media', 'list', filter],
} as const;

const pageSize = 60;

/** One's own files, newest first. */
export const useOwnFiles = ({ folderId, q, type, unused }: FileFilter, enabled = true) => {
  const query = useInfiniteQuery({
    queryKey: mediaKeys.list({ folderId, q, type, unused }),
    ...cursorPages((place, options) =>
      client.media.list(
        {
          query: {
            limit: pageSize,
            ...(folderId === undefined ? {} : { folderId }),
            ...(q ? { q } : {}),
            ...(type === undefined ? {} : { type }),
            ...(unused ? { unused: 'true' as const } : {}),
            ...place,
          },
        },
        options,
      ),
    ),
    enabled,
    placeholderData: keepPreviousData,
  });
  return { query, files: (query.data?.pages ?? []).flatMap(({ items }) => items) };
};

/** What lists and sums show after files came, went or moved. */
export const useMediaRefresh = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: mediaKeys.all });
};
